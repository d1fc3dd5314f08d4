import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SliderAnswer } from '~/features/session';
import { useSystem } from '~/features/system';
import { Button } from '~/ui/button';
import { CheckField, FieldError } from '~/ui/field';
import { useAffiliateCode, useDialingCodes, useRegister } from '../hooks/use-register';
import { registerFailureText } from '../model/failure';
import { shownFields } from '../model/field-rules';
import type { RegisterValues } from '../model/register-payload';
import { FormFoot } from './auth-frame';
import { RegisterFields } from './register-fields';
import { SliderCaptcha, type SliderCaptchaHandle } from './slider-captcha';
import { TermsSheet } from './terms-sheet';

const EMPTY: RegisterValues = { username: '', password: '', confirmPassword: '', agreed: false };

/** The server's field rules decide what is asked for. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const [params] = useSearchParams();
  const referralCode = params.get('referralCode') ?? '';
  const affiliateCode = params.get('affiliateCode') ?? '';
  const rules = useSystem()?.info.register ?? {};
  const affiliate = useAffiliateCode(affiliateCode);
  const fields = shownFields(rules).filter((field) => field !== 'affiliateCode' || !affiliate.accepted);
  const { countries, own } = useDialingCodes();
  const [chosenCountry, chooseCountry] = useState<string>();
  const country = countries.find((c) => c.countryCode === chosenCountry) ?? own;

  const form = useForm<RegisterValues>({
    defaultValues: { ...EMPTY, referralCode, affiliateCode },
    mode: 'onTouched',
  });
  const { register, handleSubmit, formState, control, setValue, reset } = form;
  const values = useWatch({ control }) as RegisterValues;
  const [slider, setSlider] = useState<SliderAnswer | null>(null);
  const [unsolved, setUnsolved] = useState(false);
  const [reading, setReading] = useState(false);
  const puzzle = useRef<SliderCaptchaHandle>(null);
  const signUp = useRegister();

  function submit(values: RegisterValues): void {
    setUnsolved(slider === null);
    if (!slider) return;
    const countryDialingCode = country?.countryDialingCode ?? '84';
    signUp.mutate(
      {
        values,
        context: {
          fields,
          slider,
          countryDialingCode,
          affiliateCode,
          referralCode,
          location: window.location,
        },
      },
      { onSuccess: onDone, onError: () => puzzle.current?.reset() },
    );
  }

  return (
    <form
      className="contents"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label={t('register.title')}
    >
      <div className="grid content-start gap-3 overflow-auto px-4 pt-4 pb-3 sm:grid-cols-2 sm:px-8">
        <RegisterFields
          fields={fields}
          rules={rules}
          values={values}
          errors={formState.errors}
          register={register}
          setValue={setValue}
          countries={countries}
          country={country}
          onCountry={chooseCountry}
        />
        {affiliate.refused && (
          <div className="sm:col-span-2">
            <FieldError>{t('register.badInvitation')}</FieldError>
          </div>
        )}
        <div className="sm:col-span-2">
          <SliderCaptcha
            ref={puzzle}
            action="register"
            onAnswer={(answer) => {
              setSlider(answer);
              if (answer) setUnsolved(false);
            }}
            error={unsolved && !slider ? t('slider.needed') : undefined}
          />
        </div>
      </div>
      <FormFoot>
        <CheckField
          error={formState.errors.agreed && t('register.mustAgree')}
          {...register('agreed', { required: true })}
        >
          {t('register.agree')}{' '}
          <button
            type="button"
            className="text-gold underline-offset-2 hover:underline"
            onClick={() => setReading(true)}
          >
            {t('register.terms')}
          </button>
        </CheckField>
        {signUp.isError && <FieldError>{registerFailureText(signUp.error, t)}</FieldError>}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Button type="submit" tone="gold" size="l" block busy={signUp.isPending}>
            {t('register.submit')}
          </Button>
          <Button
            size="l"
            onClick={() => {
              reset();
              puzzle.current?.reset();
            }}
          >
            {t('register.reset')}
          </Button>
        </div>
      </FormFoot>
      <TermsSheet open={reading} onClose={() => setReading(false)} />
    </form>
  );
}
