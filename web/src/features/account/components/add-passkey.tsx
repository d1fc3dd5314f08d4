import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldError, TextField } from '~/ui/field';
import { useAddPasskey } from '../hooks/use-second-factor';
import { passkeyProblem } from '../model/passkey';
import { FormCard } from './form-card';
import { PasswordProof } from './password-proof';

export interface AddPasskeyProps {
  onAdded: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** A name to know it by and the password; then the browser asks for finger, face or key. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', password: '' } });
  const { errors } = formState;
  const add = useAddPasskey();
  const problem = passkeyProblem(add.error);
  return (
    <FormCard
      title={t('passkey.add')}
      intro={t('passkey.addIntro')}
      submit={t('passkey.addSubmit')}
      busy={add.isPending}
      error={problem ? null : add.error}
      onSubmit={() =>
        void handleSubmit(({ name, password }) =>
          add.mutate(
            { name: name.trim().normalize('NFC'), password },
            { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) },
          ),
        )()
      }
      onCancel={onCancel}
    >
      <TextField
        label={t('passkey.name')}
        icon="phone"
        autoComplete="off"
        required
        maxLength={64}
        placeholder={t('passkey.nameExample')}
        error={errors.name && t('passkey.needName')}
        {...register('name', { validate: (typed) => typed.trim() !== '' })}
      />
      <PasswordProof
        problem={errors.password && t('proof.needPassword')}
        failure={add.error}
        {...register('password', { required: true })}
      />
      {problem && <FieldError>{t(`passkey.problem.${problem}`)}</FieldError>}
    </FormCard>
  );
}
