import { lastDigitsOf } from '../bank/bank.rules.js';

/** What the simulated bank does with a payment that it was asked to make. */
export const payoutBehaviours = [
  ...(['pay', 'parts', 'repeat', 'fail', 'fail-part', 'bounce'] as const),
  ...(['silent', 'silent-fail', 'lost'] as const),
] as const;
export type PayoutBehaviour = (typeof payoutBehaviours)[number];

/** Last three digits of an amount in whole units, by which one payment asks for its own course. */
const courseOfDigits: Partial<Record<string, PayoutBehaviour>> = {
  '011': 'parts',
  '012': 'repeat',
  '013': 'fail',
  '014': 'fail-part',
  '015': 'bounce',
  '016': 'silent',
  '017': 'silent-fail',
  '018': 'lost',
};

/** The course that the amount asks for; undefined if it asks for none. */
export function courseAskedFor(amount: bigint): PayoutBehaviour | undefined {
  return courseOfDigits[lastDigitsOf(amount)];
}

export interface PlannedNotice {
  noticeId: string;
  outcome: 'PAID' | 'FAILED' | 'RETURNED';
  /** Minor units. */
  amount: bigint;
  refersTo: string | null;
  /** Milliseconds after the order, as a multiple of the delay. */
  after: number;
  /** 0: the bank says it only to who asks. */
  deliveries: number;
}

/** The notices about a payment of `amount` by a bank that behaves so. */
export function noticesOf(payoutNo: string, amount: bigint, behaviour: PayoutBehaviour): PlannedNotice[] {
  const idOf = (part: number) => `FP${payoutNo.replaceAll('-', '').toUpperCase()}-${part}`;
  const notice = (part: number, change: Partial<PlannedNotice>): PlannedNotice => ({
    ...{ noticeId: idOf(part), outcome: 'PAID', amount, refersTo: null, after: part, deliveries: 1 },
    ...change,
  });
  // Whole units: a hundred minor units are one.
  const first = (amount / 200n) * 100n;
  switch (behaviour) {
    case 'pay':
      return [notice(1, {})];
    case 'parts':
      return [notice(1, { amount: first }), notice(2, { amount: amount - first })];
    case 'repeat':
      return [notice(1, { deliveries: 3 })];
    case 'fail':
      return [notice(1, { outcome: 'FAILED', amount: 0n })];
    case 'fail-part':
      return [notice(1, { amount: first }), notice(2, { outcome: 'FAILED', amount: 0n })];
    case 'bounce':
      return [notice(1, {}), notice(2, { outcome: 'RETURNED', refersTo: idOf(1) })];
    case 'silent':
      return [notice(1, { deliveries: 0 })];
    case 'silent-fail':
      return [notice(1, { outcome: 'FAILED', amount: 0n, deliveries: 0 })];
    case 'lost':
      return [];
  }
}

export interface ReportedNotice {
  noticeId: string;
  outcome: string;
  amount: string;
  refersTo: string | null;
}

/** What the signature of an answer about a payment covers. */
export function answerText(payoutNo: string, status: string, notices: readonly ReportedNotice[]): string {
  const lines = notices.map(({ noticeId, outcome, amount, refersTo }) =>
    [noticeId, outcome, amount, refersTo ?? ''].join(' '),
  );
  return [`${payoutNo} ${status}`, ...lines].join('\n');
}
