import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rememberedLogin } from '~/features/session';
import { formatCountdown } from '~/lib/format';
import { ApiError } from '~/lib/http';
import { Button } from '~/ui/button';
import { FieldError, TextField } from '~/ui/field';
import { EmptyState } from '~/ui/states';
import { useCooldown } from '~/lib/cooldown';
import { useSendLink } from '../hooks/use-password';
import { refusalText } from '../model/failure';
import { FormFoot } from './auth-frame';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const AGAIN_AFTER_SECONDS = 60;
/** "Password-reset rate limit: retry after 5 minutes" (specification 9). */
const REFUSED_FOR_SECONDS = 300;

interface ForgotValues {
  username: string;
  email: string;
}

/**
 * A link to the account's address (specification 2.5); the response does not reveal whether the account
 * exists.
 */
export function ForgotByEmail({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<ForgotValues>({ defaultValues: { username: rememberedLogin.username(), email: '' } });
  const { register, handleSubmit, formState } = form;
  const send = useSendLink();
  const wait = useCooldown('resetMail');
  const waiting = wait.secondsLeft > 0;

  function submit(values: ForgotValues): void {
    if (waiting) return;
    send.mutate(values, {
      onSuccess: () => {
        wait.begin(AGAIN_AFTER_SECONDS);
        setSentTo(values.email.trim());
      },
      onError: (error) => {
        if (error instanceof ApiError && error.status === 429)
          wait.begin(error.retryAfterSeconds ?? REFUSED_FOR_SECONDS);
      },
    });
  }

  const sendButton = (label: string, tone: 'gold' | 'line') => (
    <Button type="submit" tone={tone} size="l" block busy={send.isPending} disabled={waiting}>
      {waiting ? t('forgot.againIn', { time: formatCountdown(wait.secondsLeft) }) : label}
    </Button>
  );

  return (
    <form
      className="contents"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label={t('forgot.byEmail')}
    >
      {sentTo === null ? (
        <div className="grid content-start gap-3 overflow-auto px-4 py-4 sm:min-h-80 sm:px-8">
          <p className="mb-1 text-muted">{t('forgot.intro')}</p>
          <TextField
            label={t('common:form.username')}
            icon="user"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={64}
            error={formState.errors.username && t('login.needUsername')}
            {...register('username', { validate: (value) => value.trim() !== '' })}
          />
          <TextField
            label={t('field.email')}
            icon="mail"
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={255}
            error={formState.errors.email?.message}
            {...register('email', {
              validate: (value) =>
                value.trim() === ''
                  ? t('forgot.needEmail')
                  : EMAIL.test(value.trim()) || t('forgot.badEmail'),
            })}
          />
        </div>
      ) : (
        <div role="status" className="overflow-auto">
          <EmptyState
            art="lantern"
            title={t('forgot.sent')}
            text={t('in_been_out', { email: sentTo })}
            className="min-h-80 wrap-anywhere"
            action={<p className="max-w-[44ch] text-13 text-muted">{t('forgot.noMail')}</p>}
          />
        </div>
      )}
      <FormFoot>
        {send.isError && <FieldError>{refusalText(send.error, t)}</FieldError>}
        {sentTo === null ? (
          sendButton(t('forgot.submit'), 'gold')
        ) : (
          <>
            <Button tone="gold" size="l" block onClick={onLogin}>
              {t('forgot.toLogin')}
            </Button>
            {sendButton(t('forgot.again'), 'line')}
            <Button tone="text" onClick={() => setSentTo(null)}>
              {t('forgot.edit')}
            </Button>
          </>
        )}
      </FormFoot>
    </form>
  );
}
