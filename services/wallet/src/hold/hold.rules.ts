import type { Book, GameType } from '../ledger/chart.rules.js';
import { hashOf, type PostingAnswer } from '../ledger/posting.rules.js';

/** Kind of the posting that captures the hold. */
export const holdPurposes = ['BET', 'WITHDRAWAL'] as const;
export type HoldPurpose = (typeof holdPurposes)[number];

export interface HoldOrder {
  caller: string;
  externalId: string;
  memberId: string;
  book: Book;
  purpose: HoldPurpose;
  amount: bigint;
  /** The account that a capture credits. */
  contra: number;
  /** Without it the hold stays until it is resolved, as a withdrawal's always does. */
  expiresInSeconds?: number | undefined;
  groupId?: string | undefined;
  roundId?: string | undefined;
  vassalage?: string | undefined;
  gameType?: GameType | undefined;
  note?: string | undefined;
}

export interface Resolution {
  caller: string;
  externalId: string;
  holdId: string;
}

/** The hold's id is stored with the key: a repeated request gets the same id. */
export interface HoldAnswer extends Omit<PostingAnswer, 'postingId'> {
  holdId: string | null;
}

export function holdHash(order: HoldOrder): Buffer {
  return hashOf([
    'HOLD',
    order.memberId.toLowerCase(),
    order.book,
    order.purpose,
    String(order.amount),
    order.contra,
    order.expiresInSeconds ?? null,
    order.groupId ?? null,
    order.roundId ?? null,
    order.vassalage ?? null,
    order.gameType ?? null,
    order.note ?? null,
  ]);
}

export function releaseHash({ holdId }: Resolution): Buffer {
  return hashOf(['RELEASE', holdId.toLowerCase()]);
}
