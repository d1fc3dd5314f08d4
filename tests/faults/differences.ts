export interface Figure {
  key: string;
  figures: string;
}

const shown = 5;

/** Keys on which two places differ, in words; empty if they hold the same keys with the same figures, and any at all. */
export function differences(
  what: string,
  leftName: string,
  rightName: string,
  left: readonly Figure[],
  right: readonly Figure[],
): string[] {
  const [leftByKey, rightByKey] = [left, right].map(byKey) as [Map<string, string>, Map<string, string>];
  if (leftByKey.size === 0) return [`${what}: ${leftName} has none`];
  const keys = new Set([...leftByKey.keys(), ...rightByKey.keys()]);
  const differing = [...keys].filter((key) => leftByKey.get(key) !== rightByKey.get(key));
  if (differing.length === 0) return [];
  const details = differing.slice(0, shown).map((key) => {
    const [ours, theirs] = [leftByKey, rightByKey].map((figures) => figures.get(key) ?? 'nothing');
    return `${key}: ${leftName} ${ours}, ${rightName} ${theirs}`;
  });
  return [`${what}: ${differing.length} differ; ${details.join('; ')}`];
}

const byKey = (rows: readonly Figure[]) => new Map(rows.map(({ key, figures }) => [key, figures]));

export interface BonusAccount {
  key: string;
  bonus: string;
  heldBonus: string;
}

/** The bonus part of a posting, below zero where it leaves the account, or of an open hold. */
export interface BonusPart {
  key: string;
  bonus: string;
}

/** Accounts whose bonus money is not what their postings and open holds add up to, in words. */
export function bonusDifferences(
  accounts: readonly BonusAccount[],
  postings: readonly BonusPart[],
  holds: readonly BonusPart[],
): string[] {
  const [moved, held] = [postings, holds].map(sumByKey) as [Map<string, bigint>, Map<string, bigint>];
  const keys = new Set([...accounts.map(({ key }) => key), ...moved.keys(), ...held.keys()]);
  return differences(
    'bonus and held bonus of each account',
    'account',
    'postings',
    accounts.map(({ key, bonus, heldBonus }) => ({ key, figures: `${bonus} ${heldBonus}` })),
    [...keys].map((key) => ({ key, figures: `${moved.get(key) ?? 0n} ${held.get(key) ?? 0n}` })),
  );
}

function sumByKey(parts: readonly BonusPart[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { key, bonus } of parts) sums.set(key, (sums.get(key) ?? 0n) + BigInt(bonus));
  return sums;
}

/** A bet in a member's part of a round of a table; void if it was refused or taken back. The stake is in minor units. */
export interface TableBet {
  key: string;
  part: string;
  stake: string;
  isVoid: boolean;
}

/** What a part of a round was paid, in minor units. */
export interface TablePayout {
  part: string;
  payout: string;
}

/** What the wallet moved for a part of a round, in minor units. `bet` is the key of the bet that a stake or its return belongs to. */
export interface TablePosting {
  part: string;
  kind: 'BET' | 'ROLLBACK' | 'WIN';
  bet: string;
  amount: string;
}

/**
 * Parts of rounds of tables whose stake, payout or returned stake at this place is not what the wallet has moved, in words. A void
 * bet counts only if its stake was taken: most never reach the wallet.
 */
export function tableDifferences(
  place: string,
  bets: readonly TableBet[],
  payouts: readonly TablePayout[],
  postings: readonly TablePosting[],
): string[] {
  const taken = new Set(postings.filter(({ kind }) => kind === 'BET').map(({ bet }) => bet));
  const staked = bets.filter(({ key, isVoid }) => !isVoid || taken.has(key));
  return differences(
    'stake, payout and returned stake of each part of a round of a table',
    place,
    'wallet',
    partFigures([
      ...staked.map(({ part, stake }) => ({ part, kind: 'BET' as const, amount: stake })),
      ...staked
        .filter(({ isVoid }) => isVoid)
        .map(({ part, stake }) => ({ part, kind: 'ROLLBACK' as const, amount: stake })),
      ...payouts.map(({ part, payout }) => ({ part, kind: 'WIN' as const, amount: payout })),
    ]),
    partFigures(postings),
  );
}

function partFigures(moved: readonly Omit<TablePosting, 'bet'>[]): Figure[] {
  const sums = new Map<string, Record<TablePosting['kind'], bigint>>();
  for (const { part, kind, amount } of moved) {
    const sum = sums.get(part) ?? { BET: 0n, WIN: 0n, ROLLBACK: 0n };
    sum[kind] += BigInt(amount);
    sums.set(part, sum);
  }
  return [...sums].map(([key, { BET, WIN, ROLLBACK }]) => ({ key, figures: `${BET} ${WIN} ${ROLLBACK}` }));
}
