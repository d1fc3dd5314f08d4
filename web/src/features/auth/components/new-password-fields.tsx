import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSystem } from '~/features/system';
import { PasswordField } from '~/ui/field';
import {
  extraTicks,
  newPasswordProblem,
  newPasswordRule,
  type NewPasswordValues,
} from '../model/new-password';
import { PasswordRules } from './password-rules';

export interface NewPasswordFieldsProps {
  form: UseFormReturn<NewPasswordValues>;
  username?: string;
}

/** A new password with rules that tick while typing, and once more. */
export function NewPasswordFields({ form, username }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  const rule = newPasswordRule(useSystem()?.info.register);
  const { register, control, formState } = form;
  const [value, oldPassword] = useWatch({ control, name: ['newPassword', 'oldPassword'] });
  const known = { ...(username ? { username } : {}), ...(oldPassword ? { oldPassword } : {}) };
  return (
    <>
      <PasswordField
        label={t('newPassword.label')}
        icon="lock"
        autoComplete="new-password"
        required
        maxLength={256}
        valid={newPasswordProblem(value, rule, known) === null}
        error={formState.errors.newPassword?.message}
        {...register('newPassword', {
          validate: (typed) => {
            const problem = newPasswordProblem(typed, rule, known);
            if (problem === null) return true;
            return t(problem === 'required' ? 'newPassword.needNew' : 'newPassword.rules');
          },
        })}
      />
      <PasswordRules value={value} rule={rule} extra={extraTicks(value, known)} />
      <PasswordField
        label={t('newPassword.confirm')}
        icon="lock"
        autoComplete="new-password"
        required
        maxLength={256}
        error={formState.errors.confirmNewPassword?.message}
        {...register('confirmNewPassword', {
          validate: (again, all) => again === all.newPassword || t('register.mismatch'),
        })}
      />
    </>
  );
}
