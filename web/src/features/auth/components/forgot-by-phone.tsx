import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { useCodeRoute } from '../hooks/use-code-route';
import { useCountry } from '../hooks/use-country';
import { useResetByPhone } from '../hooks/use-reset-by-phone';
import { refusalText } from '../model/failure';
import { NO_PASSWORD, type NewPasswordValues } from '../model/new-password';
import { phoneOf } from '~/lib/phone';
import type { SecondStep } from '../model/second-factor';
import { FormFoot } from './auth-frame';
import { NewPasswordFields } from './new-password-fields';
import { PhoneCodeFields, type PhoneCodeValues } from './phone-code-fields';

type PhoneResetValues = NewPasswordValues & PhoneCodeValues;

export interface ForgotByPhoneProps {
  onSecondStep: (step: SecondStep) => void;
  onLogin: () => void;
}

/** A code to the account's number sets a new password and logs the visitor in (specification 2.5). */
export function ForgotByPhone({ onSecondStep, onLogin }: ForgotByPhoneProps) {
  const { t } = useTranslation(['auth', 'common']);
  const choice = useCountry();
  const navigate = useNavigate();
  const form = useForm<PhoneResetValues>({
    defaultValues: { ...NO_PASSWORD, mobileNum: '', verificationCode: '' },
    mode: 'onTouched',
  });
  const { handleSubmit, resetField } = form;
  const route = useCodeRoute('forgot');
  const reset = useResetByPhone();

  function submit({ mobileNum, verificationCode, ...password }: PhoneResetValues): void {
    reset.mutate(
      { phone: phoneOf(mobileNum, choice.country), prove: () => route.prove(verificationCode), password },
      {
        onSuccess: (demand) => {
          if (demand === 'set') return;
          if (demand) return onSecondStep({ demand, username: mobileNum.trim(), remember: false });
          toast(t('forgot.phoneDone'), 'win');
          void navigate('/index', { replace: true });
        },
        onError: () => resetField('verificationCode'),
      },
    );
  }

  if (reset.data === 'set')
    return (
      <div role="status" className="grid min-h-80 content-center justify-items-center gap-4 p-6 text-center">
        <p>{t('reset.done')}</p>
        <Button tone="gold" onClick={onLogin}>
          {t('forgot.toLogin')}
        </Button>
      </div>
    );
  return (
    <form
      className="contents"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label={t('forgot.byPhone')}
    >
      <div className="grid content-start gap-3 overflow-auto px-4 py-4 sm:min-h-80 sm:px-8">
        {/* Both groups of fields know their own part of the form only. */}
        <PhoneCodeFields
          form={form as unknown as UseFormReturn<PhoneCodeValues>}
          choice={choice}
          route={route}
        />
        <NewPasswordFields form={form as unknown as UseFormReturn<NewPasswordValues>} />
      </div>
      <FormFoot>
        {reset.isError && <FieldError>{refusalText(reset.error, t)}</FieldError>}
        <Button type="submit" tone="gold" size="l" block busy={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </FormFoot>
    </form>
  );
}
