import type { DrawResult, ListedDraw } from './lottery.api';

type Slot = ListedDraw['slots'][number];

/** The values of a prize as an operator types them: numbers apart by anything that is no digit. */
export const valuesOf = (text: string): string[] => text.match(/\d+/g) ?? [];

export const isComplete = ({ count, digits }: Slot, text: string): boolean => {
  const values = valuesOf(text);
  return values.length === count && values.every((value) => value.length === digits);
};

/** Undefined while a prize lacks a value or a digit. */
export function resultFrom(
  slots: readonly Slot[],
  texts: Readonly<Record<string, string>>,
): DrawResult | undefined {
  if (!slots.every((slot) => isComplete(slot, texts[slot.code] ?? ''))) return undefined;
  return Object.fromEntries(slots.map(({ code }) => [code, valuesOf(texts[code] ?? '')]));
}
