import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useModal } from '~/lib/modal';
import { CodeField } from '~/ui/code-field';
import { TextField } from '~/ui/field';
import { toast } from '~/ui/toast';
import { contactApi } from '../api/contact.api';
import { useChangeEmail } from '../hooks/use-secrets';
import { ContactNow } from './contact-now';
import { FormCard } from './form-card';
import { PasswordProof } from './password-proof';

const EMPTY = { email: '', password: '', verificationCode: '' };
const isAddress = (typed: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed.trim());

/** Binds an address: shown to be the member's by a code, and allowed by the password. */
export function EmailPage() {
  const { t } = useTranslation('account');
  const { register, handleSubmit, formState, trigger, getValues } = useForm({ defaultValues: EMPTY });
  const { errors } = formState;
  const modal = useModal();
  const change = useChangeEmail();

  function submit({ email, password, verificationCode }: typeof EMPTY): void {
    change.mutate(
      { email: email.trim(), password, verificationCode: verificationCode.trim() },
      {
        onSuccess: () => {
          toast(t('email.done'), 'win');
          modal.open('member', { page: 'securityCenter' }, { replace: true });
        },
      },
    );
  }

  return (
    <div className="grid max-w-[560px] content-start gap-4">
      <ContactNow kind="email" />
      <FormCard
        title={t('email.title')}
        headed={false}
        intro={t('email.intro')}
        submit={t('email.submit')}
        busy={change.isPending}
        error={change.error}
        onSubmit={() => void handleSubmit(submit)()}
      >
        <TextField
          label={t('email.address')}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={255}
          error={errors.email && t('email.wrong')}
          {...register('email', { validate: isAddress })}
        />
        <CodeField
          label={t('proof.emailCode')}
          cooldown="code-contact-email"
          error={errors.verificationCode && t('proof.needCode')}
          send={async () =>
            (await trigger('email')) ? contactApi.sendEmailCode(getValues('email').trim()) : undefined
          }
          {...register('verificationCode', { validate: (code) => code.trim() !== '' })}
        />
        <PasswordProof
          problem={errors.password && t('proof.needPassword')}
          failure={change.error}
          {...register('password', { required: true })}
        />
      </FormCard>
    </div>
  );
}
