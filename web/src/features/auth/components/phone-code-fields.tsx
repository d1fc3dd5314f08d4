import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CountryChoice } from '../hooks/use-country';
import { usePhoneRule } from '../hooks/use-phone-rule';
import type { CodeRoute } from '../hooks/use-code-route';
import { phoneOf } from '~/lib/phone';
import { PhoneField, SmsCodeField } from './deferred-fields';

export interface PhoneCodeValues {
  mobileNum: string;
  verificationCode: string;
}

export interface PhoneCodeFieldsProps {
  form: UseFormReturn<PhoneCodeValues>;
  choice: CountryChoice;
  route: CodeRoute;
}

/** A proven number and the code that is sent to it, as a part of a form. */
export function PhoneCodeFields({ form, choice, route }: PhoneCodeFieldsProps) {
  const { t } = useTranslation('auth');
  const rule = usePhoneRule(choice.country);
  const { register, formState, trigger, getValues } = form;

  const numberToSendTo = async () =>
    (await trigger('mobileNum', { shouldFocus: true }))
      ? phoneOf(getValues('mobileNum'), choice.country)
      : null;

  return (
    <>
      <PhoneField
        choice={choice}
        label={t('field.mobileNum')}
        error={formState.errors.mobileNum?.message}
        input={register('mobileNum', { validate: rule })}
      />
      <SmsCodeField
        route={route}
        phone={numberToSendTo}
        error={formState.errors.verificationCode && t('sms.needed')}
        input={register('verificationCode', { validate: (typed) => typed.trim() !== '' })}
      />
    </>
  );
}
