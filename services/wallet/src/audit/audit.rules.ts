import type { Book } from '../ledger/chart.rules.js';

/** What can be wrong. Those of a member stop the account; the others raise the alarm only. */
export const faults = {
  /** Previous balance and amount do not make the balance that the posting carries. */
  BROKEN_CHAIN: 'member',
  /** A version is missing, or there twice. */
  VERSION_GAP: 'member',
  /** The stored balance or version is not that of the last posting. */
  STORED_BALANCE: 'member',
  /** What is held is not the sum of the open holds. */
  HELD_AMOUNT: 'member',
  /** A posting names an account that is not in the chart, or one of the other book. */
  UNKNOWN_ACCOUNT: 'book',
  /** A posting's id is not of the transaction that wrote it: it would escape roll-up and relay. */
  FOREIGN_ID: 'book',
  /** A checkpoint is not the one before it plus the postings between. */
  CHECKPOINT: 'book',
  /** What is kept member by member (owed, or lying with vendors) is not what its account of the chart says. */
  SUBACCOUNTS: 'book',
  /** Debits are not credits. */
  IMBALANCE: 'book',
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
}

/** A finding of a member stops the account of that book. */
export function stops(finding: Finding): boolean {
  return faults[finding.fault] === 'member' && finding.memberId !== null;
}

/** One account, one fault: found again it is still the same finding. */
export function subjectOf({ fault, book, memberId, account }: Finding): string {
  return [fault, book, memberId ?? '', account ?? ''].join('/');
}

/** The first of each subject, in the order in which they were found. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const subject = subjectOf(finding);
    return !seen.has(subject) && seen.add(subject);
  });
}

/** Accounts that may be taken as a starting point next time: those in which nothing was found. */
export function soundOnes(ends: readonly SeenAccount[], findings: readonly Finding[]): SeenAccount[] {
  const broken = new Set(findings.filter(stops).map(({ memberId, book }) => `${memberId!}/${book}`));
  return ends.filter(({ memberId, book }) => !broken.has(`${memberId}/${book}`));
}
