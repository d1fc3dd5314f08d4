import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '~/art/icon';
import { classNames } from './class-names';

/** Grows with its text, never clips a stacked mark. Gold is the one primary action of a view. */
export const buttonClass = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold leading-snug whitespace-nowrap',
    'transition-[background,border-color,filter,transform] duration-(--t-fast) active:translate-y-px',
    'disabled:bg-none disabled:bg-raised disabled:text-subtle disabled:shadow-none disabled:filter-none',
    'aria-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      tone: {
        gold: 'gold-fill shadow-gold hover:brightness-106',
        jade: 'bg-jade text-white shadow-lit hover:bg-jade-hi',
        line: 'border border-line-strong bg-veil hover:border-muted hover:bg-raised',
        soft: 'bg-raised shadow-lit hover:bg-raised-hi',
        danger: 'bg-danger text-white hover:bg-danger-hi',
        text: 'text-gold hover:text-gold-hi',
      },
      size: {
        m: 'min-h-11 px-[18px] py-[9px] text-14',
        l: 'min-h-13 px-6 py-2.5 text-16',
        s: 'min-h-11 px-3 py-2 text-14',
      },
      block: { true: 'w-full', false: '' },
    },
    compoundVariants: [
      // Buttons that fill a row wrap long texts instead of overflowing.
      { tone: 'text', class: 'px-2 whitespace-normal!' },
      { block: true, class: 'whitespace-normal!' },
    ],
    defaultVariants: { tone: 'line', size: 'm', block: false },
  },
);

type Look = VariantProps<typeof buttonClass>;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** Busy: keeps its width and cannot be pressed again. */
  busy?: boolean;
  className?: string;
}

export function Button({
  tone,
  size,
  block,
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ tone, size, block }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Icon name="refresh" size={18} className="animate-spin-once" />}
      {children}
    </button>
  );
}

export function ButtonLink({ tone, size, block, className, ...rest }: LinkProps & Look) {
  return <Link className={classNames(buttonClass({ tone, size, block }), className)} {...rest} />;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The name a screen reader says. */
  label: string;
  iconSize?: number;
}

export function IconButton({ icon, label, iconSize = 20, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors duration-(--t-fast) hover:bg-raised hover:text-text',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
