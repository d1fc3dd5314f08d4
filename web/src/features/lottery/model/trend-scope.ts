import { layoutOf, sidesOf, type Result } from '#libs/lottery-engine/browser';

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
