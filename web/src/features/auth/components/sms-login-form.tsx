import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { remembered } from '~/features/session';
import { Button } from '~/ui/button';
import { CheckField, FieldError } from '~/ui/field';
import { useCountry } from '../hooks/use-country';
import { usePhoneRule } from '../hooks/use-phone-rule';
import { useLogin } from '../hooks/use-login';
import { refusalText } from '../model/failure';
import { phoneOf } from '../model/phone';
import { secondFactorDemand } from '../model/second-factor';
import { PhoneField, SmsCodeField } from './deferred-fields';
import { FormFoot } from './auth-frame';
import type { LoginFormProps } from './login-form';

interface SmsLoginValues {
  mobileNum: string;
  verificationCode: string;
  remember: boolean;
}

/** By a code to a number that the account has proven (specification 2.3): the code is the proof, so no puzzle is asked for. */
export function SmsLoginForm({ onDone, onSecondStep, asAgent = false }: LoginFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [known] = useState(remembered.phone);
  const choice = useCountry(known?.countryDialingCode);
  const { country } = choice;
  const rule = usePhoneRule(country);
  const form = useForm<SmsLoginValues>({
    defaultValues: { mobileNum: known?.mobileNum ?? '', verificationCode: '', remember: known !== null },
  });
  const { register, handleSubmit, formState, trigger, getValues, resetField } = form;
  const login = useLogin();

  const numberToSendTo = async () =>
    (await trigger('mobileNum', { shouldFocus: true })) ? phoneOf(getValues('mobileNum'), country) : null;

  function submit({ mobileNum, verificationCode, remember }: SmsLoginValues): void {
    login.mutate(
      {
        type: 'sms',
        ...phoneOf(mobileNum, country),
        verificationCode: verificationCode.trim(),
        remember,
        ...(asAgent ? { as: 'agent' as const } : {}),
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          const demand = secondFactorDemand(error);
          if (demand) return onSecondStep({ demand, username: mobileNum.trim(), remember });
          // A code is used up by the try.
          resetField('verificationCode');
        },
      },
    );
  }

  return (
    <form
      className="contents"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label={t('login.bySms')}
    >
      <div className="grid content-start gap-3 overflow-auto px-4 pt-4 sm:min-h-72 sm:px-8">
        <PhoneField
          choice={choice}
          label={t('field.mobileNum')}
          error={formState.errors.mobileNum?.message}
          input={register('mobileNum', { validate: rule })}
        />
        <SmsCodeField
          purpose="login"
          phone={numberToSendTo}
          error={formState.errors.verificationCode && t('sms.needed')}
          input={register('verificationCode', { validate: (typed) => typed.trim() !== '' })}
        />
        <CheckField {...register('remember')}>{t('login.remember')}</CheckField>
      </div>
      <FormFoot>
        {login.isError && !secondFactorDemand(login.error) && (
          <FieldError>{refusalText(login.error, t)}</FieldError>
        )}
        <Button type="submit" tone="gold" size="l" block busy={login.isPending}>
          {t('common:login')}
        </Button>
      </FormFoot>
    </form>
  );
}
