import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rememberedLogin } from '~/features/session';
import { Button } from '~/ui/button';
import { CheckField, FieldError } from '~/ui/field';
import { useCodeRoute } from '../hooks/use-code-route';
import { useCountry } from '../hooks/use-country';
import { useLogin } from '../hooks/use-login';
import { refusalText } from '../model/failure';
import { phoneOf } from '~/lib/phone';
import { secondFactorDemand } from '../model/second-factor';
import { FormFoot } from './auth-frame';
import type { LoginFormProps } from './login-form';
import { PhoneCodeFields, type PhoneCodeValues } from './phone-code-fields';

interface SmsLoginValues extends PhoneCodeValues {
  remember: boolean;
}

/** Login by a code to a verified number (specification 2.3); the code is the proof, so no puzzle is shown. */
export function SmsLoginForm({ onDone, onSecondStep, asAgent = false }: LoginFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [known] = useState(rememberedLogin.phone);
  const choice = useCountry(known?.countryDialingCode);
  const { country } = choice;
  const form = useForm<SmsLoginValues>({
    defaultValues: { mobileNum: known?.mobileNum ?? '', verificationCode: '', remember: known !== null },
  });
  const { register, handleSubmit, resetField } = form;
  const route = useCodeRoute('login');
  const login = useLogin();

  function submit({ mobileNum, verificationCode, remember }: SmsLoginValues): void {
    login.mutate(
      {
        type: 'sms',
        ...phoneOf(mobileNum, country),
        prove: () => route.prove(verificationCode),
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
        {/* The fields know their own part of the form only. */}
        <PhoneCodeFields
          form={form as unknown as UseFormReturn<PhoneCodeValues>}
          choice={choice}
          route={route}
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
