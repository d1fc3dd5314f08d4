import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';
import type { FactorProof } from '../api/second-factor.api';
import { FormCard, type FormCardProps } from './form-card';
import { PasswordProof } from './password-proof';

export interface ProofFormProps extends Pick<
  FormCardProps,
  'title' | 'intro' | 'submit' | 'tone' | 'busy' | 'error'
> {
  /** Also a code of the app, or one of the recovery codes. */
  withCode?: boolean;
  onSubmit: (proof: FactorProof) => void;
  onCancel: () => void;
}

/** Removing or renewing a factor needs the password and the factor itself. */
export function ProofForm({ withCode = false, onSubmit, error, ...card }: ProofFormProps) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = formState;
  return (
    <FormCard
      {...card}
      error={error}
      onSubmit={() => void handleSubmit(({ password, code }) => onSubmit({ password, code: code.trim() }))()}
    >
      <PasswordProof
        problem={errors.password && t('proof.needPassword')}
        failure={error}
        {...register('password', { required: true })}
      />
      {withCode && (
        <TextField
          label={t('proof.factorCode')}
          icon="phone"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={64}
          error={errors.code && t('proof.needCode')}
          help={t('proof.factorCodeHelp')}
          {...register('code', { validate: (typed) => typed.trim() !== '' })}
        />
      )}
    </FormCard>
  );
}
