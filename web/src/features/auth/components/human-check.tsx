import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PuzzleAnswers, SliderAnswer, WorkAnswer } from '~/features/session';
import { Button } from '~/ui/button';
import { SliderCaptcha, type SliderCaptchaHandle } from './slider-captcha';
import { WorkCheck } from './work-check';

export type HumanAnswer = Pick<PuzzleAnswers, 'sliderCaptcha' | 'workProof'>;

export interface HumanCheckProps {
  action: 'login' | 'register';
  onAnswer: (answer: HumanAnswer | null) => void;
  error?: string;
  ref?: Ref<SliderCaptchaHandle>;
}

/** The slider, or the device's own work for whom a puzzle is no way (WCAG 3.3.8). */
export function HumanCheck({ action, onAnswer, error, ref }: HumanCheckProps) {
  const { t } = useTranslation('auth');
  const [works, setWorks] = useState(false);
  const check = useRef<SliderCaptchaHandle>(null);
  useImperativeHandle(ref, () => ({ reset: () => check.current?.reset() }), []);
  const slid = useCallback(
    (slider: SliderAnswer | null) => onAnswer(slider && { sliderCaptcha: slider }),
    [onAnswer],
  );
  const worked = useCallback((work: WorkAnswer | null) => onAnswer(work && { workProof: work }), [onAnswer]);
  return (
    <div className="grid gap-1">
      {works ? (
        <WorkCheck ref={check} action={action} onAnswer={worked} />
      ) : (
        <SliderCaptcha ref={check} action={action} onAnswer={slid} error={error} />
      )}
      <div>
        <Button
          tone="text"
          size="s"
          className="px-0! text-13"
          onClick={() => {
            onAnswer(null);
            setWorks(!works);
          }}
        >
          {t(works ? 'work.puzzle' : 'work.offer')}
        </Button>
      </div>
    </div>
  );
}
