import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { PasswordField } from '~/ui/field';
import { isAboutPassword } from './form-card';

/** The log-in password, on whose strength a change is made; whether it was right is said here. */
export function PasswordProof({
  problem,
  failure,
  ...input
}: { problem: string | undefined; failure: unknown } & Omit<ComponentProps<'input'>, 'className'>) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  return (
    <PasswordField
      label={t('proof.password')}
      icon="lock"
      autoComplete="current-password"
      required
      maxLength={256}
      error={problem ?? (isAboutPassword(failure) ? failureText(failure) : undefined)}
      {...input}
    />
  );
}
