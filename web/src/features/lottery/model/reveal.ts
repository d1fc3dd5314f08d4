type Values = Readonly<Record<string, readonly string[]>>;

/** A value of a result, by its prize and its place in it. */
export interface Shown {
  prize: string;
  at: number;
}

/** More prizes than these are a table; fewer are one row of balls. */
const ROW = 2;

export const isTable = (values: Values): boolean => Object.keys(values).length > ROW;

/**
 * The prizes in the order of a broadcast: in the north from the first to the seventh and the special one last, in other
 * tables from the lowest to the highest, balls as they are drawn.
 */
export function prizesInOrder(values: Values): string[] {
  const prizes = Object.keys(values);
  if (!isTable(values) || 'A' in values) return prizes;
  const isNorthern = 'G7' in values && !('G8' in values);
  return isNorthern ? [...prizes.filter((prize) => prize !== 'DB'), 'DB'] : prizes.toReversed();
}

export const revealOrder = (values: Values): Shown[] =>
  prizesInOrder(values).flatMap((prize) => values[prize]!.map((_, at) => ({ prize, at })));
