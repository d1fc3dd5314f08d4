import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { formatCountdown } from '~/lib/format';
import { serverNow } from '~/lib/clock';
import { useSecondsUntil } from '~/lib/now';
import { Button } from '~/ui/button';
import { FieldError, TextField } from '~/ui/field';
import { EmptyState } from '~/ui/states';
import { useSecondFactor } from '../hooks/use-password';
import { refusalText } from '../model/failure';
import {
  digitsOf,
  hasEnded,
  isPasskeyCancelled,
  preferredMethod,
  type FactorMethod,
  type SecondStep,
} from '../model/second-factor';
import { AuthFrame, FormFoot } from './auth-frame';

export interface SecondFactorProps {
  step: SecondStep;
  onDone: () => void;
  onRestart: () => void;
}

/** The second step in the frame of the log-in; its ticket is good for some minutes only. */
export function SecondFactorPanel({ step, onDone, onRestart }: SecondFactorProps) {
  const { t } = useTranslation('auth');
  const [until] = useState(() => serverNow() + step.demand.expiresInSeconds * 1_000);
  const [refused, setRefused] = useState(false);
  const secondsLeft = useSecondsUntil(until);
  return (
    <AuthFrame
      title={t('second.title')}
      bannerTitle={t('second.banner')}
      points={[
        { icon: 'clock', text: t('second.point1') },
        { icon: 'shield', text: t('second.point2') },
      ]}
      swap={{ question: t('second.notYou'), action: t('second.restart'), onSwap: onRestart }}
    >
      {refused || secondsLeft === 0 ? (
        <div role="alert">
          <EmptyState
            art="lantern"
            title={t('second.ended')}
            text={t('second.endedText')}
            className="min-h-100"
            action={
              <Button tone="gold" onClick={onRestart}>
                {t('second.restart')}
              </Button>
            }
          />
        </div>
      ) : (
        <SecondFactorForm
          step={step}
          onDone={onDone}
          onEnded={() => setRefused(true)}
          timeLeft={formatCountdown(secondsLeft)}
        />
      )}
    </AuthFrame>
  );
}

interface SecondFactorValues {
  code: string;
  recovery: string;
  bankAccountName: string;
}

interface SecondFactorFormProps {
  step: SecondStep;
  onDone: () => void;
  onEnded: () => void;
  timeLeft: string;
}

/** The field of each way that is typed. */
const FIELDS = { totp: 'code', recovery: 'recovery' } as const;

function SecondFactorForm({ step, onDone, onEnded, timeLeft }: SecondFactorFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { methods, additional } = step.demand;
  const [method, setMethod] = useState(preferredMethod(methods));
  const { register, handleSubmit, formState, resetField, setFocus } = useForm<SecondFactorValues>({
    defaultValues: { code: '', recovery: '', bankAccountName: '' },
  });
  const verify = useSecondFactor(step);
  const asksName = additional.includes('bankAccountName');
  const code = register('code', {
    validate: (value) => method !== 'totp' || digitsOf(value).length === 6,
  });

  // The pressed button is removed, so the focus moves to the requested field.
  useEffect(() => {
    if (method !== 'passkey') setFocus(FIELDS[method]);
  }, [method, setFocus]);

  function submit(values: SecondFactorValues): void {
    verify.mutate(
      {
        method,
        ...(method === 'totp' && { code: digitsOf(values.code) }),
        ...(method === 'recovery' && { code: values.recovery.trim() }),
        ...(asksName ? { bankAccountName: values.bankAccountName.trim().normalize('NFC') } : {}),
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (hasEnded(error)) onEnded();
          // A code is used up by the try; the name may have been right.
          else if (method !== 'passkey') resetField(FIELDS[method]);
        },
      },
    );
  }

  function use(next: FactorMethod): void {
    verify.reset();
    setMethod(next);
  }

  return (
    <form
      className="contents"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label={t('second.title')}
    >
      <div className="grid content-start gap-3 overflow-auto px-4 py-4 sm:min-h-80 sm:px-8">
        <p className="text-muted">{t('second.intro', { account: step.username })}</p>
        {method === 'totp' && (
          <TextField
            key="totp"
            label={t('second.code')}
            icon="lock"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            inputClassName="num text-20! tracking-[.3em]"
            error={formState.errors.code && t('second.needCode')}
            help={t('second.codeHelp')}
            {...code}
            onChange={(event) => {
              event.target.value = digitsOf(event.target.value);
              void code.onChange(event);
            }}
          />
        )}
        {method === 'recovery' && (
          <TextField
            key="recovery"
            label={t('second.recovery')}
            icon="lock"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={64}
            error={formState.errors.recovery && t('second.needRecovery')}
            help={t('second.recoveryHelp')}
            {...register('recovery', { validate: (value) => method !== 'recovery' || value.trim() !== '' })}
          />
        )}
        {method === 'passkey' && (
          <p className="flex items-start gap-3 rounded-md bg-card p-4 text-soft">
            <Icon name="lock" size={22} className="mt-0.5 shrink-0 text-gold" />
            <span>{t('second.passkeyText')}</span>
          </p>
        )}
        <div className="flex flex-wrap gap-x-5">
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} tone="text" className="px-0!" onClick={() => use(other)}>
                {t(`second.use.${other}`)}
              </Button>
            ))}
        </div>
        {asksName && (
          <TextField
            label={t('second.bankName')}
            icon="bank"
            autoComplete="name"
            required
            maxLength={255}
            error={formState.errors.bankAccountName && t('second.needBankName')}
            help={t('second.bankNameHelp')}
            {...register('bankAccountName', { validate: (value) => value.trim() !== '' })}
          />
        )}
      </div>
      <FormFoot>
        {verify.isError && !hasEnded(verify.error) && (
          <FieldError>
            {isPasskeyCancelled(verify.error) ? t('second.passkeyCancelled') : refusalText(verify.error, t)}
          </FieldError>
        )}
        <Button type="submit" tone="gold" size="l" block busy={verify.isPending}>
          {t(method === 'passkey' ? 'second.submitPasskey' : 'second.submit')}
        </Button>
        <p className="num text-center text-13 text-muted">{t('second.timeLeft', { time: timeLeft })}</p>
      </FormFoot>
    </form>
  );
}
