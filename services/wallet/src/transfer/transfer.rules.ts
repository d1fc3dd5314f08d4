import { hashOf } from '../ledger/posting.rules.js';

export interface MemberTransfer {
  caller: string;
  externalId: string;
  fromMemberId: string;
  toMemberId: string;
  amount: bigint;
  /** Turnover that the receiver must make before withdrawing it, as a multiple of the amount; by default 1. */
  turnover?: string | undefined;
  note?: string | undefined;
}

export function memberTransferHash(t: MemberTransfer): Buffer {
  const members = [t.fromMemberId.toLowerCase(), t.toMemberId.toLowerCase()];
  const turnover = t.turnover === undefined ? [] : [t.turnover];
  return hashOf(['TRANSFER', ...members, String(t.amount), t.note ?? null, ...turnover]);
}
