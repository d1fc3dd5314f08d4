import { hashOf } from '../ledger/posting.rules.js';

/** Code of the brand's own wallet. */
export const mainWallet = 'MAIN';

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

export interface VendorTransfer {
  caller: string;
  externalId: string;
  memberId: string;
  vassalage: string;
  /** Change of the main wallet; negative sends money to the vendor. */
  delta: bigint;
}

export interface Repayment {
  caller: string;
  externalId: string;
  memberId: string;
  book: 'REAL' | 'PLAY';
  amount: bigint;
  note?: string | undefined;
}

export function memberTransferHash(t: MemberTransfer): Buffer {
  const members = [t.fromMemberId.toLowerCase(), t.toMemberId.toLowerCase()];
  const turnover = t.turnover === undefined ? [] : [t.turnover];
  return hashOf(['TRANSFER', ...members, String(t.amount), t.note ?? null, ...turnover]);
}

export function vendorTransferHash(t: VendorTransfer): Buffer {
  return hashOf(['VENDOR', t.memberId.toLowerCase(), t.vassalage, String(t.delta)]);
}

export function repaymentHash(r: Repayment): Buffer {
  return hashOf(['REPAYMENT', r.memberId.toLowerCase(), r.book, String(r.amount), r.note ?? null]);
}

/** Vendor and direction; undefined unless exactly one side is the main wallet. */
export function vendorLeg(
  from: string,
  to: string,
): { vassalage: string; direction: 'TO_VENDOR' | 'FROM_VENDOR' } | undefined {
  if ((from === mainWallet) === (to === mainWallet)) return undefined;
  return from === mainWallet
    ? { vassalage: to, direction: 'TO_VENDOR' }
    : { vassalage: from, direction: 'FROM_VENDOR' };
}
