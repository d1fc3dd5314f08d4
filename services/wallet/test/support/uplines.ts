import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { adjust, bet, nextId, TestLedger, win } from './ledger.js';
import { done, Operations } from './operations.js';

type Step =
  | { op: 'WIN' | 'BET' | 'CORRECT' | 'SALARY'; who: number; amount: number; again: boolean }
  | { op: 'CLAIM'; upline: number; downline: number; amount: number }
  | { op: 'PAY'; debt: number; excess: number; again: boolean }
  | { op: 'STATUS'; who: number; status: 'OPEN' | 'LOCKED' };

const amount = fc.integer({ min: 1, max: 90 });
const who = fc.nat(3);
const again = fc.boolean();
const of = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ op: of('WIN', 'BET'), who, amount, again }) },
  { weight: 3, arbitrary: fc.record({ op: of('CORRECT'), who, amount, again }) },
  { weight: 3, arbitrary: fc.record({ op: of('SALARY'), who, amount, again }) },
  { weight: 3, arbitrary: fc.record({ op: of('CLAIM'), upline: fc.nat(1), downline: fc.nat(1), amount }) },
  {
    weight: 6,
    arbitrary: fc.record({ op: of('PAY'), debt: fc.nat(2), excess: fc.constantFrom(0, 0, 0, 40), again }),
  },
  { weight: 1, arbitrary: fc.record({ op: of('STATUS'), who, status: of('OPEN', 'OPEN', 'LOCKED') }) },
);

/** What an upline owes a downline; the service of the contracts keeps it, and pays it in parts by transfers. */
interface Debt {
  debtor: number;
  creditor: number;
  amount: bigint;
  paid: bigint;
}

interface Member {
  id: string;
  balance: bigint;
  /** Owed to the house after a correction beyond the balance. */
  owed: bigint;
  isLocked: boolean;
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);

/** Two uplines and two downlines as plain figures, compared with the real accounts after every step. */
class UplineRun {
  private readonly members: Member[] = Array.from({ length: 4 }, () => ({
    ...{ id: randomUUID(), balance: 0n, owed: 0n, isLocked: false },
  }));
  private readonly debts: Debt[] = [];
  /** What came from outside the four, less what went there: nothing else may change their sum. */
  private given = 0n;

  constructor(
    private readonly ledger: TestLedger,
    private readonly on: Operations,
    private readonly met: Set<string>,
  ) {}

  async open(): Promise<void> {
    for (const [at] of this.members.entries()) await this.WIN({ who: at, amount: 50, again: false });
  }

  async take(one: Step): Promise<void> {
    await this[one.op](one as never);
    const { rows } = await this.ledger.pools.balances.query<{
      member_id: string;
      balance: string;
      owed: string;
    }>('SELECT member_id, balance, owed FROM player_account WHERE member_id = ANY ($1)', [
      this.members.map(({ id }) => id),
    ]);
    for (const { id, balance, owed } of this.members) {
      assert(balance >= 0n && owed >= 0n);
      const row = rows.find(({ member_id: memberId }) => memberId === id)!;
      assert.deepEqual([BigInt(row.balance), BigInt(row.owed)], [balance, owed]);
    }
    const kept = this.members.reduce((sum, { balance, owed }) => sum + balance - owed, 0n);
    assert.equal(kept, this.given);
    for (const { paid, amount: due } of this.debts) assert(paid >= 0n && paid <= due);
  }

  private async WIN({ who: at, amount: won, again: twice }: { who: number; amount: number; again: boolean }) {
    const request = win(this.members[at]!.id, BigInt(won));
    for (let n = 0; n < (twice ? 2 : 1); n++) done(await this.ledger.post(request));
    this.members[at]!.balance += BigInt(won);
    this.given += BigInt(won);
  }

  private async BET({ who: at, amount: staked }: { who: number; amount: number }) {
    const member = this.members[at]!;
    const { outcome } = done(await this.ledger.post(bet(member.id, BigInt(staked))));
    const fits = !member.isLocked && member.balance >= BigInt(staked);
    assert.equal(outcome === 'ACCEPTED', fits);
    if (!fits) return;
    member.balance -= BigInt(staked);
    this.given -= BigInt(staked);
  }

  /** Takes what is there; the rest is owed. */
  private async CORRECT({ who: at, amount: taken }: { who: number; amount: number }) {
    const member = this.members[at]!;
    done(await this.ledger.post(adjust(member.id, -BigInt(taken))));
    const there = min(member.balance, BigInt(taken));
    member.balance -= there;
    member.owed += BigInt(taken) - there;
    this.given -= BigInt(taken);
    if (member.owed > 0n) this.met.add('OWED');
  }

  /** What a member owes is repaid out of it. */
  private async SALARY({
    who: at,
    amount: paid,
    again: twice,
  }: {
    who: number;
    amount: number;
    again: boolean;
  }) {
    const member = this.members[at]!;
    const about = { caller: 'agent-contracts', kind: 'SALARY' as const, contra: 5200 };
    const request = adjust(member.id, BigInt(paid), about);
    for (let n = 0; n < (twice ? 2 : 1); n++) done(await this.ledger.post(request));
    this.given += BigInt(paid);
    const repaid = min(member.owed, BigInt(paid));
    member.owed -= repaid;
    member.balance += BigInt(paid) - repaid;
    if (repaid > 0n) this.met.add(member.owed > 0n ? 'REPAID IN PART' : 'REPAID');
  }

  private CLAIM(one: { upline: number; downline: number; amount: number }): void {
    this.debts.push({
      ...{ debtor: one.upline, creditor: 2 + one.downline, amount: BigInt(one.amount), paid: 0n },
    });
  }

  /** Pays what the upline has, at most the rest of the debt; `excess` asks for more than is there. */
  private async PAY(one: { debt: number; excess: number; again: boolean }) {
    const debt = this.debts.filter(({ amount: due, paid }) => paid < due).at(one.debt);
    if (!debt) return;
    const [upline, downline] = [this.members[debt.debtor]!, this.members[debt.creditor]!];
    const part = min(debt.amount - debt.paid, upline.balance) + BigInt(one.excess);
    if (part === 0n) return;
    const key = nextId('part');
    const { outcome } = done(await this.on.transfer(upline.id, downline.id, part, key));
    const refusal = upline.isLocked
      ? 'ACCOUNT_LOCKED'
      : upline.owed > 0n
        ? 'DEBT_OPEN'
        : upline.balance < part
          ? 'INSUFFICIENT_FUNDS'
          : downline.isLocked
            ? 'RECEIVER_UNAVAILABLE'
            : undefined;
    assert.equal(outcome, refusal ?? 'ACCEPTED');
    this.met.add(`PAY ${outcome}`);
    // The process of the contracts may end before it has noted the answer.
    if (one.again) {
      const repeated = done(await this.on.transfer(upline.id, downline.id, part, key));
      assert.deepEqual([repeated.outcome, repeated.replayed], [outcome, true]);
    }
    if (refusal) return;
    upline.balance -= part;
    downline.balance += part;
    const repaid = min(downline.owed, part);
    downline.owed -= repaid;
    downline.balance -= repaid;
    const due = min(part, debt.amount - debt.paid);
    debt.paid += due;
    if (debt.paid < debt.amount) this.met.add('PAID IN PART');
    if (debt.paid === debt.amount) this.met.add(`PAID BY ${debt.debtor}`);
  }

  private async STATUS({ who: at, status }: { who: number; status: 'OPEN' | 'LOCKED' }) {
    await this.on.setStatus(this.members[at]!.id, status);
    this.members[at]!.isLocked = status === 'LOCKED';
  }
}

/** What chance may leave out of a short run. */
const always: Step[] = [
  { op: 'CORRECT', who: 0, amount: 90, again: false },
  { op: 'SALARY', who: 0, amount: 10, again: false },
  { op: 'CLAIM', upline: 0, downline: 0, amount: 60 },
  { op: 'PAY', debt: 0, excess: 40, again: false },
  { op: 'WIN', who: 0, amount: 90, again: false },
  { op: 'SALARY', who: 0, amount: 90, again: true },
  { op: 'PAY', debt: 0, excess: 0, again: true },
  { op: 'PAY', debt: 0, excess: 40, again: false },
  { op: 'WIN', who: 0, amount: 90, again: false },
  { op: 'PAY', debt: 0, excess: 0, again: false },
  { op: 'CLAIM', upline: 1, downline: 1, amount: 20 },
  { op: 'PAY', debt: 0, excess: 0, again: false },
];

/** Random debts of two uplines, paid in parts, with their own debts to the house, against their model. */
export async function payUplinesInRandomSequences(runs: number): Promise<void> {
  const ledger = await TestLedger.start(1);
  const on = new Operations(ledger);
  const met = new Set<string>();
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
        const run = new UplineRun(ledger, on, met);
        await run.open();
        for (const one of steps) await run.take(one);
      }),
      { numRuns: runs, examples: [[always]] },
    );
    await on.assertConsistent();
    for (const kind of [
      ...['OWED', 'REPAID IN PART', 'REPAID'],
      ...[
        'PAY ACCEPTED',
        'PAY DEBT_OPEN',
        'PAY INSUFFICIENT_FUNDS',
        'PAID IN PART',
        'PAID BY 0',
        'PAID BY 1',
      ],
    ])
      assert(met.has(kind), `${kind} never came about`);
  } finally {
    await ledger.close();
  }
}
