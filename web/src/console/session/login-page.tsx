import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '~/art/brand-mark';
import { useFailureText } from '~/lib/failure';
import { Button } from '~/ui/button';
import { FieldError, TextField } from '~/ui/field';
import { operatorSessionApi } from './session.api';
import { useOperatorSession } from './session.store';

const EnrolmentPage = lazy(() => import('./enrolment-page').then((m) => ({ default: m.EnrolmentPage })));

/** User name, password and the code of the second factor in one step: a refusal does not say which of them was wrong. */
export function LoginPage() {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const { begin, expired } = useOperatorSession();
  const [isEnrolling, setEnrolling] = useState(false);
  const [fields, setFields] = useState({ username: '', password: '', code: '' });
  const login = useMutation({
    mutationFn: operatorSessionApi.logIn,
    onSuccess: (answer, { username }) => begin({ ...answer, username }),
    onError: () => setFields((typed) => ({ ...typed, code: '' })),
  });
  const bind = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    required: true,
    onChange: (event: { target: { value: string } }) =>
      setFields((typed) => ({ ...typed, [name]: event.target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ ...fields, code: fields.code.replaceAll(' ', '') });
  };
  if (isEnrolling)
    return (
      <Suspense fallback={null}>
        <EnrolmentPage onDone={() => setEnrolling(false)} />
      </Suspense>
    );
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <form onSubmit={submit} className="surface grid w-full max-w-[380px] gap-4 p-6">
        <div className="flex items-center gap-3">
          <BrandMark size={32} />
          <h1 className="text-18">{t('login.title')}</h1>
        </div>
        {expired && <p className="text-muted">{t('login.expired')}</p>}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form */}
        <TextField label={t('login.username')} autoComplete="username" autoFocus {...bind('username')} />
        <TextField
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          {...bind('password')}
        />
        <TextField
          label={t('login.code')}
          help={t('login.codeHelp')}
          autoComplete="one-time-code"
          {...bind('code')}
        />
        {login.isError && <FieldError>{failureText(login.error)}</FieldError>}
        <Button type="submit" tone="gold" block busy={login.isPending}>
          {t('login.submit')}
        </Button>
        <Button type="button" block onClick={() => setEnrolling(true)}>
          {t('login.enrol')}
        </Button>
      </form>
    </main>
  );
}
