import { accountNumber, type Book, type GameType } from '../ledger/chart.rules.js';
import { hashOf, houseOf, requestHash, type Outcome, type Posting } from '../ledger/posting.rules.js';

/** What may stand together: a share goes from the house to the pool of jackpots, and back where it is negative. */
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
  /** Null for a share that was accepted: it moves nothing of the member's. */
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

/** The movement that the leg is; for a share, what the pool gains. */
export function legDelta({ kind, amount }: Leg): bigint {
  return kind === 'BET' ? -amount : amount;
}

export function legContra({ kind, book, gameType }: Leg): number {
  return kind === 'JACKPOT' ? accountNumber('jackpot', book) : houseOf(gameType, book);
}

/** A leg that is a posting by itself has that posting's hash: asked for again alone, it is known. */
export function legHash(group: MultiPosting, leg: Leg): Buffer {
  const { kind, amount: _amount, ...about } = leg;
  const posting = { ...about, caller: group.caller, delta: legDelta(leg), contra: legContra(leg) };
  return requestHash({ ...posting, kind, groupId: group.groupId } as Posting);
}

export function multiPostingHash(group: MultiPosting): Buffer {
  const legs = group.legs.map((leg) => [leg.externalId, legHash(group, leg).toString('hex')]);
  return hashOf(['GROUP', group.groupId ?? null, ...legs]);
}

/** The whole is accepted, or refused for the reason of the leg that could not be. */
export function multiPostingOutcome(legs: readonly { outcome: Outcome }[]): Outcome {
  const reason = legs.find(({ outcome }) => outcome !== 'ACCEPTED' && outcome !== 'GROUP_REFUSED');
  return reason?.outcome ?? 'ACCEPTED';
}
