import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '~/art/brand-mark';
import { useFailureText } from '~/lib/failure';
import { Button } from '~/ui/button';
import { FieldError, TextField } from '~/ui/field';
import { operatorSessionApi } from './session.api';

/** First enrolment: the code that another operator handed over, then a password and an authenticator app of one's own. */
export function EnrolmentPage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const [token, setToken] = useState('');
  const [fields, setFields] = useState({ password: '', code: '' });
  const begin = useMutation({ mutationFn: operatorSessionApi.beginEnrolment });
  const confirm = useMutation({ mutationFn: operatorSessionApi.confirmEnrolment });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (begin.data) confirm.mutate({ token, ...fields, code: fields.code.replaceAll(' ', '') });
    else begin.mutate({ token });
  };
  const failed = confirm.error ?? begin.error;
  const busy = begin.isPending || confirm.isPending;
  if (confirm.data)
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <section className="surface grid w-full max-w-[420px] gap-4 p-6">
          <h1 className="text-18">{t('enrol.done')}</h1>
          <p className="text-muted">{t('enrol.recovery')}</p>
          <ul className="num grid grid-cols-1 gap-1 rounded-sm border border-line-strong bg-well p-3 select-all sm:grid-cols-2">
            {confirm.data.recoveryCodes.map((code) => (
              <li key={code} className="text-12">
                {code}
              </li>
            ))}
          </ul>
          <Button tone="gold" block onClick={onDone}>
            {t('enrol.toLogin')}
          </Button>
        </section>
      </main>
    );
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <form onSubmit={submit} className="surface grid w-full max-w-[420px] gap-4 p-6">
        <div className="flex items-center gap-3">
          <BrandMark size={32} />
          <h1 className="text-18">{t('enrol.title')}</h1>
        </div>
        {begin.data ? (
          <>
            <p className="text-muted">{t('enrol.hello', { name: begin.data.username })}</p>
            <div className="grid gap-1">
              <span className="text-12 text-muted">{t('enrol.secret')}</span>
              <output className="num rounded-sm border border-line-strong bg-well p-3 break-all select-all">
                {begin.data.secret}
              </output>
              <a className="text-12 underline" href={begin.data.uri}>
                {t('enrol.openApp')}
              </a>
            </div>
            <TextField
              label={t('enrol.password')}
              help={t('enrol.passwordHelp')}
              type="password"
              autoComplete="new-password"
              required
              value={fields.password}
              onChange={({ target }) => setFields((typed) => ({ ...typed, password: target.value }))}
            />
            <TextField
              label={t('enrol.code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              value={fields.code}
              onChange={({ target }) => setFields((typed) => ({ ...typed, code: target.value }))}
            />
          </>
        ) : (
          <TextField
            label={t('enrol.token')}
            help={t('enrol.tokenHelp')}
            autoComplete="off"
            required
            value={token}
            onChange={({ target }) => setToken(target.value.trim())}
          />
        )}
        {failed && <FieldError>{failureText(failed)}</FieldError>}
        <Button type="submit" tone="gold" block busy={busy}>
          {t(begin.data ? 'enrol.submit' : 'enrol.next')}
        </Button>
        <Button type="button" block onClick={onDone}>
          {t('enrol.toLogin')}
        </Button>
      </form>
    </main>
  );
}
