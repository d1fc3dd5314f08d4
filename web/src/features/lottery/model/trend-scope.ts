import { layoutOf, sidesOf, type Result } from '#libs/lottery-engine/browser';

type Scope = Parameters<typeof import('#libs/lottery-engine/browser').symbolStatistics>[2];

/** The symbols that the statistics of a layout count: balls or digits where it has a range or one digit, else two-digit endings. */
export function scopeOf(layoutId: string): Scope & { width: number } {
  const [slot] = layoutOf(layoutId).slots;
  if (slot?.range) {
    const [from, to] = slot.range;
    return { view: { slots: [slot.code] }, from, to, width: slot.digits };
  }
  if (slot?.digits === 1) return { view: { split: true }, from: 0, to: 9, width: 1 };
  return { view: { cut: { tail: 2 } }, from: 0, to: 99, width: 2 };
}

export const hasHeadsAndTails = (layoutId: string): boolean => layoutId === 'MB27' || layoutId === 'MN18';

const span = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Sides of the sum of the digits or balls of the first prize, for the road map: large or small, odd or even. */
export function roadSides(layoutId: string, results: readonly Result[], by: 'SIZE' | 'PARITY'): string[] {
  const [slot] = layoutOf(layoutId).slots;
  if (!slot) return [];
  const [low, high] = slot.range ?? [0, 9];
  const count = slot.range ? slot.count : slot.count * slot.digits;
  const [least, most] = [low * count, high * count];
  const sides: Record<string, number[]> =
    by === 'PARITY'
      ? {
          ODD: span(least % 2 ? least : least + 1, most, 2),
          EVEN: span(least % 2 ? least + 1 : least, most, 2),
        }
      : {
          SMALL: span(least, Math.ceil((least + most) / 2) - 1),
          BIG: span(Math.floor((least + most) / 2) + 1, most),
        };
  const view = { slots: [slot.code], ...(!slot.range && { split: true as const }) };
  return sidesOf(layoutOf(layoutId), results, { view, reduce: 'sum' }, sides);
}
