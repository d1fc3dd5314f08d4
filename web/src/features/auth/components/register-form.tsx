import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RegisterTab } from '~/features/session';
import { useFlag, useSystem } from '~/features/system';
import { Button } from '~/ui/button';
import { CheckField, FieldError } from '~/ui/field';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { useCodeRoute } from '../hooks/use-code-route';
import { useCountry } from '../hooks/use-country';
import { useAffiliateCheck, useAffiliateCode, useRegister } from '../hooks/use-register';
import { refusedFields, registerFailureText } from '../model/failure';
import { shownFields, type FormShape } from '../model/field-rules';
import { phoneOf } from '~/lib/phone';
import type { RegisterValues } from '../model/register-payload';
import { HumanCheck, ImageCaptchaField, ReferralChip, SmsCodeField } from './deferred-fields';
import { FormFoot } from './auth-frame';
import type { HumanAnswer } from './human-check';
import type { ImageAnswer } from './image-captcha';
import type { PuzzleHandle } from './captcha-challenge';
import { RegisterFields } from './register-fields';

const TermsSheet = lazyPage(() => import('./terms-sheet').then((m) => m.TermsSheet));

const EMPTY: RegisterValues = {
  username: '',
  password: '',
  confirmPassword: '',
  verificationCode: '',
  agreed: false,
};

/** What one tab of the form asks for (specification 5.2). */
function useShape(tab: RegisterTab, invited: boolean): FormShape {
  const smsEnabled = useFlag('smsEnabled');
  const proven = useFlag('REGMOBVERF3');
  const withPassword = useFlag('MOBILENUMPASSREG3');
  const direct = useFlag('DIRECTREG3');
  const mobile = tab === 'mobile';
  return {
    tab,
    codeDue: smsEnabled || (mobile && proven),
    passwordDue: !mobile || withPassword,
    invitationDue: !direct && !invited,
  };
}

export interface RegisterFormProps {
  tab: RegisterTab;
  onDone: (account: string) => void;
}

/** The server's field rules decide what is asked for. */
export function RegisterForm({ tab, onDone }: RegisterFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [params] = useSearchParams();
  const [referralCode, setReferralCode] = useState(params.get('referralCode') ?? '');
  const codeFromUrl = params.get('affiliateCode') ?? '';
  const rules = useSystem()?.info.register ?? {};
  const shape = useShape(tab, referralCode !== '');
  const affiliate = useAffiliateCode(codeFromUrl);
  const isAffiliate = useAffiliateCheck();
  const fields = shownFields(rules, shape).filter(
    (field) => field !== 'affiliateCode' || !affiliate.accepted,
  );
  const choice = useCountry();

  const form = useForm<RegisterValues>({
    defaultValues: { ...EMPTY, referralCode, affiliateCode: codeFromUrl },
    mode: 'onTouched',
  });
  const { register, handleSubmit, formState, control, setValue, setError, reset, trigger, getValues } = form;
  const values = useWatch({ control }) as RegisterValues;
  const [human, setHuman] = useState<HumanAnswer | null>(null);
  const [image, setImage] = useState<ImageAnswer | null>(null);
  const imageDue = rules['captcha']?.enabled === true && rules['captcha'].required;
  const [terms, setTerms] = useState<'open' | 'read' | null>(null);
  const puzzle = useRef<PuzzleHandle>(null);
  const picture = useRef<PuzzleHandle>(null);
  const route = useCodeRoute(tab);
  const signUp = useRegister(tab);
  const tried = formState.submitCount > 0;
  // The code of the address is none, and still stands in its field.
  const badCode = affiliate.refused && values.affiliateCode === codeFromUrl;
  const errors = badCode
    ? { ...formState.errors, affiliateCode: { type: 'server', message: t('invitation_code_error') } }
    : formState.errors;
  const phone = () => phoneOf(getValues('mobileNum') ?? '', choice.country);

  async function submit(typed: RegisterValues): Promise<void> {
    if (!human || (imageDue && !image)) return;
    const code = fields.includes('affiliateCode') ? (typed.affiliateCode ?? '').trim() : '';
    if (code && !(await isAffiliate(code)))
      return setError('affiliateCode', { message: t('invitation_code_error') }, { shouldFocus: true });
    signUp.mutate(
      {
        values: typed,
        context: {
          fields,
          puzzles: { ...human, ...(imageDue ? image : {}) },
          phone: phone(),
          affiliateCode: affiliate.accepted ? codeFromUrl : '',
          referralCode,
          location: window.location,
        },
        prove: shape.codeDue ? () => route.prove(typed.verificationCode ?? '') : undefined,
      },
      {
        onSuccess: ({ account }) => onDone(account),
        onError: (error) => {
          puzzle.current?.reset();
          picture.current?.reset();
          for (const { field } of refusedFields(error))
            if (fields.some((shown) => shown === field))
              setError(field, { message: t('register.refusedField') });
        },
      },
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
          shape={shape}
          fields={fields}
          rules={rules}
          values={values}
          errors={errors}
          register={register}
          setValue={setValue}
          choice={choice}
          code={
            shape.codeDue ? (
              <SmsCodeField
                route={route}
                phone={async () => ((await trigger('mobileNum', { shouldFocus: true })) ? phone() : null)}
                error={formState.errors.verificationCode && t('sms.needed')}
                input={register('verificationCode', { validate: (typed) => typed?.trim() !== '' })}
              />
            ) : undefined
          }
        />
        {referralCode && !fields.includes('referralCode') && (
          <ReferralChip code={referralCode} onRemove={() => setReferralCode('')} />
        )}
        {imageDue && (
          <div className="sm:col-span-2">
            <ImageCaptchaField
              ref={picture}
              onAnswer={setImage}
              error={tried && signUp.isIdle && !image ? t('captcha.needed') : undefined}
            />
          </div>
        )}
        <div className="sm:col-span-2">
          <HumanCheck
            ref={puzzle}
            action="register"
            onAnswer={setHuman}
            error={tried && signUp.isIdle && !human ? t('slider.needed') : undefined}
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
            onClick={() => setTerms('open')}
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
              signUp.reset();
              puzzle.current?.reset();
              picture.current?.reset();
            }}
          >
            {t('register.reset')}
          </Button>
        </div>
      </FormFoot>
      {terms && (
        <LazyBoundary fallback={null}>
          <TermsSheet open={terms === 'open'} onClose={() => setTerms('read')} />
        </LazyBoundary>
      )}
    </form>
  );
}
