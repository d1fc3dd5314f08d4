import { useCallback, useState, type ReactNode, type Ref } from 'react';
import type { WorkAnswer } from '~/features/session';
import { Button } from '~/ui/button';
import { WorkCheck, type WorkCheckProps } from './work-check';

/** How a form asks for another puzzle: each is good for one try. */
export interface PuzzleHandle {
  reset: () => void;
}

export interface PuzzleOrWorkProps<Answer> {
  action: WorkCheckProps['action'];
  /** The button that gives up the puzzle, and the one that goes back to it. */
  words: { toWork: string; toPuzzle: string };
  /** It takes the same ref: one of the two is there at a time. */
  puzzle: ReactNode;
  /** What the device's work is called in the answer; unchanged from one drawing to the next. */
  worked: (work: WorkAnswer) => Answer;
  onAnswer: (answer: Answer | null) => void;
  ref?: Ref<PuzzleHandle>;
}

/** A puzzle, or the device's own work for whom a puzzle is no way (WCAG 3.3.8). */
export function PuzzleOrWork<Answer>(props: PuzzleOrWorkProps<Answer>) {
  const { action, words, puzzle, worked, onAnswer, ref } = props;
  const [works, setWorks] = useState(false);
  const onWork = useCallback((work: WorkAnswer | null) => onAnswer(work && worked(work)), [onAnswer, worked]);
  return (
    <div className="grid gap-1">
      {works ? <WorkCheck ref={ref} action={action} onAnswer={onWork} /> : puzzle}
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
