import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSessionStore } from '~/features/session';
import { useModal } from '~/lib/modal';
import type { SecondStep } from '../model/second-factor';
import { AuthFrame } from './auth-frame';
import { LoginForm } from './login-form';
import { SecondFactorPanel } from './second-factor-form';

/** Content of the log-in modal (specification 2.3), with the second step of an account that asks for one (2.10). */
export function LoginPanel() {
  const { t } = useTranslation(['auth', 'common']);
  const modal = useModal();
  const navigate = useNavigate();
  const [second, setSecond] = useState<SecondStep | null>(null);
  const onwards = modal.next ? { next: modal.next } : {};

  function done(): void {
    // A password that has to be changed comes before anything else (specification 4.3).
    if (useSessionStore.getState().passwordDue) modal.open('member', { page: 'changePassword', ...onwards });
    else if (modal.next) void navigate(modal.next, { replace: true });
    else modal.close();
  }

  if (second) return <SecondFactorPanel step={second} onDone={done} onRestart={() => setSecond(null)} />;
  return (
    <AuthFrame
      title={t('login.title')}
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
      <LoginForm
        next={modal.next}
        onDone={done}
        onSecondStep={setSecond}
        onForgotten={() => modal.open('forgot', onwards)}
      />
    </AuthFrame>
  );
}
