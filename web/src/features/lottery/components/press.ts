import { classNames } from '~/ui/class-names';

/** A button of a board that is on or off. */
export const pressClass = (pressed: boolean, ...more: string[]): string =>
  classNames(
    'num min-h-11 min-w-11 shrink-0 rounded-md border whitespace-nowrap transition-colors duration-(--t-fast)',
    pressed
      ? 'border-gold bg-gold/14 text-gold-hi'
      : 'border-line bg-card text-text hover:border-line-strong',
    ...more,
  );

/** A number or side that is bet on when it is on. */
export const pickClass = (picked: boolean, ...more: string[]): string =>
  classNames(
    'num relative min-h-11 rounded-[10px] border font-bold transition-colors duration-(--t-fast)',
    picked
      ? 'gold-fill border-gold-hi text-ink-gold'
      : 'border-line bg-card text-text hover:border-line-strong',
    ...more,
  );
