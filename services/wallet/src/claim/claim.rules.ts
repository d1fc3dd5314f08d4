import type { claimChanged, PayloadOf } from '#libs/events';

export interface ClaimRequest {
  requestedBy: string;
  claimKey: string;
  debtorId: string;
  creditorId: string;
  amount: bigint;
  reason: string;
}

/** What one member owes to another by a contract. */
export interface Claim {
  id: string;
  requestedBy: string;
  claimKey: string;
  debtorId: string;
  creditorId: string;
  amount: bigint;
  /** Taken from the debtor. */
  paid: bigint;
  /** Received by the creditor. */
  credited: bigint;
  reason: string;
  openedAt: Date;
  closedAt: Date | null;
}

export type ClaimStatus = PayloadOf<typeof claimChanged>['status'];

/** A claim that was closed before all of it was taken was written off; it is paid once its creditor has all of it. */
export function statusOf({ amount, paid, credited, closedAt }: Claim): ClaimStatus {
  if (credited === amount) return 'PAID';
  return closedAt !== null && paid < amount ? 'WRITTEN_OFF' : 'OPEN';
}
