export const depositStatuses = [
  'CREATED',
  'PENDING',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REVIEW',
  'REVERSED',
] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** Steps of an order. */
export type DepositStep =
  /** The channel accepted the order. */
  | 'announce'
  /** The channel rejected the order. */
  | 'reject'
  /** The exact amount arrived in time. */
  | 'arrive'
  /** Money arrived that needs a review. */
  | 'doubt'
  /** Nothing arrived in time. */
  | 'expire'
  /** A cashier credits the arrival. */
  | 'credit'
  /** A cashier refuses the arrival. */
  | 'refuse'
  /** Two operators take a credited deposit back. */
  | 'reverse';

/** Steps that end an order without a credit. */
export type FailingStep = 'reject' | 'expire' | 'refuse';

/** Reasons that the event of a failed deposit carries. */
export const failureOf: Record<FailingStep, string> = {
  reject: 'REJECTED_BY_CHANNEL',
  expire: 'EXPIRED',
  refuse: 'REFUSED',
};

const transitions: Record<DepositStatus, Partial<Record<DepositStep, DepositStatus>>> = {
  // Money may arrive before the channel confirms the order.
  CREATED: { announce: 'PENDING', reject: 'FAILED', arrive: 'SUCCESS', doubt: 'REVIEW', expire: 'EXPIRED' },
  PENDING: { arrive: 'SUCCESS', doubt: 'REVIEW', expire: 'EXPIRED' },
  REVIEW: { doubt: 'REVIEW', credit: 'SUCCESS', refuse: 'FAILED' },
  // Later money never changes a settled order; it becomes a review of its own.
  SUCCESS: { doubt: 'SUCCESS', reverse: 'REVERSED' },
  // In time by the bank's clock, although the notice came late.
  EXPIRED: { arrive: 'SUCCESS', doubt: 'REVIEW' },
  FAILED: { doubt: 'FAILED', credit: 'SUCCESS', refuse: 'FAILED' },
  REVERSED: { doubt: 'REVERSED' },
};

export class IllegalDepositStep extends Error {
  constructor(
    readonly from: DepositStatus,
    readonly step: DepositStep,
  ) {
    super(`A deposit that is ${from} cannot ${step}`);
  }
}

/** The status after a step. Throws {@link IllegalDepositStep} if there is no such edge. */
export function statusAfter(from: DepositStatus, step: DepositStep): DepositStatus {
  const to = transitions[from][step];
  if (to === undefined) throw new IllegalDepositStep(from, step);
  return to;
}

export const reviewReasons = [
  'LATE',
  'REPEATED',
  'WRONG_AMOUNT',
  'WRONG_ACCOUNT',
  'UNMATCHED',
  'CLOSED',
  'OVER_LIMIT',
  'SELF_EXCLUDED',
  'WRONG_NETWORK',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Why a valid deposit of this member is not credited. */
export type DepositBlockReason = 'OVER_LIMIT' | 'SELF_EXCLUDED';

export interface OpenOrder {
  status: DepositStatus;
  amount: bigint;
  account: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface Arrival {
  account: string;
  amount: bigint;
  /** By the bank's clock. */
  arrivedAt: Date;
}

/** The clocks of bank and wallet differ by less. */
const clockSkewMs = 5 * 60_000;

/** When money arrived: as the bank says, unless that is in the future or before the order, which only the notice's time can be. */
function timeOf({ createdAt }: OpenOrder, { arrivedAt }: Arrival, now: Date): Date {
  const isPlausible = arrivedAt <= now && arrivedAt.getTime() >= createdAt.getTime() - clockSkewMs;
  return isPlausible ? arrivedAt : now;
}

/** `MATCHED` if amount, account and time fit an open order; else the reason for a review. */
export function judgeArrival(
  order: OpenOrder | undefined,
  arrival: Arrival,
  now: Date,
): 'MATCHED' | ReviewReason {
  if (!order) return 'UNMATCHED';
  if (order.status === 'SUCCESS' || order.status === 'REVIEW') return 'REPEATED';
  if (order.status === 'FAILED' || order.status === 'REVERSED') return 'CLOSED';
  if (timeOf(order, arrival, now) >= order.expiresAt) return 'LATE';
  if (order.account !== arrival.account) return 'WRONG_ACCOUNT';
  return order.amount === arrival.amount ? 'MATCHED' : 'WRONG_AMOUNT';
}

const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codePrefix = 'SV';
const codeLength = 10;
const codeForm = new RegExp(`${codePrefix}[${codeLetters}]{${codeLength}}`);

/** Purpose of the transfer: ASCII, short, without ambiguous letters. */
export function transferCodeFrom(random: Uint8Array): string {
  return codePrefix + Array.from(random.subarray(0, codeLength), (byte) => codeLetters[byte % 32]).join('');
}

/** Finds the code although banks add words, change case and drop blanks. */
export function transferCodeIn(content: string): string | undefined {
  const squeezed = content.toUpperCase().replace(/[^0-9A-Z]/g, '');
  for (let at = squeezed.indexOf(codePrefix); at >= 0; at = squeezed.indexOf(codePrefix, at + 1)) {
    const [code] = codeForm.exec(squeezed.slice(at, at + codePrefix.length + codeLength)) ?? [];
    if (code !== undefined) return code;
  }
  return undefined;
}
