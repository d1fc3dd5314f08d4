import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rememberedLogin } from '~/features/session';
import { useFlag } from '~/features/system';
import { Button } from '~/ui/button';
import { CheckField, PasswordField, TextField } from '~/ui/field';
import { useFreePlay } from '../hooks/use-free-play';
import { useLogin } from '../hooks/use-login';
import { captchaIsDue } from '../model/failure';
import { useLoginDraft } from '../model/login-draft';
import { secondFactorDemand, type SecondStep } from '../model/second-factor';
import { HumanCheck, ImageCaptchaField } from './deferred-fields';
import { FormFoot } from './auth-frame';
import type { HumanAnswer } from './human-check';
import type { ImageAnswer } from './image-captcha';
import { LoginRefusal } from './login-refusal';
import type { PuzzleHandle } from './captcha-challenge';

interface LoginValues {
  username: string;
  password: string;
  remember: boolean;
}

export interface LoginFormProps {
  onDone: () => void;
  /** The password was right, and the account asks for a second step. */
  onSecondStep: (step: SecondStep) => void;
  onForgotten: () => void;
  next: string | null;
  /** The server rejects accounts that are not agents. */
  asAgent?: boolean;
}

export function LoginForm({ onDone, onSecondStep, onForgotten, next, asAgent = false }: LoginFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [{ draft, known }] = useState(() => ({
    draft: useLoginDraft.getState().take(),
    known: rememberedLogin.username(),
  }));
  const form = useForm<LoginValues>({
    defaultValues: {
      username: draft.username || known,
      password: draft.password,
      remember: known !== '',
    },
  });
  const { register, handleSubmit, formState } = form;
  const [human, setHuman] = useState<HumanAnswer | null>(null);
  const [imageDue, setImageDue] = useState(false);
  const [image, setImage] = useState<ImageAnswer | null>(null);
  const [unsolved, setUnsolved] = useState(false);
  const puzzle = useRef<PuzzleHandle>(null);
  const picture = useRef<PuzzleHandle>(null);
  const login = useLogin();
  const freePlay = useFreePlay();
  const offersFreePlay = useFlag('FREEPLAY3');

  function submit({ username, password, remember }: LoginValues): void {
    setUnsolved(human === null);
    if (!human || (imageDue && !image)) return;
    login.mutate(
      {
        type: 'username',
        username: username.trim().normalize('NFC'),
        password,
        remember,
        ...(asAgent ? { as: 'agent' as const } : {}),
        ...human,
        ...(imageDue ? image : {}),
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          const demand = secondFactorDemand(error);
          if (demand) return onSecondStep({ demand, username: username.trim(), remember });
          puzzle.current?.reset();
          if (imageDue) picture.current?.reset();
          else if (captchaIsDue(error)) setImageDue(true);
        },
      },
    );
  }

  return (
    <form
      className="contents"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label={t('login.title')}
    >
      <div className="grid content-start gap-3 overflow-auto px-4 pt-4 sm:px-8">
        <TextField
          label={t('common:form.username')}
          icon="user"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          error={formState.errors.username && t('login.needUsername')}
          {...register('username', { required: true, validate: (v) => v.trim() !== '' })}
        />
        <PasswordField
          label={t('common:form.password')}
          icon="lock"
          autoComplete="current-password"
          required
          error={formState.errors.password && t('login.needPassword')}
          {...register('password', { required: true })}
        />
        {imageDue && (
          <ImageCaptchaField
            ref={picture}
            onAnswer={setImage}
            error={formState.submitCount > 0 && login.isIdle && !image ? t('captcha.needed') : undefined}
          />
        )}
        <HumanCheck
          ref={puzzle}
          action="login"
          onAnswer={setHuman}
          error={unsolved && !human ? t('slider.needed') : undefined}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <CheckField {...register('remember')}>{t('login.remember')}</CheckField>
          <Button tone="text" className="px-0!" onClick={onForgotten}>
            {t('login.forgotten')}
          </Button>
        </div>
      </div>
      <FormFoot>
        {login.isError && !secondFactorDemand(login.error) && <LoginRefusal error={login.error} />}
        <div className="grid gap-2 sm:grid-flow-col sm:grid-cols-[minmax(0,1fr)]">
          <Button type="submit" tone="gold" size="l" block busy={login.isPending}>
            {t('common:login')}
          </Button>
          {offersFreePlay && !asAgent && (
            <Button block busy={freePlay.pending} onClick={() => freePlay.start(next ?? undefined)}>
              {t('login.freePlay')}
            </Button>
          )}
        </div>
      </FormFoot>
    </form>
  );
}
