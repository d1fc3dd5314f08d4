import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFlag } from '~/features/system';
import { useModal } from '~/lib/modal';
import { EmptyState } from '~/ui/states';
import { toast } from '~/ui/toast';
import { AuthFrame } from './auth-frame';
import { RegisterForm } from './register-form';

/** Content of the register modal (specification 2.4). */
export function RegisterPanel() {
  const { t } = useTranslation(['auth', 'common']);
  const modal = useModal();
  const navigate = useNavigate();
  const byUsername = useFlag('USERNAMEREG3');
  function done(): void {
    toast(t('register.welcome'), 'win');
    if (modal.next) void navigate(modal.next, { replace: true });
    else modal.close();
  }
  return (
    <AuthFrame
      title={t('register.title')}
      bannerTitle={t('register.banner')}
      points={[
        { icon: 'check', text: t('register.point1') },
        { icon: 'check', text: t('register.point2') },
        { icon: 'check', text: t('register.point3') },
      ]}
      swap={{
        question: t('register.haveAccount'),
        action: t('common:login'),
        onSwap: () => modal.open('login', modal.next ? { next: modal.next } : {}),
      }}
    >
      {byUsername ? (
        <RegisterForm onDone={done} />
      ) : (
        <EmptyState
          art="lantern"
          title={t('register.closed')}
          text={t('register.closedText')}
          className="min-h-80"
        />
      )}
    </AuthFrame>
  );
}
