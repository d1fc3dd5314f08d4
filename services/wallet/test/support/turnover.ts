import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { bet, TestLedger, win } from './ledger.js';
import { done, Operations } from './operations.js';

type Step =
  | { op: 'WIN' | 'BET' | 'HOLD' | 'CLAW'; amount: number }
  | { op: 'BONUS'; amount: number; times: number; limit: number | null; isNarrow: boolean }
  | { op: 'PROGRESS'; amount: number; category: 'SLOT' | 'LIVE'; again: boolean }
  | { op: 'FORFEIT' | 'EXPIRE'; row: number }
  | { op: 'STATUS'; status: 'OPEN' | 'STOPPED' };

const amount = fc.integer({ min: 1, max: 90 });
const row = fc.nat(2);
const of = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: of('WIN', 'BET', 'HOLD', 'CLAW'), amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      op: of('BONUS'),
      amount,
      times: fc.nat(4),
      limit: fc.option(fc.nat(60), { nil: null }),
      isNarrow: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      op: of('PROGRESS'),
      amount: fc.oneof(amount, fc.integer({ min: 60, max: 300 }), fc.integer({ min: -60, max: -1 })),
      category: of('SLOT', 'LIVE'),
      again: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: of('FORFEIT', 'EXPIRE'), row }) },
  { weight: 1, arbitrary: fc.record({ op: of('STATUS'), status: of('OPEN', 'OPEN', 'STOPPED') }) },
);

interface Requirement {
  id: string;
  amount: bigint;
  base: bigint;
  required: bigint;
  done: bigint;
  limit: bigint | null;
  isNarrow: boolean;
  status: 'OPEN' | 'DONE' | 'EXPIRED' | 'FORFEITED';
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);
const positive = (a: bigint) => (a > 0n ? a : 0n);

/** One member's credits and requirements as plain figures, compared with the real ones. */
class TurnoverRun {
  private readonly member: string = randomUUID();
  private balance = 0n;
  private held = 0n;
  private isStopped = false;
  private readonly rows: Requirement[] = [];

  constructor(
    private readonly ledger: TestLedger,
    private readonly on: Operations,
    private readonly met: Set<string>,
  ) {}

  async take(one: Step): Promise<void> {
    await this[one.op](one as never);
    const { balance, held } = await this.on.state(this.member);
    assert.deepEqual([balance, held], [this.balance, this.held]);
    assert(balance >= held && held >= 0n);
    const rows = this.rows.map(({ status, done: met, required }) => [status, met, required]);
    assert.deepEqual(await this.on.turnover(this.member), rows);
  }

  async WIN({ amount: won }: { amount: number }): Promise<void> {
    done(await this.ledger.post(win(this.member, BigInt(won))));
    if (!this.isStopped) this.balance += BigInt(won);
  }

  private async BET({ amount: staked }: { amount: number }): Promise<void> {
    const { outcome } = done(await this.ledger.post(bet(this.member, BigInt(staked))));
    const fits = !this.isStopped && this.available >= BigInt(staked);
    assert.equal(outcome === 'ACCEPTED', fits);
    if (fits) this.balance -= BigInt(staked);
  }

  /** A withdrawal is held only without an open requirement. */
  private async HOLD({ amount: wanted }: { amount: number }): Promise<void> {
    const { outcome } = await this.on.hold(this.member, BigInt(wanted));
    const isOpen = this.rows.some(({ status }) => status === 'OPEN');
    const refusal = this.isStopped
      ? 'ACCOUNT_STOPPED'
      : isOpen
        ? 'TURNOVER_REQUIRED'
        : this.available < BigInt(wanted)
          ? 'INSUFFICIENT_FUNDS'
          : undefined;
    assert.equal(outcome, refusal ?? 'ACCEPTED');
    this.met.add(`HOLD ${outcome}`);
    if (!refusal) this.held += BigInt(wanted);
  }

  private async BONUS(one: Extract<Step, { op: 'BONUS' }>): Promise<void> {
    const given = BigInt(one.amount);
    const { rolloverId } = await this.on.bonus(this.member, given, {
      multiplier: String(one.times),
      maxCashOut: one.limit === null ? undefined : BigInt(one.limit),
      categories: one.isNarrow ? ['SLOT'] : undefined,
    });
    const before = this.isStopped ? positive(this.available - given) : this.available;
    if (!this.isStopped) this.balance += given;
    if (one.times === 0) return assert.equal(rolloverId, null);
    this.rows.push({
      ...{ id: rolloverId!, amount: given, base: before, required: given * BigInt(one.times), done: 0n },
      ...{ limit: one.limit === null ? null : BigInt(one.limit), isNarrow: one.isNarrow, status: 'OPEN' },
    });
  }

  private async PROGRESS(one: Extract<Step, { op: 'PROGRESS' }>): Promise<void> {
    let left = BigInt(one.amount);
    const counted = this.open.filter(({ isNarrow }) => !isNarrow || one.category === 'SLOT');
    for (const open of left > 0n ? counted : counted.toReversed()) {
      const part = left > 0n ? min(left, open.required - open.done) : -min(-left, open.done);
      open.done += part;
      left -= part;
    }
    this.closeMet();
    const sourceKey = randomUUID();
    const order = { sourceKey, category: one.category };
    const answer = done(await this.on.progress(this.member, BigInt(one.amount), order));
    const remaining = this.open.reduce((sum, open) => sum + open.required - open.done, 0n);
    assert.deepEqual(answer, { replayed: false, used: BigInt(one.amount) - left, remaining });
    if (!one.again) return;
    const again = done(await this.on.progress(this.member, BigInt(one.amount), order));
    assert.deepEqual(again, { ...answer, replayed: true });
  }

  private async CLAW({ amount: wanted }: { amount: number }): Promise<void> {
    const answer = done(await this.on.clawBack(this.member, BigInt(wanted)));
    if (this.isStopped) return assert.equal(answer.outcome, 'ACCOUNT_STOPPED');
    const taken = min(BigInt(wanted), this.available);
    this.balance -= taken;
    this.met.add(`CLAW ${taken < BigInt(wanted) ? 'partly' : 'wholly'}`);
    assert.deepEqual([answer.taken, answer.rest], [taken, BigInt(wanted) - taken]);
  }

  private async FORFEIT({ row: at }: { row: number }): Promise<void> {
    const one = this.rows.at(at);
    if (!one) return;
    const answer = done(await this.on.forfeit(one.id));
    this.met.add(`FORFEIT ${answer.outcome}`);
    if (one.status !== 'OPEN') return assert.equal(answer.outcome, 'REQUIREMENT_CLOSED');
    if (this.isStopped) return assert.equal(answer.outcome, 'ACCOUNT_STOPPED');
    const lost = this.lossOf(one);
    this.balance -= lost;
    one.status = 'FORFEITED';
    assert.deepEqual([answer.outcome, answer.taken, answer.rest], ['ACCEPTED', lost, 0n]);
  }

  private async EXPIRE({ row: at }: { row: number }): Promise<void> {
    const one = this.rows.at(at);
    if (!one || one.status !== 'OPEN' || this.isStopped) return;
    await this.ledger.owner.query('UPDATE rollover SET expires_at = clock_timestamp() WHERE id = $1', [
      one.id,
    ]);
    for (const open of this.open)
      if (open === one) {
        this.balance -= this.lossOf(one);
        one.status = 'EXPIRED';
      }
    await this.on.rollovers.closeDue(this.member, 'REAL');
  }

  /** What was met while the account was stopped closes as soon as it is open again. */
  private async STATUS({ status }: Extract<Step, { op: 'STATUS' }>): Promise<void> {
    await this.on.setStatus(this.member, status);
    this.isStopped = status === 'STOPPED';
    this.closeMet();
    if (!this.isStopped) await this.on.rollovers.closeDue(this.member, 'REAL');
  }

  private get available(): bigint {
    return this.balance - this.held;
  }

  private get open(): Requirement[] {
    return this.rows.filter(({ status }) => status === 'OPEN');
  }

  private closeMet(): void {
    if (this.isStopped) return;
    for (const open of this.open) {
      if (open.done < open.required) continue;
      if (open.limit !== null) this.balance -= positive(this.available - open.base - open.limit);
      if (open.limit !== null) this.met.add('LIMIT');
      open.status = 'DONE';
    }
  }

  private lossOf({ base, amount: given }: Requirement): bigint {
    return min(this.available, given + positive(this.available - base - given));
  }
}

/** Random bonuses with requirements, played, met, forfeited and clawed back, against their model. */
export async function turnOverInRandomSequences(runs: number): Promise<void> {
  const ledger = await TestLedger.start(1);
  const on = new Operations(ledger);
  const met = new Set<string>();
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const run = new TurnoverRun(ledger, on, met);
        await run.WIN({ amount: 60 });
        for (const one of steps) await run.take(one);
      }),
      { numRuns: runs },
    );
    await on.assertConsistent();
    for (const kind of [
      'HOLD TURNOVER_REQUIRED',
      'HOLD ACCEPTED',
      'FORFEIT ACCEPTED',
      'CLAW partly',
      'LIMIT',
    ])
      assert(met.has(kind), `${kind} never came about`);
  } finally {
    await ledger.close();
  }
}
