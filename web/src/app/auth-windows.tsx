import { useGroupBanner } from '~/features/announcement/hooks/use-group-banner';
import { LoginPanel } from '~/features/auth/components/login-modal';
import { RegisterPanel } from '~/features/auth/components/register-modal';

export function LoginWindow() {
  return <LoginPanel banner={useGroupBanner('w_login')} />;
}

export function RegisterWindow() {
  return <RegisterPanel banner={useGroupBanner('w_register')} />;
}
