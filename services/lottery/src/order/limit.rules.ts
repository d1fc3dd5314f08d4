/** Minor units. */
export const limits = {
  unitStakeMin: 10_000n,
  unitStakeMax: 10_000_000_000n,
  /** Of one order in all its draws. */
  order: 100_000_000_000n,
  /** Stakes of one member in one draw. */
  memberDraw: 50_000_000_000n,
  /** What one member can win in one draw. */
  win: 500_000_000_000n,
  /** Stakes on one play in one draw, all members. */
  playDraw: 2_000_000_000_000n,
  /** What a result can cost on one play by bets on single numbers or options, all members. */
  number: 1_000_000_000_000n,
  /** The same by lines that are not bounded number by number, as if all of them won at once. */
  worst: 2_000_000_000_000n,
} as const;

/**
 * MEMBER and PLAY sum stakes, WIN what a member's tickets can win. NUMBER sums what a result costs that shows nothing but
 * picks with as much on them, WORST the most that each line can win.
 */
export type CellKind = 'MEMBER' | 'WIN' | 'PLAY' | 'NUMBER' | 'WORST';

const kinds: Readonly<Record<CellKind, { prefix: string; limit: bigint }>> = {
  MEMBER: { prefix: 'member', limit: limits.memberDraw },
  WIN: { prefix: 'win', limit: limits.win },
  PLAY: { prefix: 'play', limit: limits.playDraw },
  NUMBER: { prefix: 'number', limit: limits.number },
  WORST: { prefix: 'worst', limit: limits.worst },
};

export const limitOf = (kind: CellKind): bigint => kinds[kind].limit;

export const cellOf = (kind: CellKind, name: string): string => `${kinds[kind].prefix}:${name}`;

/** The limit of a cell, by what it sums; undefined where it has none. */
export function limitOfCell(cell: string): bigint | undefined {
  const prefix = cell.slice(0, cell.indexOf(':'));
  return Object.values(kinds).find((kind) => kind.prefix === prefix)?.limit;
}

/** Limits over all members by the prefix of their cells. */
export const commonLimits: readonly { prefix: string; limit: bigint }[] = [
  kinds.PLAY,
  kinds.NUMBER,
  kinds.WORST,
];
