import { classNames } from './class-names';

export interface ProgressProps {
  label: string;
  /** 0 to 1. */
  value: number;
  /** What is read out in place of the percentage. */
  text?: string;
  tone?: 'gold' | 'win' | 'loss';
}

const TONES = { gold: 'bg-gold', win: 'bg-win', loss: 'bg-loss' } as const;

export function Progress({ label, value, text, tone = 'gold' }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-raised"
    >
      <div
        className={classNames('h-full rounded-full transition-[width] duration-(--t-base)', TONES[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
