import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { adjust, bet, nextId, TestLedger, win } from './ledger.js';
import { done, Operations } from './operations.js';

type Step =
  | { op: 'WIN' | 'BET' | 'HOLD'; amount: number }
  | { op: 'TAKE'; amount: number }
  | { op: 'PAYOUT'; hold: number; amount: number; fee: number; isFinal: boolean; again: boolean }
  | { op: 'RETURN'; payout: number; amount: number | null }
  | { op: 'RELEASE'; hold: number }
  | { op: 'STATUS'; status: 'OPEN' | 'LOCKED' | 'STOPPED' };

const amount = fc.integer({ min: 1, max: 80 });
const place = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ op: fc.constantFrom('WIN' as const, 'BET' as const), amount }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('HOLD' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('TAKE' as const), amount }) },
  {
    weight: 6,
    arbitrary: fc.record({
      op: fc.constant('PAYOUT' as const),
      hold: place,
      amount,
      fee: fc.nat(5),
      isFinal: fc.boolean(),
      again: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('RETURN' as const),
      payout: place,
      amount: fc.option(amount, { nil: null }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('RELEASE' as const), hold: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('STATUS' as const),
      status: fc.constantFrom('OPEN' as const, 'OPEN' as const, 'LOCKED' as const, 'STOPPED' as const),
    }),
  },
);

interface Held {
  id: string;
  rest: bigint;
  isOpen: boolean;
}

interface Paid {
  key: string;
  amount: bigint;
  difference: bigint;
  returned: bigint;
  returnedDifference: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** One member's withdrawals as plain figures, compared with the real ones. */
class WithdrawalRun {
  private readonly member: string = randomUUID();
  private readonly account = { balance: 0n, held: 0n, owed: 0n, bonus: 0n, heldBonus: 0n };
  private status: 'OPEN' | 'LOCKED' | 'STOPPED' = 'OPEN';
  private readonly holds: Held[] = [];
  private readonly payouts: Paid[] = [];

  constructor(
    private readonly ledger: TestLedger,
    private readonly on: Operations,
    private readonly met: Set<string>,
  ) {}

  async take(one: Step): Promise<void> {
    await this[one.op](one as never);
    assert.deepEqual(await this.on.state(this.member), this.account);
    assert(this.account.held >= 0n && this.account.balance >= this.account.held);
  }

  private get available(): bigint {
    return this.account.balance - this.account.held;
  }

  async WIN({ amount: won }: { amount: number }): Promise<void> {
    done(await this.ledger.post(win(this.member, BigInt(won))));
    this.credit(BigInt(won));
  }

  private async BET({ amount: staked }: { amount: number }): Promise<void> {
    const { outcome } = done(await this.ledger.post(bet(this.member, BigInt(staked))));
    const refusal = this.refusal(BigInt(staked));
    assert.equal(outcome, refusal ?? 'ACCEPTED');
    if (!refusal) this.account.balance -= BigInt(staked);
  }

  /** A correction, which may leave a debt. */
  private async TAKE({ amount: taken }: { amount: number }): Promise<void> {
    const { outcome } = done(await this.ledger.post(adjust(this.member, -BigInt(taken))));
    assert.equal(outcome, this.status === 'STOPPED' ? 'ACCOUNT_STOPPED' : 'ACCEPTED');
    if (this.status === 'STOPPED') return;
    const possible = least(BigInt(taken), this.available);
    this.account.balance -= possible;
    this.account.owed += BigInt(taken) - possible;
  }

  private async HOLD({ amount: wanted }: { amount: number }): Promise<void> {
    const { outcome, holdId } = await this.on.hold(this.member, BigInt(wanted));
    const debt = this.status === 'OPEN' && this.account.owed > 0n ? 'DEBT_OPEN' : undefined;
    const refusal = debt ?? this.refusal(BigInt(wanted));
    assert.equal(outcome, refusal ?? 'ACCEPTED');
    this.met.add(`HOLD ${outcome}`);
    if (refusal) return;
    this.account.held += BigInt(wanted);
    this.holds.push({ id: holdId!, rest: BigInt(wanted), isOpen: true });
  }

  private async PAYOUT(one: Extract<Step, { op: 'PAYOUT' }>): Promise<void> {
    const hold = this.holds.at(one.hold);
    if (!hold) return;
    const open = hold.isOpen ? hold.rest : 0n;
    const taken = least(BigInt(one.amount), open);
    const fee = least(BigInt(one.fee), open - taken);
    const key = nextId('payout');
    const order = { externalId: key, fee: BigInt(one.fee), isFinal: one.isFinal };
    const answer = done(await this.on.payOut(hold.id, BigInt(one.amount), order));
    this.account.balance -= taken + fee;
    this.account.held -= taken + fee;
    hold.rest = open - taken - fee;
    if (hold.isOpen && (one.isFinal || hold.rest === 0n)) this.end(hold);
    const expected = { outcome: 'ACCEPTED', balance: this.account.balance, taken };
    assert.partialDeepStrictEqual(answer, { ...expected, rest: BigInt(one.amount) - taken, replayed: false });
    if (one.again) {
      const replay = done(await this.on.payOut(hold.id, BigInt(one.amount), order));
      assert.deepEqual(replay, { ...answer, replayed: true });
    }
    const difference = BigInt(one.amount) - taken;
    this.met.add(`PAYOUT ${this.status} ${difference > 0n ? 'beyond the hold' : 'within'} ${one.isFinal}`);
    this.payouts.push({
      ...{ key, amount: BigInt(one.amount), difference, returned: 0n, returnedDifference: 0n },
    });
  }

  private async RETURN(one: Extract<Step, { op: 'RETURN' }>): Promise<void> {
    const payout = this.payouts.at(one.payout);
    if (!payout) return;
    const left = payout.amount - payout.returned;
    const back = one.amount === null ? left : BigInt(one.amount);
    const answer = done(
      await this.on.bounce(payout.key, one.amount === null ? undefined : BigInt(one.amount)),
    );
    const fits = back > 0n && back <= left;
    this.met.add(`RETURN ${answer.outcome}`);
    assert.equal(answer.outcome, fits ? 'ACCEPTED' : 'EXCEEDS_PAYOUT');
    if (!fits) return;
    const toDifference = least(back, payout.difference - payout.returnedDifference);
    payout.returned += back;
    payout.returnedDifference += toDifference;
    this.credit(back - toDifference);
    if (this.status !== 'STOPPED') this.repayOutOf(back - toDifference);
    assert.deepEqual([answer.taken, answer.rest], [back - toDifference, toDifference]);
  }

  private async RELEASE({ hold: at }: { hold: number }): Promise<void> {
    const hold = this.holds.at(at);
    if (!hold) return;
    const { outcome } = done(await this.on.release(hold.id));
    assert.equal(outcome, hold.isOpen ? 'ACCEPTED' : 'HOLD_RESOLVED');
    if (hold.isOpen) this.end(hold);
  }

  private async STATUS({ status }: Extract<Step, { op: 'STATUS' }>): Promise<void> {
    await this.on.setStatus(this.member, status);
    this.status = status;
  }

  private end(hold: Held): void {
    this.account.held -= hold.rest;
    hold.rest = 0n;
    hold.isOpen = false;
  }

  private repayOutOf(credited: bigint): void {
    const repaid = least(least(this.account.owed, credited), this.available);
    this.account.balance -= repaid;
    this.account.owed -= repaid;
    if (repaid > 0n) this.met.add('REPAID');
  }

  /** What a stopped account gains waits in suspense. */
  private credit(amountOf: bigint): void {
    if (this.status !== 'STOPPED') this.account.balance += amountOf;
  }

  private refusal(wanted: bigint): string | undefined {
    if (this.status !== 'OPEN') return `ACCOUNT_${this.status}`;
    return this.available < wanted ? 'INSUFFICIENT_FUNDS' : undefined;
  }
}

const paid = { op: 'PAYOUT', hold: 0, fee: 0, isFinal: true, again: true } as const;
/** What chance may leave out of a short run. */
const always: [Step[]][] = [
  [
    [
      { op: 'HOLD', amount: 40 },
      { op: 'STATUS', status: 'STOPPED' },
      { ...paid, amount: 30 },
    ],
  ],
  [
    [
      { op: 'HOLD', amount: 40 },
      { ...paid, amount: 50 },
      { op: 'RETURN', payout: 0, amount: 60 },
    ],
  ],
];

/** Random withdrawals with part payments, bounces and confirmations against their model. */
export async function withdrawInRandomSequences(runs: number): Promise<void> {
  const ledger = await TestLedger.start(1);
  const on = new Operations(ledger);
  const met = new Set<string>();
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const run = new WithdrawalRun(ledger, on, met);
        await run.WIN({ amount: 150 });
        for (const one of steps) await run.take(one);
      }),
      { numRuns: runs, examples: always },
    );
    await on.assertConsistent();
    for (const kind of [
      'PAYOUT STOPPED within true',
      'PAYOUT OPEN beyond the hold true',
      'RETURN EXCEEDS_PAYOUT',
    ])
      assert(met.has(kind), `${kind} never came about`);
  } finally {
    await ledger.close();
  }
}
