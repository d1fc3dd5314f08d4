import { hashOf } from '../ledger/posting.rules.js';

/** The brand's own wallet, among those of its vendors. */
export const mainWallet = 'MAIN';

export interface MemberTransfer {
  caller: string;
  externalId: string;
  fromMemberId: string;
  toMemberId: string;
  amount: bigint;
  note?: string | undefined;
}

export interface VendorTransfer {
  caller: string;
  externalId: string;
  memberId: string;
  vassalage: string;
  /** What the member's main wallet gains; negative sends money to the vendor. */
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
  return hashOf(['TRANSFER', ...members, String(t.amount), t.note ?? null]);
}

export function vendorTransferHash(t: VendorTransfer): Buffer {
  return hashOf(['VENDOR', t.memberId.toLowerCase(), t.vassalage, String(t.delta)]);
}

export function repaymentHash(r: Repayment): Buffer {
  return hashOf(['REPAYMENT', r.memberId.toLowerCase(), r.book, String(r.amount), r.note ?? null]);
}

/** The vendor of a transfer between wallets and its direction; undefined where it is no such transfer. */
export function vendorLeg(
  from: string,
  to: string,
): { vassalage: string; direction: 'TO_VENDOR' | 'FROM_VENDOR' } | undefined {
  if ((from === mainWallet) === (to === mainWallet)) return undefined;
  return from === mainWallet
    ? { vassalage: to, direction: 'TO_VENDOR' }
    : { vassalage: from, direction: 'FROM_VENDOR' };
}
