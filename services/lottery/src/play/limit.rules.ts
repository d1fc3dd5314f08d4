export const limitKinds = [
  'STAKE_MIN',
  'STAKE_MAX',
  'ORDER',
  'MEMBER',
  'WIN',
  'PLAY',
  'NUMBER',
  'WORST',
] as const;

/**
 * STAKE_MIN and STAKE_MAX bound what one line of a slip costs, ORDER the stake of an order in all its draws. The others bound
 * sums of one draw: see {@link CellKind}.
 */
export type LimitKind = (typeof limitKinds)[number];

/**
 * MEMBER and PLAY sum stakes, WIN what a member's tickets can win. NUMBER sums what a result costs that shows nothing but
 * picks with as much on them, WORST the most that each line can win, as if all of them won at once.
 */
export type CellKind = Exclude<LimitKind, 'STAKE_MIN' | 'STAKE_MAX' | 'ORDER'>;

/** Of one game, in minor units. */
export type Limits = Readonly<Record<LimitKind, bigint>>;

/** The limits of every game that has none of its own. */
export const everyGame = '*';

export interface LimitTarget {
  /** A game, or {@link everyGame}. */
  scope: string;
  kind: LimitKind;
}

/** The newest version of a limit; a game without an amount follows that of every game. */
export interface Limit extends LimitTarget {
  amount: bigint | null;
  version: number;
}

export interface LimitChange extends Limit {
  reason: string;
  /** Null for the initial limits. */
  changedBy: string | null;
  approvedBy: string | null;
  changedAt: Date;
}

const prefixes: Readonly<Record<CellKind, string>> = {
  MEMBER: 'member',
  WIN: 'win',
  PLAY: 'play',
  NUMBER: 'number',
  WORST: 'worst',
};

export const cellOf = (kind: CellKind, name: string): string => `${prefixes[kind]}:${name}`;

/** Of a cell, by what it sums; undefined where it has none. */
export function limitOfCell(limits: Limits, cell: string): bigint | undefined {
  const prefix = cell.slice(0, cell.indexOf(':'));
  const kind = (Object.keys(prefixes) as CellKind[]).find((one) => prefixes[one] === prefix);
  return kind && limits[kind];
}

/** Kinds of sums over all members, with the prefix of their cells. */
export const commonKinds = (['PLAY', 'NUMBER', 'WORST'] as const).map((kind) => ({
  kind,
  prefix: prefixes[kind],
}));

export function limitsOf(rows: readonly Limit[], game: string): Limits {
  const amounts = new Map<LimitKind, bigint>();
  for (const scope of [everyGame, game])
    for (const row of rows) if (row.scope === scope && row.amount !== null) amounts.set(row.kind, row.amount);
  const missing = limitKinds.find((kind) => !amounts.has(kind));
  if (missing) throw new Error(`no limit ${missing} of the lottery`);
  return Object.fromEntries(amounts) as Record<LimitKind, bigint>;
}

export type LimitFault = 'STAKE' | 'WIN';

/** A line of the least stake may cost no more than the dearest, and no member may win what a result cannot cost. */
export function faultOf({ STAKE_MIN, STAKE_MAX, WIN, NUMBER, WORST }: Limits): LimitFault | undefined {
  if (STAKE_MIN > STAKE_MAX) return 'STAKE';
  return WIN > NUMBER + WORST ? 'WIN' : undefined;
}

/** The first game that a change would leave without consistent limits; undefined where there is none. */
export function faultAfter(
  rows: readonly Limit[],
  change: LimitTarget & { amount: bigint | null },
): { scope: string; fault: LimitFault } | undefined {
  const others = rows.filter(({ scope, kind }) => scope !== change.scope || kind !== change.kind);
  const after = [...others, { ...change, version: 0 }];
  const scopes = change.scope === everyGame ? new Set(after.map(({ scope }) => scope)) : [change.scope];
  for (const scope of scopes) {
    const fault = faultOf(limitsOf(after, scope));
    if (fault) return { scope, fault };
  }
  return undefined;
}
