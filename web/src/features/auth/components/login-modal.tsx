import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useModal } from '~/lib/modal';
import { AuthFrame } from './auth-frame';
import { LoginForm } from './login-form';

/** Content of the log-in modal (specification 2.3). */
export function LoginPanel() {
  const { t } = useTranslation(['auth', 'common']);
  const modal = useModal();
  const navigate = useNavigate();
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
        onSwap: () => modal.open('register', modal.next ? { next: modal.next } : {}),
      }}
    >
      <LoginForm
        next={modal.next}
        onDone={() => (modal.next ? void navigate(modal.next, { replace: true }) : modal.close())}
      />
    </AuthFrame>
  );
}
