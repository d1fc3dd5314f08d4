import { useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import type { SliderAnswer } from '~/features/session';
import { throttle } from '~/lib/throttle';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Skeleton } from '~/ui/skeleton';
import { captchaQueries, pngSource, type SliderPuzzle } from '../api/captcha.api';
import type { PuzzleHandle } from './captcha-challenge';

export interface SliderCaptchaProps {
  action: 'login' | 'register';
  onAnswer: (answer: SliderAnswer | null) => void;
  error?: string;
  ref?: Ref<PuzzleHandle>;
}

const KNOB = 56;
const REFRESH_MS = 1_000;

/** The puzzle is made and checked by the server: the page only says where the piece was left. */
export function SliderCaptcha({ action, onAnswer, error, ref }: SliderCaptchaProps) {
  const { t } = useTranslation(['auth', 'common']);
  const puzzle = useQuery(captchaQueries.slider(action));
  const { refetch } = puzzle;
  const renew = useCallback(() => {
    onAnswer(null);
    void refetch();
  }, [onAnswer, refetch]);
  // A puzzle that was tested is spent: the form's reset waits for nothing, the visitor's button is throttled.
  useImperativeHandle(ref, () => ({ reset: renew }), [renew]);
  const renewByHand = useMemo(() => throttle(renew, REFRESH_MS), [renew]);
  const labelId = useId();

  return (
    <div className="grid gap-1.5" role="group" aria-labelledby={labelId}>
      <div className="flex items-center justify-between">
        <span id={labelId} className="text-13 font-medium text-muted">
          {t('slider.label')}
        </span>
        <IconButton
          icon="refresh"
          iconSize={16}
          label={t('slider.renew')}
          onClick={renewByHand}
          className="-my-2.5"
        />
      </div>
      <div className={classNames('well p-3', error && 'border-loss')}>
        {puzzle.data ? (
          <Board key={puzzle.data.id} puzzle={puzzle.data} labelId={labelId} onAnswer={onAnswer} />
        ) : puzzle.isError ? (
          <div className="grid min-h-[162px] content-center justify-items-center gap-3 text-center text-13 text-muted">
            <p role="alert">{t('slider.failed')}</p>
            <Button busy={puzzle.isFetching} onClick={renewByHand}>
              {t('common:retry')}
            </Button>
          </div>
        ) : (
          <div className="grid gap-2.5">
            <Skeleton className="aspect-2/1" />
            <Skeleton className="h-12" />
          </div>
        )}
      </div>
      {error && (
        <span role="alert" className="text-13 text-loss">
          {error}
        </span>
      )}
    </div>
  );
}

interface BoardProps {
  puzzle: SliderPuzzle;
  labelId: string;
  onAnswer: (answer: SliderAnswer | null) => void;
}

function Board({ puzzle, labelId, onAnswer }: BoardProps) {
  const { t } = useTranslation('auth');
  const reach = puzzle.width - puzzle.pieceWidth;
  const [x, setX] = useState(0);
  const [placed, setPlaced] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; x: number } | null>(null);

  const clamp = (value: number) => Math.min(reach, Math.max(0, value));
  function place(value: number): void {
    const next = Math.round(clamp(value));
    setX(next);
    setPlaced(true);
    onAnswer({ id: puzzle.id, x: next });
  }

  function onPointerDown(event: PointerEvent): void {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { from: event.clientX, x };
  }
  function onPointerMove(event: PointerEvent): void {
    if (!drag.current) return;
    const room = (track.current?.clientWidth ?? 0) - KNOB;
    if (room > 0) setX(clamp(drag.current.x + ((event.clientX - drag.current.from) / room) * reach));
  }
  function onPointerUp(): void {
    if (!drag.current) return;
    const moved = x !== drag.current.x;
    drag.current = null;
    if (moved) place(x);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = event.shiftKey ? 10 : 2;
    const moves: Record<string, number> = {
      ArrowLeft: x - step,
      ArrowDown: x - step,
      ArrowRight: x + step,
      ArrowUp: x + step,
      Home: 0,
      End: reach,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    place(to);
  }
  /** Tap to place: a way without dragging. */
  function onTap(event: PointerEvent<HTMLDivElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0) place(((event.clientX - box.left) / box.width) * puzzle.width - puzzle.pieceWidth / 2);
  }

  const part = reach > 0 ? x / reach : 0;
  return (
    <div className="grid gap-2.5">
      <div
        className="relative cursor-crosshair overflow-hidden rounded-[10px]"
        style={{ aspectRatio: `${puzzle.width} / ${puzzle.height}` }}
        onPointerUp={onTap}
        data-testid="puzzle"
      >
        <img src={pngSource(puzzle.background)} alt="" className="size-full" draggable={false} />
        <img
          src={pngSource(puzzle.piece)}
          alt=""
          draggable={false}
          className="absolute drop-shadow-[0_3px_8px_rgb(0_0_0/.7)]"
          style={{
            left: `${(x / puzzle.width) * 100}%`,
            top: `${(puzzle.y / puzzle.height) * 100}%`,
            width: `${(puzzle.pieceWidth / puzzle.width) * 100}%`,
          }}
        />
      </div>
      <div
        ref={track}
        className={classNames(
          'relative grid h-12 place-items-center rounded-md border border-line-strong bg-card pl-13 text-center text-13 leading-tight',
          placed ? 'text-win' : 'text-muted',
        )}
      >
        <b
          className="absolute inset-y-0 left-0 rounded-md bg-win/15"
          style={{ width: `calc(${KNOB}px + (100% - ${KNOB}px) * ${part})` }}
        />
        <span className="relative pr-2" aria-live="polite">
          {t(placed ? 'slider.placed' : 'slider.hint')}
        </span>
        <button
          type="button"
          role="slider"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={reach}
          aria-valuenow={Math.round(x)}
          className="gold-fill absolute inset-y-px grid cursor-grab touch-none place-items-center rounded-[10px] shadow-gold active:cursor-grabbing"
          style={{ width: KNOB, left: `calc((100% - ${KNOB}px) * ${part})` }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onKeyDown={onKeyDown}
        >
          <Icon name="next" size={22} />
        </button>
      </div>
    </div>
  );
}
