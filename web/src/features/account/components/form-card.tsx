import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode, useFailureText } from '~/lib/failure';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';

/** Said at the password's own field. */
export const isAboutPassword = (error: unknown) =>
  hasCode(error, 'OLD_PASSWORD_WRONG', 'OLD_PASSWORD_REQUIRED');

export interface FormCardProps {
  /** Names the form; seen as its heading unless the page's own title says the same. */
  title: string;
  headed?: boolean;
  intro?: ReactNode;
  submit: string;
  tone?: 'gold' | 'danger';
  busy: boolean;
  /** What refused the last try; a wrong password is said at its field instead. */
  error: unknown;
  onSubmit: () => void;
  onCancel?: () => void;
  children: ReactNode;
}

/** One form of the account: what it is for, its fields, one action, and the way back. */
export function FormCard({
  title,
  headed = true,
  intro,
  submit,
  tone = 'gold',
  busy,
  error,
  onSubmit,
  onCancel,
  children,
}: FormCardProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <form
      className="surface grid max-w-[560px] content-start gap-4 p-5 sm:p-6"
      noValidate
      aria-label={title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {(headed || intro) && (
        <div className="grid gap-1.5">
          {headed && <h3 className="text-18">{title}</h3>}
          {intro && <p className="text-13 text-muted">{intro}</p>}
        </div>
      )}
      {children}
      {error && !isAboutPassword(error) ? <FieldError>{failureText(error)}</FieldError> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" tone={tone} size="l" className="flex-[2_1_12rem]" busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="l" className="flex-[1_1_7rem]" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
