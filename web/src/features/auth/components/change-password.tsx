import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { useMemberQuery, useSessionStore } from '~/features/session';
import { ApiError } from '~/lib/http';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { FieldError, PasswordField, TextField } from '~/ui/field';
import { toast } from '~/ui/toast';
import { CodeField } from '~/ui/code-field';
import { passwordApi } from '../api/password.api';
import { useChangePassword } from '../hooks/use-password';
import { refusalText } from '../model/failure';
import { NO_PASSWORD, type NewPasswordValues } from '../model/new-password';
import { NewPasswordFields } from './new-password-fields';

const isAboutOld = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'OLD_PASSWORD_WRONG' || error.code === 'OLD_PASSWORD_REQUIRED');

/** Asked for at the first password of an account that was opened by number. */
const isAboutCode = (error: unknown) =>
  error instanceof ApiError && error.code.startsWith('VERIFICATION_CODE_');

/**
 * Member centre page (specification 2.6): user name, current password if there is one, new password twice.
 */
export function ChangePasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  const due = useSessionStore((s) => s.passwordDue);
  // The reason goes as soon as the change is done; the form that is leaving stays as it was.
  const [reason] = useState(due);
  const account = useMemberQuery().data?.account ?? '';
  const navigate = useNavigate();
  const { next } = useModal();
  const form = useForm<NewPasswordValues>({ defaultValues: NO_PASSWORD, mode: 'onTouched' });
  const { register, handleSubmit, formState, setError } = form;
  const change = useChangePassword();
  const [oldIsAsked, askForOld] = useState(reason !== 'first');
  const [codeIsAsked, askForCode] = useState(false);

  function submit(values: NewPasswordValues): void {
    change.mutate(values, {
      onSuccess: ({ endedSessions }) => {
        toast(endedSessions > 0 ? t('change.done', { ended: endedSessions }) : t('change.doneAlone'), 'win');
        void navigate(next ?? '/index', { replace: true });
      },
      onError: (error) => {
        if (isAboutCode(error)) {
          askForCode(true);
          askForOld(false);
          setError('verificationCode', { message: refusalText(error, t) }, { shouldFocus: true });
        }
        if (!isAboutOld(error)) return;
        askForOld(true);
        setError('oldPassword', { message: refusalText(error, t) }, { shouldFocus: true });
      },
    });
  }

  return (
    <form
      className="surface grid max-w-[560px] gap-4 p-5 sm:p-6"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label={t('change.submit')}
    >
      {reason && (
        <p role="status" className="gold-wash flex items-start gap-2.5 rounded-md p-3 text-gold-hi">
          <Icon name="info" size={18} className="mt-0.5 shrink-0" />
          <span>{t(`change.due.${reason}`)}</span>
        </p>
      )}
      <p className="text-13 text-muted">{t('change.intro')}</p>
      <TextField
        label={t('common:form.username')}
        icon="user"
        autoComplete="username"
        readOnly
        value={account}
      />
      {oldIsAsked && (
        <PasswordField
          label={t('newPassword.old')}
          icon="lock"
          autoComplete="current-password"
          required
          maxLength={256}
          error={formState.errors.oldPassword?.message}
          {...register('oldPassword', { validate: (typed) => typed !== '' || t('newPassword.needOld') })}
        />
      )}
      {codeIsAsked && (
        <CodeField
          label={t('sms.code')}
          cooldown="code-first-password"
          error={formState.errors.verificationCode?.message}
          help={t('change.codeHelp')}
          send={passwordApi.sendCode}
          {...register('verificationCode', { validate: (typed) => typed.trim() !== '' || t('sms.needed') })}
        />
      )}
      <NewPasswordFields form={form} username={account} />
      {change.isError && !isAboutOld(change.error) && !isAboutCode(change.error) && (
        <FieldError>{refusalText(change.error, t)}</FieldError>
      )}
      <Button type="submit" tone="gold" size="l" block busy={change.isPending}>
        {t('change.submit')}
      </Button>
    </form>
  );
}
