import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export interface ChipProps extends ComponentProps<'button'> {
  pressed?: boolean;
}

/** A filter that is on or off. */
export function Chip({ pressed = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 py-2 font-medium whitespace-nowrap transition-colors duration-(--t-fast)',
        pressed
          ? 'gold-wash border-gold text-gold-hi'
          : 'border-line bg-card text-muted hover:border-line-strong hover:text-text',
        className,
      )}
      {...rest}
    />
  );
}

const tagClass = cva(
  'inline-flex items-center gap-1 rounded-[6px] px-2 py-0.5 text-12 font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        plain: 'bg-raised text-muted',
        win: 'bg-win/13 text-win',
        loss: 'bg-loss/13 text-loss-soft',
        info: 'bg-info/14 text-info-soft',
        gold: 'bg-gold/14 text-gold',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export type TagTone = NonNullable<VariantProps<typeof tagClass>['tone']>;

export function Tag({
  tone,
  children,
  className,
}: {
  tone?: TagTone;
  children: ReactNode;
  className?: string;
}) {
  return <span className={classNames(tagClass({ tone }), className)}>{children}</span>;
}

const MOST_SHOWN = 99;

/** How many wait; nothing where none does. The label is what a screen reader says of it. */
export function CountBadge({
  count,
  label,
  className,
}: {
  count: number;
  label: string;
  className?: string;
}) {
  if (count < 1) return null;
  return (
    <span
      className={classNames(
        'num inline-grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-11 leading-none font-semibold text-white',
        className,
      )}
    >
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
