import { hashOf } from '../ledger/posting.rules.js';

/** Real money that is set aside for a payout; it stays so until it is paid out or released. */
export interface WithdrawalOrder {
  caller: string;
  externalId: string;
  memberId: string;
  amount: bigint;
  /** Name of the channel in the chart of accounts. */
  channel: string;
  note?: string | undefined;
}

/** What a channel has paid out: a fact. */
export interface Payout {
  caller: string;
  externalId: string;
  holdId: string;
  amount: bigint;
  /** Paid by the member out of the hold. */
  fee: bigint;
  /** The last payout of the hold: the rest is free again. */
  isFinal: boolean;
}

/** Money of a payout that came back. */
export interface PayoutReturn {
  caller: string;
  externalId: string;
  payoutExternalId: string;
  /** By default all that has not come back yet. */
  amount?: bigint | undefined;
  note?: string | undefined;
}

export function payoutHash({ holdId, amount, fee, isFinal }: Payout): Buffer {
  return hashOf(['PAYOUT', holdId.toLowerCase(), String(amount), String(fee), isFinal]);
}

export function payoutReturnHash({ payoutExternalId, amount, note }: PayoutReturn): Buffer {
  const returned = amount === undefined ? null : String(amount);
  return hashOf(['PAYOUT_RETURN', payoutExternalId, returned, note ?? null]);
}
