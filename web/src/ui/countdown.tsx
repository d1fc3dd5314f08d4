import { useEffect, useRef } from 'react';
import { formatCountdown } from '~/lib/format';
import { useSecondsUntil } from '~/lib/now';

export interface CountdownProps {
  /** An instant of the server. */
  until: number;
  label: string;
  className?: string;
  onEnd?: () => void;
}

/** Time left by the server's clock; said once by its label, never every second. */
export function Countdown({ until, label, className, onEnd }: CountdownProps) {
  const left = useSecondsUntil(until);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) end.current?.();
  }, [isOver]);
  return (
    <span role="timer" aria-label={label} aria-live="off" className={`num ${className ?? ''}`}>
      {formatCountdown(left)}
    </span>
  );
}
