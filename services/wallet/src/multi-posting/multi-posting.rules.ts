import { accountNumber, type Book, type GameType } from '../ledger/chart.rules.js';
import { hashOf, houseOf, requestHash, type Outcome, type Posting } from '../ledger/posting.rules.js';

/** A share moves from a house account to the jackpot pool; a negative share moves back. */
export const legKinds = ['BET', 'WIN', 'JACKPOT', 'JACKPOT_SHARE'] as const;
export type LegKind = (typeof legKinds)[number];
export const maxLegs = 16;

export interface Leg {
  kind: LegKind;
  externalId: string;
  memberId: string;
  book: Book;
  amount: bigint;
  roundId: string;
  vassalage: string;
  gameType: GameType;
  /** The vendor's pool that a share feeds and a jackpot is paid from; other legs have none. */
  pool?: string | undefined;
}

export interface MultiPosting {
  caller: string;
  externalId: string;
  groupId?: string | undefined;
  legs: readonly Leg[];
}

export interface LegAnswer {
  externalId: string;
  outcome: Outcome;
  /** Null for an accepted share: it does not touch the member's balance. */
  balance: bigint | null;
  version: bigint | null;
  postingId: string | null;
}

export interface MultiPostingAnswer {
  groupId: string;
  outcome: Outcome;
  replayed: boolean;
  legs: LegAnswer[];
}

/** Signed change of the member's balance; for a share, of the pool. */
export function legDelta({ kind, amount }: Leg): bigint {
  return kind === 'BET' ? -amount : amount;
}

export function legContra({ kind, book, gameType }: Leg): number {
  return kind === 'JACKPOT' ? accountNumber('jackpot', book) : houseOf(gameType, book);
}

/** Equal to the hash of the same single posting, so that a leg can be replayed alone. */
export function legHash(group: MultiPosting, leg: Leg): Buffer {
  const { kind, amount: _amount, pool: _pool, ...about } = leg;
  const posting = { ...about, caller: group.caller, delta: legDelta(leg), contra: legContra(leg) };
  return requestHash({ ...posting, kind, groupId: group.groupId } as Posting);
}

export function multiPostingHash(group: MultiPosting): Buffer {
  const legs = group.legs.map((leg) => [
    leg.externalId,
    legHash(group, leg).toString('hex'),
    ...(leg.pool === undefined ? [] : [leg.pool]),
  ]);
  return hashOf(['GROUP', group.groupId ?? null, ...legs]);
}

/** `ACCEPTED`, or the reason of the refused leg. */
export function multiPostingOutcome(legs: readonly { outcome: Outcome }[]): Outcome {
  const reason = legs.find(({ outcome }) => outcome !== 'ACCEPTED' && outcome !== 'GROUP_REFUSED');
  return reason?.outcome ?? 'ACCEPTED';
}
