import { accountNumber } from '../ledger/chart.rules.js';
import { houseOf, type Posting, type PostingAnswer } from '../ledger/posting.rules.js';
import type { SettlementItem } from './dto/settlement.request.js';

export const settlementKinds = ['BET', 'WIN', 'JACKPOT'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** An item without an answer: its key belongs to another request, or its outcome is unknown. */
export interface ItemError {
  code: 'IDEMPOTENCY_KEY_REUSED' | 'SERVICE_UNAVAILABLE' | 'INTERNAL_ERROR';
  differs: string[];
}

export type ItemAnswer = PostingAnswer | ItemError;

/** The same posting as by the call for a single one, so that an item may be repeated either way. */
export function postingOf({ kind, amount, ...about }: SettlementItem, caller: string): Posting {
  const delta = kind === 'BET' ? -BigInt(amount) : BigInt(amount);
  const contra =
    kind === 'JACKPOT' ? accountNumber('jackpot', about.book) : houseOf(about.gameType, about.book);
  return { ...about, kind, delta, contra, caller };
}
