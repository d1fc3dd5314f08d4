import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { ConsoleDialog } from '../shell/console-dialog';
import { primaryButton, smallButton } from './list-head';

interface ReasonDialogProps {
  title: string;
  children?: ReactNode;
  error: string | null;
  busy: boolean;
  /** For a form with much text. */
  wide?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** An action that the audit log keeps with its reason; Enter confirms, Escape cancels. */
export function ReasonDialog({
  title,
  children,
  error,
  busy,
  wide = false,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation('console');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onConfirm(reason.trim());
  };
  return (
    <ConsoleDialog label={title} wide={wide} onClose={onClose}>
      <form className="grid gap-3 p-4" onSubmit={submit}>
        <h2 className="text-16">{title}</h2>
        {children}
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('list.reason')}</span>
          <input
            className="min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14"
            required
            maxLength={200}
            value={reason}
            placeholder={t('list.reasonHelp')}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        {error && <FieldError>{error}</FieldError>}
        <div className="flex justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('list.cancel')} <kbd>Esc</kbd>
          </button>
          <button type="submit" disabled={busy} className={classNames(smallButton, primaryButton)}>
            {t('list.confirm')} <kbd>↵</kbd>
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}
