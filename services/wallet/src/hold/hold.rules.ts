import { accountNumber, type Book, type GameType } from '../ledger/chart.rules.js';
import { hashOf, type PostingAnswer } from '../ledger/posting.rules.js';

/** What a hold becomes when it is captured. */
export const holdPurposes = ['BET', 'WITHDRAWAL'] as const;
export type HoldPurpose = (typeof holdPurposes)[number];

export const holdStatuses = ['OPEN', 'CAPTURED', 'RELEASED', 'EXPIRED'] as const;
export type HoldStatus = (typeof holdStatuses)[number];

export const payoutChannels = ['BANK', 'MANUAL'] as const;
export type PayoutChannel = (typeof payoutChannels)[number];

export interface HoldOrder {
  caller: string;
  externalId: string;
  memberId: string;
  book: Book;
  purpose: HoldPurpose;
  amount: bigint;
  /** The account that a capture credits. */
  contra: number;
  /** Without it the hold stays until it is resolved. */
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

export interface Capture extends Resolution {
  /** All of it where nothing is said. */
  amount?: bigint | undefined;
}

/** The key keeps the hold's id: the same request gets the same id, whatever happened in between. */
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

export function captureHash({ holdId, amount }: Capture): Buffer {
  return hashOf(['CAPTURE', holdId.toLowerCase(), amount === undefined ? null : String(amount)]);
}

export function releaseHash({ holdId }: Resolution): Buffer {
  return hashOf(['RELEASE', holdId.toLowerCase()]);
}

/** Money that leaves goes by the channel it is paid out through. */
export function payoutAccount(channel: PayoutChannel): number {
  return accountNumber(`channel:${channel}`, 'REAL');
}
