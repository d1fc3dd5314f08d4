import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { rememberedLogin, useSessionStore } from '~/features/session';
import { useFlag } from '~/features/system';
import { useModal } from '~/lib/modal';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { Skeleton } from '~/ui/skeleton';
import { SegmentedTabs } from '~/ui/tabs';
import type { SecondStep } from '../model/second-factor';
import { AuthFrame, type WindowBanner } from './auth-frame';
import { LoginForm, type LoginFormProps } from './login-form';

const SmsLoginForm = lazyPage(() => import('./sms-login-form').then((m) => m.SmsLoginForm));
const SecondFactorPanel = lazyPage(() => import('./second-factor-form').then((m) => m.SecondFactorPanel));
const loading = <Skeleton className="m-8 h-60" />;

/** The page key that makes it the agents' log-in: `?m=login&p=agent`. */
const AGENT_LOGIN_PAGE = 'agent';

/** The login modal (specification 2.3), with the second step if the account requires one (2.10). */
export function LoginPanel({ banner }: { banner?: WindowBanner | undefined }) {
  const { t } = useTranslation(['auth', 'common']);
  const modal = useModal();
  const navigate = useNavigate();
  const bySms = useFlag('MOBILEVERCODELOGIN3');
  const [way, setWay] = useState<'username' | 'sms'>(() => (rememberedLogin.phone() ? 'sms' : 'username'));
  const [second, setSecond] = useState<SecondStep | null>(null);
  const onwards = modal.next ? { next: modal.next } : {};
  const asAgent = modal.page === AGENT_LOGIN_PAGE;

  function done(): void {
    // A password that has to be changed comes before anything else (specification 4.3).
    if (useSessionStore.getState().passwordDue) modal.open('member', { page: 'changePassword', ...onwards });
    else if (modal.next) void navigate(modal.next, { replace: true });
    else modal.open('welcome');
  }

  if (second)
    return (
      <LazyBoundary fallback={loading}>
        <SecondFactorPanel step={second} onDone={done} onRestart={() => setSecond(null)} />
      </LazyBoundary>
    );
  const form: LoginFormProps = {
    next: modal.next,
    asAgent,
    onDone: done,
    onSecondStep: setSecond,
    onForgotten: () => modal.open('forgot', onwards),
  };
  return (
    <AuthFrame
      title={t(asAgent ? 'login.agentTitle' : 'login.title')}
      banner={banner}
      bannerTitle={t('login.banner')}
      points={[
        { icon: 'shield', text: t('login.point1') },
        { icon: 'lock', text: t('login.point2') },
      ]}
      swap={{
        question: t('login.newHere'),
        action: t('common:register'),
        onSwap: () => modal.open('register', onwards),
      }}
    >
      <SegmentedTabs
        inset
        value={bySms ? way : 'username'}
        onChange={setWay}
        label={t('login.ways')}
        items={[
          { value: 'username', label: t('field.username'), panel: <LoginForm {...form} /> },
          ...(bySms
            ? [
                {
                  value: 'sms' as const,
                  label: t('field.mobileNum'),
                  panel: (
                    <LazyBoundary fallback={loading}>
                      <SmsLoginForm {...form} />
                    </LazyBoundary>
                  ),
                },
              ]
            : []),
        ]}
      />
    </AuthFrame>
  );
}
