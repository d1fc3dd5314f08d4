import { useCallback, useState, type ReactNode, type Ref } from 'react';
import type { WorkAnswer } from '~/features/session';
import { Button } from '~/ui/button';
import { ProofOfWorkCheck, type ProofOfWorkCheckProps } from './proof-of-work-check';

/** A form requests a new puzzle after each try, because each is valid once. */
export interface PuzzleHandle {
  reset: () => void;
}

export interface CaptchaChallengeProps<Answer> {
  action: ProofOfWorkCheckProps['action'];
  /** Labels of the buttons that switch to proof of work and back to the puzzle. */
  words: { toWork: string; toPuzzle: string };
  /** It takes the same ref, because only one of the two is mounted. */
  puzzle: ReactNode;
  /** Wraps the proof of work in the form's answer; must be a stable function. */
  toAnswer: (work: WorkAnswer) => Answer;
  onAnswer: (answer: Answer | null) => void;
  ref?: Ref<PuzzleHandle>;
}

/** A puzzle, with proof of work by the device as the accessible alternative (WCAG 3.3.8). */
export function CaptchaChallenge<Answer>(props: CaptchaChallengeProps<Answer>) {
  const { action, words, puzzle, toAnswer, onAnswer, ref } = props;
  const [works, setWorks] = useState(false);
  const onWork = useCallback(
    (work: WorkAnswer | null) => onAnswer(work && toAnswer(work)),
    [onAnswer, toAnswer],
  );
  return (
    <div className="grid gap-1">
      {works ? <ProofOfWorkCheck ref={ref} action={action} onAnswer={onWork} /> : puzzle}
      <div>
        <Button
          tone="text"
          size="s"
          className="px-0! text-left! text-13"
          onClick={() => {
            onAnswer(null);
            setWorks(!works);
          }}
        >
          {works ? words.toPuzzle : words.toWork}
        </Button>
      </div>
    </div>
  );
}
