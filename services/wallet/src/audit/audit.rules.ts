import type { Book } from '../ledger/chart.rules.js';

/** Findings of a member stop the account; the others only raise the alarm. One of a posting is about that posting alone. */
export const faults = {
  /** Previous balance and amount do not make the balance that the posting carries. */
  BROKEN_CHAIN: 'member',
  /** A version is missing or repeated. */
  VERSION_GAP: 'member',
  /** The stored balance or version is not that of the last posting. */
  STORED_BALANCE: 'member',
  /** The held amount is not the sum of the open holds. */
  HELD_AMOUNT: 'member',
  /** The bonus money of the account, or of its holds, is not what the postings or the open holds say. */
  BONUS_AMOUNT: 'member',
  /** A posting names an account that is not in the chart, or one of the other book. */
  UNKNOWN_ACCOUNT: 'book',
  /** A posting's id does not belong to the transaction that wrote it: roll-up and relay would miss it. */
  FOREIGN_ID: 'book',
  /** A checkpoint is not the one before it plus the postings between. */
  CHECKPOINT: 'book',
  /** Sums over members (owed, at vendors, taken for a claim) or jackpot pools differ from their account in the chart. */
  SUBACCOUNTS: 'book',
  /** Debits are not credits. */
  IMBALANCE: 'book',
  /** A bet was taken back although a win of its round had been paid: the provider must say which of the two holds. */
  ROLLBACK_AFTER_WIN: 'posting',
} as const;
export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

export interface Finding {
  fault: Fault;
  book: Book;
  memberId: string | null;
  account: number | null;
  postingId: string | null;
  expected: string | null;
  found: string | null;
}

export interface SeenAccount {
  memberId: string;
  book: Book;
  version: bigint;
  balance: bigint;
  /** The part of the balance that is bonus money. */
  bonus: bigint;
}

/** A finding of a member stops the account of that book. */
export function stops(finding: Finding): boolean {
  return faults[finding.fault] === 'member' && finding.memberId !== null;
}

/** Faults whose findings belong to the release of the member's account. */
export const stoppingFaults = faultNames.filter((fault) => faults[fault] === 'member');

/** One fault of one account, or of one posting, is one finding, however often it is found. */
export function subjectOf({ fault, book, memberId, account, postingId }: Finding): string {
  const subject = [fault, book, memberId ?? '', account ?? ''].join('/');
  return isOfPosting(fault) ? `${subject}/${postingId}` : subject;
}

export function isOfPosting(fault: Fault): boolean {
  return faults[fault] === 'posting';
}

/** The first of each subject, in the order in which they were found. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const subject = subjectOf(finding);
    return !seen.has(subject) && seen.add(subject);
  });
}

/** Accounts without a finding: the next pass starts from their present state. */
export function soundOnes(ends: readonly SeenAccount[], findings: readonly Finding[]): SeenAccount[] {
  const broken = new Set(findings.filter(stops).map(({ memberId, book }) => `${memberId!}/${book}`));
  return ends.filter(({ memberId, book }) => !broken.has(`${memberId}/${book}`));
}
