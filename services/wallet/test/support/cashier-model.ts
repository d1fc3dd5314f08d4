import fc from 'fast-check';

const share = fc.constantFrom('all' as const, 'part' as const);
const place = fc.nat(5);
/** Whole units, as members type them. */
const amount = fc.integer({ min: 50, max: 600 }).map((thousands) => thousands * 1_000);
const of = <T extends string>(...ops: T[]) => fc.record({ op: fc.constantFrom(...ops), order: place });

/** A step of a member, an operator, the bank or the clock; places count from the newest. */
export const cashierStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ op: fc.constant('ORDER' as const), amount }) },
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constant('ARRIVE' as const),
      deposit: place,
      kind: fc.constantFrom('exact' as const, 'exact' as const, 'short' as const, 'elsewhere' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('EXPIRE' as const), deposit: place }) },
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('DECIDE' as const), review: place, credits: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('ASK' as const), amount }) },
  { weight: 6, arbitrary: of('APPROVE', 'APPROVE', 'CANCEL', 'REJECT', 'CLOSE') },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('DISPATCH' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      op: fc.constant('PAID' as const),
      payout: place,
      share,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('FAILED' as const), payout: place }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('RETURNED' as const), payment: place, share }) },
  { weight: 4, arbitrary: of('RECEIVE', 'DISPUTE', 'DISPUTE', 'TIME_OUT') },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('RESOLVE' as const),
      order: place,
      resolution: fc.constantFrom('RECEIVED' as const, 'PAY_AGAIN' as const, 'GIVE_BACK' as const),
    }),
  },
);
export type CashierStep = typeof cashierStep extends fc.Arbitrary<infer T> ? T : never;

const begun: CashierStep[] = [
  { op: 'ORDER', amount: 900_000 },
  { op: 'ARRIVE', deposit: 0, kind: 'exact', times: 2 },
];
const asked: CashierStep[] = [
  ...begun,
  { op: 'ASK', amount: 400_000 },
  { op: 'APPROVE', order: 0 },
  { op: 'DISPATCH' },
];
const all: CashierStep = { op: 'PAID', payout: 0, times: 1, share: 'all' };
const part: CashierStep = { ...all, share: 'part' };
const failed: CashierStep = { op: 'FAILED', payout: 0 };
const back: CashierStep = { op: 'RETURNED', payment: 0, share: 'part' };
const denied: CashierStep = { op: 'DISPUTE', order: 0 };
const again: CashierStep = { op: 'RESOLVE', order: 0, resolution: 'PAY_AGAIN' };

/** Points that chance alone seldom reaches; each is also a sequence of its own. */
export const beginnings: CashierStep[][] = [
  begun,
  asked,
  [...asked, part, failed],
  [...asked, part, failed, { op: 'CLOSE', order: 0 }],
  [...asked, all, denied],
  [...asked, all, back, denied, again, failed, { op: 'APPROVE', order: 0 }, { op: 'DISPATCH' }, all],
];

/** From one of those points on, anything. */
export const cashierLife = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(cashierStep, { minLength: 6, maxLength: 24 }))
  .map(([beginning, steps]): CashierStep[] => [...beginning, ...steps]);

export interface ModelDeposit {
  status: 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'REVIEW';
  amount: bigint;
}
export interface ModelReview {
  deposit: ModelDeposit;
  amount: bigint;
  repeated: boolean;
  open: boolean;
}
export interface ModelOrder {
  status: string;
  amount: bigint;
  fee: bigint;
  paid: bigint;
  returned: bigint;
  hold: bigint;
}
export interface ModelPayout {
  order: ModelOrder;
  amount: bigint;
  paid: bigint;
  status: 'ACCEPTED' | 'PAID' | 'FAILED' | 'DISPUTED';
}
export interface ModelPayment {
  payout: ModelPayout;
  amount: bigint;
  /** Beyond the hold, and how much of that came back. */
  beyond: bigint;
  returned: bigint;
  returnedBeyond: bigint;
  /** What the bank owes of it, and whether the order shows its return. */
  disputed?: { owed: bigint; shown: boolean };
}

const UNDER_WAY = ['RISK_REVIEW', 'APPROVED', 'PAYING'];
const SETTLED = ['DISBURSED', 'NOT_RECEIVED', 'RECEIVED', 'AUTO_RECEIVED'];
const FREE_PER_DAY = 1;
const FEE = 1_100_000n;
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** One member's orders and money as plain figures; each method returns whether the step is taken. */
export class CashierModel {
  balance = 0n;
  held = 0n;
  /** What must lie at the bank. */
  channel = 0n;
  credits = 0;
  readonly deposits: ModelDeposit[] = [];
  readonly reviews: ModelReview[] = [];
  readonly orders: ModelOrder[] = [];
  readonly payouts: ModelPayout[] = [];
  readonly payments: ModelPayment[] = [];

  arrive(deposit: ModelDeposit, kind: 'exact' | 'short' | 'elsewhere', arrived: bigint): void {
    this.channel += arrived;
    const isMatch = kind === 'exact' && deposit.status === 'PENDING';
    if (isMatch) {
      deposit.status = 'SUCCESS';
      return this.credit(arrived);
    }
    const repeated = deposit.status === 'SUCCESS' || deposit.status === 'REVIEW';
    this.reviews.push({ deposit, amount: arrived, repeated, open: true });
    if (deposit.status === 'PENDING' || deposit.status === 'EXPIRED') deposit.status = 'REVIEW';
  }

  decide(review: ModelReview, credits: boolean): boolean {
    if (!review.open) return false;
    review.open = false;
    const isSettled = review.deposit.status === 'SUCCESS';
    if (credits) this.credit(review.amount);
    else this.channel -= review.amount;
    if (credits && !isSettled) review.deposit.status = 'SUCCESS';
    if (!credits && !isSettled && !review.repeated) review.deposit.status = 'FAILED';
    return true;
  }

  ask(amount: bigint): boolean {
    if (this.isUnderWay() || amount > this.balance - this.held) return false;
    const before = this.orders.filter(({ status }) => status !== 'REJECTED' && status !== 'CANCELLED');
    const fee = before.length < FREE_PER_DAY ? 0n : FEE;
    this.orders.push({ status: 'RISK_REVIEW', amount, fee, paid: 0n, returned: 0n, hold: amount });
    this.held += amount;
    return true;
  }

  end(order: ModelOrder, to: 'CANCELLED' | 'REJECTED'): boolean {
    const from = to === 'CANCELLED' ? ['RISK_REVIEW', 'APPROVED'] : ['RISK_REVIEW'];
    if (!from.includes(order.status) || order.paid > order.returned) return false;
    this.free(order);
    order.status = to;
    return true;
  }

  approve(order: ModelOrder): boolean {
    return this.left(order) > 0n && this.move(order, ['RISK_REVIEW'], 'APPROVED');
  }

  close(order: ModelOrder): boolean {
    if (order.paid === order.returned || !this.move(order, ['RISK_REVIEW'], 'DISBURSED')) return false;
    this.free(order);
    return true;
  }

  dispatch(): void {
    for (const order of this.orders.filter(({ status }) => status === 'APPROVED')) {
      order.status = 'PAYING';
      this.payouts.push({ order, amount: this.left(order), paid: 0n, status: 'ACCEPTED' });
    }
  }

  pay(payout: ModelPayout, amount: bigint): void {
    const { order } = payout;
    payout.paid += amount;
    order.paid += amount;
    this.channel -= amount;
    const isAll = payout.paid >= payout.amount;
    const taken = least(amount, order.hold);
    const fee = isAll ? least(order.fee, order.hold - taken) : 0n;
    this.balance -= taken + fee;
    this.held -= taken + fee;
    order.hold -= taken + fee;
    this.payments.push({
      ...{ payout, amount, beyond: amount - taken, returned: 0n, returnedBeyond: 0n },
    });
    if (!isAll) return;
    payout.status = 'PAID';
    this.free(order);
    this.move(order, UNDER_WAY, 'DISBURSED');
  }

  fail(payout: ModelPayout): void {
    if (payout.status !== 'ACCEPTED') return;
    payout.status = 'FAILED';
    this.move(payout.order, ['PAYING'], 'RISK_REVIEW');
  }

  bounce(payment: ModelPayment, amount: bigint): boolean {
    const { order } = payment.payout;
    if (payment.disputed) {
      if (amount > payment.disputed.owed) return false;
      payment.disputed.owed -= amount;
      this.channel += amount;
      if (payment.disputed.shown) order.returned += amount;
      return true;
    }
    if (amount > payment.amount - payment.returned) return false;
    this.giveBack(payment, amount);
    order.returned += amount;
    if (order.returned >= order.paid) this.move(order, SETTLED, 'RETURNED');
    return true;
  }

  move(order: ModelOrder, from: readonly string[], to: string): boolean {
    if (!from.includes(order.status)) return false;
    order.status = to;
    return true;
  }

  resolve(order: ModelOrder, resolution: 'RECEIVED' | 'PAY_AGAIN' | 'GIVE_BACK'): boolean {
    if (order.status !== 'NOT_RECEIVED') return false;
    if (resolution === 'RECEIVED') return this.move(order, ['NOT_RECEIVED'], 'RECEIVED');
    const open = this.payments.filter(
      ({ payout, amount, returned }) =>
        payout.order === order && payout.status !== 'DISPUTED' && amount > returned,
    );
    const left = open.reduce((sum, { amount, returned }) => sum + amount - returned, 0n);
    const beyond = open.reduce((sum, one) => sum + one.beyond - one.returnedBeyond, 0n);
    const free = this.balance - this.held + left - beyond;
    if (resolution === 'PAY_AGAIN' && (this.isUnderWay() || free < left)) return false;
    for (const payment of open) {
      payment.disputed = { owed: payment.amount - payment.returned, shown: resolution === 'GIVE_BACK' };
      this.giveBack(payment, payment.disputed.owed);
    }
    this.channel -= left;
    for (const payout of this.payouts) if (payout.order === order) payout.status = 'DISPUTED';
    const net = order.amount - order.fee;
    order.status = resolution === 'PAY_AGAIN' ? 'PAYING' : 'RETURNED';
    if (resolution === 'GIVE_BACK') return true;
    const gone = net > left ? net - left : 0n;
    Object.assign(order, { paid: gone, returned: gone });
    order.hold = left;
    this.held += left;
    this.payouts.push({ order, amount: left, paid: 0n, status: 'ACCEPTED' });
    return true;
  }

  private isUnderWay(): boolean {
    return this.orders.some(({ status }) => UNDER_WAY.includes(status));
  }

  private left({ amount, fee, paid }: ModelOrder): bigint {
    return amount - fee > paid ? amount - fee - paid : 0n;
  }

  private credit(amount: bigint): void {
    this.balance += amount;
    this.credits += 1;
  }

  private free(order: ModelOrder): void {
    this.held -= order.hold;
    order.hold = 0n;
  }

  private giveBack(payment: ModelPayment, amount: bigint): void {
    const beyond = least(amount, payment.beyond - payment.returnedBeyond);
    payment.returned += amount;
    payment.returnedBeyond += beyond;
    this.balance += amount - beyond;
    this.channel += amount;
  }
}
