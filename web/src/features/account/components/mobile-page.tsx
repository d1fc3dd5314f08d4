import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { systemQueries, useSystem } from '~/features/system';
import { useModal } from '~/lib/modal';
import { digitsOf, phoneOf, phoneProblem } from '~/lib/phone';
import { CodeField } from '~/ui/code-field';
import { SelectField, TextField } from '~/ui/field';
import { toast } from '~/ui/toast';
import { contactApi } from '../api/contact.api';
import { useChangeMobile } from '../hooks/use-secrets';
import { ContactNow } from './contact-now';
import { FormCard } from './form-card';
import { PasswordProof } from './password-proof';

const EMPTY = { country: '', mobileNum: '', password: '', verificationCode: '' };

/** Binds a number: shown to be the member's by a code, and allowed by the password. */
export function MobilePage() {
  const { t } = useTranslation('account');
  const { data: countries = [] } = useQuery(systemQueries.countries());
  const here = useSystem()?.location.country?.toUpperCase();
  const { register, handleSubmit, formState, trigger, getValues, control } = useForm({
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const modal = useModal();
  const change = useChangeMobile();
  const chosen = useWatch({ control, name: 'country' });
  const country =
    countries.find((c) => c.countryCode === chosen) ??
    countries.find((c) => c.countryCode === here) ??
    countries.find((c) => c.countryCode === 'VN') ??
    countries[0];
  const number = () => phoneOf(getValues('mobileNum'), country);

  function submit({ password, verificationCode }: typeof EMPTY): void {
    change.mutate(
      { ...number(), password, verificationCode: verificationCode.trim() },
      {
        onSuccess: () => {
          toast(t('mobile.done'), 'win');
          modal.open('member', { page: 'securityCenter' }, { replace: true });
        },
      },
    );
  }

  return (
    <div className="grid max-w-[560px] content-start gap-4">
      <ContactNow kind="mobileNum" />
      <FormCard
        title={t('mobile.title')}
        headed={false}
        intro={t('mobile.intro')}
        submit={t('mobile.submit')}
        busy={change.isPending}
        error={change.error}
        onSubmit={() => void handleSubmit(submit)()}
      >
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2.5">
          <SelectField
            label={t('mobile.country')}
            value={country?.countryCode ?? ''}
            {...register('country')}
            autoComplete="tel-country-code"
          >
            {countries.map((c) => (
              <option key={c.countryCode} value={c.countryCode}>
                +{c.countryDialingCode} {c.countryCode}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('mobile.number')}
            icon="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
            maxLength={20}
            error={errors.mobileNum && t('mobile.wrong', { digits: digitsOf(country).join(' / ') })}
            {...register('mobileNum', { validate: (typed) => phoneProblem(typed, country) === null })}
          />
        </div>
        <CodeField
          label={t('proof.smsCode')}
          cooldown="code-contact-mobile"
          error={errors.verificationCode && t('proof.needCode')}
          send={async () => ((await trigger('mobileNum')) ? contactApi.sendMobileCode(number()) : undefined)}
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
