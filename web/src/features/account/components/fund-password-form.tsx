import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSystem } from '~/features/system';
import { CodeField } from '~/ui/code-field';
import { PasswordField } from '~/ui/field';
import { toast } from '~/ui/toast';
import { fundPasswordApi } from '../api/fund-password.api';
import { useFundPassword } from '../hooks/use-secrets';
import { fitsRule, fundPasswordRule } from '../model/fund-password';
import { FormCard } from './form-card';
import { PasswordProof } from './password-proof';

const EMPTY = {
  password: '',
  oldFundPassword: '',
  verificationCode: '',
  newFundPassword: '',
  confirmFundPassword: '',
};

/**
 * `set` and `reset` need the login password, `reset` also a code; `change` needs the current fund password.
 */
export function FundPasswordForm({ by }: { by: 'set' | 'change' | 'reset' }) {
  const { t } = useTranslation('account');
  const rule = fundPasswordRule(useSystem()?.info.register);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: EMPTY });
  const { errors } = formState;
  const save = useFundPassword();
  const [channel, setChannel] = useState<'sms' | 'email' | null>(null);
  const ruleText = t(rule.digitsOnly ? 'fund.rule.digits' : 'fund.rule.length', {
    count: rule.max,
    length: rule.min === rule.max ? String(rule.max) : `${rule.min} – ${rule.max}`,
  });

  function submit({ password, oldFundPassword, verificationCode, ...secret }: typeof EMPTY): void {
    const fields =
      by === 'set'
        ? { by, password, ...secret }
        : by === 'change'
          ? { by, oldFundPassword, ...secret }
          : { by, password, verificationCode: verificationCode.trim(), ...secret };
    save.mutate(fields, {
      onSuccess: () => {
        toast(t(`fund.${by}.done`), 'win');
        reset(EMPTY);
      },
    });
  }

  return (
    <FormCard
      title={t(`fund.${by}.title`)}
      headed={by === 'set'}
      intro={t(`fund.${by}.intro`)}
      submit={t(`fund.${by}.submit`)}
      busy={save.isPending}
      error={save.error}
      onSubmit={() => void handleSubmit(submit)()}
    >
      {by === 'change' ? (
        <PasswordField
          label={t('fund.old')}
          icon="card"
          autoComplete="off"
          required
          maxLength={256}
          error={errors.oldFundPassword && t('fund.needOld')}
          {...register('oldFundPassword', { required: true })}
        />
      ) : (
        <PasswordProof
          problem={errors.password && t('proof.needPassword')}
          failure={save.error}
          {...register('password', { required: true })}
        />
      )}
      {by === 'reset' && (
        <CodeField
          label={t('fund.code')}
          cooldown="code-fund-password"
          error={errors.verificationCode && t('proof.needCode')}
          help={channel ? t(`fund.sent.${channel}`) : t('fund.codeHelp')}
          send={async () => {
            const sent = await fundPasswordApi.sendCode();
            setChannel(sent.channel);
            return sent;
          }}
          {...register('verificationCode', { validate: (code) => code.trim() !== '' })}
        />
      )}
      <PasswordField
        label={t('fund.new')}
        icon="card"
        autoComplete="off"
        inputMode={rule.digitsOnly ? 'numeric' : undefined}
        required
        maxLength={rule.max}
        error={errors.newFundPassword && ruleText}
        help={errors.newFundPassword ? undefined : ruleText}
        {...register('newFundPassword', { validate: (secret) => fitsRule(secret, rule) })}
      />
      <PasswordField
        label={t('fund.confirm')}
        icon="card"
        autoComplete="off"
        inputMode={rule.digitsOnly ? 'numeric' : undefined}
        required
        maxLength={rule.max}
        error={errors.confirmFundPassword && t('proof.mismatch')}
        {...register('confirmFundPassword', {
          validate: (again, all) => again === all.newFundPassword,
        })}
      />
    </FormCard>
  );
}
