import { useCallback, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PuzzleAnswers, SliderAnswer, WorkAnswer } from '~/features/session';
import { CaptchaChallenge, type PuzzleHandle } from './captcha-challenge';
import { SliderCaptcha } from './slider-captcha';

export type HumanAnswer = Pick<PuzzleAnswers, 'sliderCaptcha' | 'workProof'>;

export interface HumanCheckProps {
  action: 'login' | 'register';
  onAnswer: (answer: HumanAnswer | null) => void;
  error?: string;
  ref?: Ref<PuzzleHandle>;
}

const toAnswer = (workProof: WorkAnswer): HumanAnswer => ({ workProof });

/** The slider, or the work of the device. */
export function HumanCheck({ action, onAnswer, error, ref }: HumanCheckProps) {
  const { t } = useTranslation('auth');
  const slid = useCallback(
    (slider: SliderAnswer | null) => onAnswer(slider && { sliderCaptcha: slider }),
    [onAnswer],
  );
  return (
    <CaptchaChallenge
      ref={ref}
      action={action}
      words={{ toWork: t('work.offer'), toPuzzle: t('work.puzzle') }}
      puzzle={<SliderCaptcha ref={ref} action={action} onAnswer={slid} error={error} />}
      toAnswer={toAnswer}
      onAnswer={onAnswer}
    />
  );
}
