/** A slot of a result: so many values, either numbers of `digits` digits or balls of a range. */
export interface Slot {
  code: string;
  count: number;
  /** Length of each value as text; leading zeros are kept. */
  digits: number;
  /** Values lie within; absent: every value of `digits` digits. */
  range?: readonly [from: number, to: number];
  /** No value occurs twice in the slot. */
  distinct?: boolean;
  /** The order of the values is part of the result. */
  ordered?: boolean;
}

export interface Layout {
  id: string;
  slots: readonly Slot[];
  /** Slots whose values are drawn from one set of balls: no value occurs twice among them. */
  sharedBalls?: readonly string[];
}

/** The values per slot as text: leading zeros are part of a number. */
export type Result = Readonly<Record<string, readonly string[]>>;

/** What keeps a result from being complete for its layout; empty if nothing does. */
export function faultsOf(layout: Layout, result: Result): string[] {
  const known = new Set(layout.slots.map((slot) => slot.code));
  const unknown = Object.keys(result)
    .filter((code) => !known.has(code))
    .map((code) => `${code}: no such slot`);
  return [
    ...unknown,
    ...layout.slots.flatMap((slot) => slotFaults(slot, result[slot.code])),
    ...shared(layout, result),
  ];
}

function slotFaults(slot: Slot, values: unknown): string[] {
  if (!Array.isArray(values)) return [`${slot.code}: missing`];
  const faults: string[] = [];
  if (values.length !== slot.count) faults.push(`${slot.code}: ${values.length} values of ${slot.count}`);
  for (const value of values as unknown[]) {
    const fault = valueFault(slot, value);
    if (fault) faults.push(`${slot.code}: ${fault}`);
  }
  if (slot.distinct && new Set(values).size !== values.length)
    faults.push(`${slot.code}: a value occurs twice`);
  return faults;
}

function valueFault(slot: Slot, value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d+$/.test(value) || value.length !== slot.digits)
    return `${String(value)} is not ${slot.digits} digits`;
  if (slot.range && (Number(value) < slot.range[0] || Number(value) > slot.range[1]))
    return `${value} is outside ${slot.range.join('–')}`;
  return undefined;
}

function shared(layout: Layout, result: Result): string[] {
  if (!layout.sharedBalls) return [];
  const balls = layout.sharedBalls.flatMap((code) => result[code] ?? []);
  const slots = layout.sharedBalls.join(' and ');
  return new Set(balls).size === balls.length ? [] : [`${slots}: a ball occurs twice`];
}

/** Every value of a result, in the order of the slots of its layout, as one string for comparisons. */
export function printResult(layout: Layout, result: Result): string {
  return layout.slots.map((slot) => `${slot.code}=${(result[slot.code] ?? []).join(',')}`).join(';');
}
