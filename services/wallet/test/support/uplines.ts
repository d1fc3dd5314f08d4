import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { adjust, bet, nextId, TestLedger, win } from './ledger.js';
import { done, Operations } from './operations.js';

type Step =
  | { op: 'WIN' | 'BET' | 'CORRECT' | 'SALARY'; who: number; amount: number; again: boolean }
  | { op: 'CLAIM'; upline: number; downline: number; amount: number }
  | { op: 'COLLECT'; who: number }
  | { op: 'CREDIT' }
  | { op: 'WRITE_OFF'; debt: number }
  | { op: 'STATUS'; who: number; status: 'OPEN' | 'LOCKED' | 'STOPPED' };

const amount = fc.integer({ min: 1, max: 90 });
const who = fc.nat(3);
const again = fc.boolean();
const of = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ op: of('WIN', 'BET'), who, amount, again }) },
  { weight: 3, arbitrary: fc.record({ op: of('CORRECT'), who, amount, again }) },
  { weight: 3, arbitrary: fc.record({ op: of('SALARY'), who, amount, again }) },
  { weight: 3, arbitrary: fc.record({ op: of('CLAIM'), upline: fc.nat(1), downline: fc.nat(1), amount }) },
  { weight: 2, arbitrary: fc.record({ op: of('COLLECT'), who }) },
  { weight: 2, arbitrary: fc.record({ op: of('CREDIT') }) },
  { weight: 1, arbitrary: fc.record({ op: of('WRITE_OFF'), debt: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ op: of('STATUS'), who, status: of('OPEN', 'OPEN', 'LOCKED', 'STOPPED') }),
  },
);

/** What an upline owes a downline by a contract: the wallet collects it in parts. */
interface Debt {
  id: string;
  debtor: number;
  creditor: number;
  rest: bigint;
}

/** A part that left its debtor and has not reached its creditor. */
interface Part {
  creditor: number;
  amount: bigint;
}

interface Member {
  id: string;
  balance: bigint;
  /** Owed to the house after a correction beyond the balance. */
  owed: bigint;
  status: 'OPEN' | 'LOCKED' | 'STOPPED';
  /** What came while the account was stopped. */
  suspended: bigint;
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);
const sum = (figures: bigint[]) => figures.reduce((total, one) => total + one, 0n);

/** Two uplines and two downlines as plain figures, compared with the real accounts after every step. */
class UplineRun {
  private readonly members: Member[] = Array.from({ length: 4 }, () => ({
    ...{ id: randomUUID(), balance: 0n, owed: 0n, status: 'OPEN' as const, suspended: 0n },
  }));
  private debts: Debt[] = [];
  private parts: Part[] = [];
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
      claimed: string;
    }>('SELECT member_id, balance, owed, claimed FROM player_account WHERE member_id = ANY ($1)', [
      this.members.map(({ id }) => id),
    ]);
    for (const [at, { id, balance, owed }] of this.members.entries()) {
      assert(balance >= 0n && owed >= 0n);
      const row = rows.find(({ member_id: memberId }) => memberId === id)!;
      const figures = [row.balance, row.owed, row.claimed].map(BigInt);
      assert.deepEqual(figures, [balance, owed, sum(this.debtsOf(at).map(({ rest }) => rest))]);
    }
    const kept = sum(this.members.map(({ balance, owed, suspended }) => balance + suspended - owed));
    assert.equal(kept + sum(this.parts.map(({ amount: part }) => part)), this.given);
  }

  private async WIN({ who: at, amount: won, again: twice }: { who: number; amount: number; again: boolean }) {
    const request = win(this.members[at]!.id, BigInt(won));
    for (let n = 0; n < (twice ? 2 : 1); n++) done(await this.ledger.post(request));
    this.receive(this.members[at]!, BigInt(won));
    this.given += BigInt(won);
  }

  private async BET({ who: at, amount: staked }: { who: number; amount: number }) {
    const member = this.members[at]!;
    const { outcome } = done(await this.ledger.post(bet(member.id, BigInt(staked))));
    const fits = member.status === 'OPEN' && member.balance >= BigInt(staked);
    assert.equal(outcome === 'ACCEPTED', fits);
    if (!fits) return;
    member.balance -= BigInt(staked);
    this.given -= BigInt(staked);
  }

  /** Takes what is there; the rest is owed. A stopped account gives nothing. */
  private async CORRECT({ who: at, amount: taken }: { who: number; amount: number }) {
    const member = this.members[at]!;
    const { outcome } = done(await this.ledger.post(adjust(member.id, -BigInt(taken))));
    assert.equal(outcome, member.status === 'STOPPED' ? 'ACCOUNT_STOPPED' : 'ACCEPTED');
    if (member.status === 'STOPPED') return;
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
    this.credit(at, BigInt(paid));
  }

  private async CLAIM(one: { upline: number; downline: number; amount: number }) {
    const [debtor, creditor] = [one.upline, 2 + one.downline];
    const id = randomUUID();
    const [from, to] = [this.members[debtor]!.id, this.members[creditor]!.id];
    await this.call('SELECT open_claim($1, $2, $3, $4, $5, $6, $7)', [
      ...[id, 'agent-contracts', nextId('debt'), from, to],
      ...[String(one.amount), 'Contract'],
    ]);
    this.debts.push({ id, debtor, creditor, rest: BigInt(one.amount) });
    this.collect(debtor);
  }

  private async COLLECT({ who: at }: { who: number }) {
    await this.on.inTransaction(async (tx) => {
      await tx.query(`SELECT lock_account($1, 'REAL')`, [this.members[at]!.id]);
      await tx.query('SELECT collect_claims($1)', [this.members[at]!.id]);
    });
    this.collect(at);
  }

  private async CREDIT() {
    await this.call(
      `SELECT credit_claim_payment(p.id) FROM claim_payment p JOIN claim c ON c.id = p.claim_id
        WHERE p.credited_at IS NULL AND c.debtor_id = ANY ($1) ORDER BY p.taken_at, p.id`,
      [this.members.map(({ id }) => id)],
    );
    for (const { creditor, amount: part } of this.parts.splice(0)) this.credit(creditor, part);
  }

  private async WRITE_OFF({ debt }: { debt: number }) {
    const one = this.debts.at(debt);
    if (!one) return;
    await this.call('SELECT write_off_claim($1)', [one.id]);
    this.debts = this.debts.filter(({ id }) => id !== one.id);
    this.met.add('WRITTEN OFF');
  }

  private async STATUS({ who: at, status }: { who: number; status: Member['status'] }) {
    const member = this.members[at]!;
    await this.on.setStatus(member.id, status);
    member.status = status;
  }

  private call = (text: string, values: unknown[]): Promise<unknown> =>
    this.on.inTransaction((tx) => tx.query(text, values));

  private debtsOf = (at: number): Debt[] => this.debts.filter(({ debtor }) => debtor === at);

  private receive(member: Member, amount: bigint): void {
    if (member.status === 'STOPPED') member.suspended += amount;
    else member.balance += amount;
  }

  /** Own money: first for the house, then for the oldest claim. */
  private credit(at: number, amount: bigint): void {
    const member = this.members[at]!;
    this.receive(member, amount);
    if (member.status === 'STOPPED') return;
    const repaid = min(member.owed, amount);
    member.owed -= repaid;
    member.balance -= repaid;
    if (repaid > 0n) this.met.add(member.owed > 0n ? 'REPAID IN PART' : 'REPAID');
    this.collect(at, amount - repaid);
  }

  private collect(at: number, limit?: bigint): void {
    const member = this.members[at]!;
    if (member.status === 'STOPPED' || member.owed > 0n) return;
    let left = limit ?? member.balance;
    for (const debt of this.debtsOf(at)) {
      const part = min(min(debt.rest, member.balance), left);
      if (part === 0n) continue;
      member.balance -= part;
      debt.rest -= part;
      left -= part;
      this.parts.push({ creditor: debt.creditor, amount: part });
      this.met.add(debt.rest > 0n ? 'PAID IN PART' : `PAID BY ${at}`);
    }
    this.debts = this.debts.filter(({ rest }) => rest > 0n);
  }
}

/** What chance may leave out of a short run. */
const always: Step[] = [
  { op: 'CORRECT', who: 0, amount: 90, again: false },
  { op: 'SALARY', who: 0, amount: 10, again: false },
  { op: 'CLAIM', upline: 0, downline: 0, amount: 60 },
  { op: 'WIN', who: 0, amount: 20, again: false },
  { op: 'SALARY', who: 0, amount: 50, again: true },
  { op: 'COLLECT', who: 0 },
  { op: 'CREDIT' },
  { op: 'SALARY', who: 0, amount: 90, again: true },
  { op: 'CLAIM', upline: 1, downline: 1, amount: 20 },
  { op: 'CLAIM', upline: 1, downline: 0, amount: 90 },
  { op: 'WRITE_OFF', debt: 0 },
  { op: 'CREDIT' },
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
    const asked = [
      'OWED',
      'REPAID IN PART',
      'REPAID',
      'PAID IN PART',
      'PAID BY 0',
      'PAID BY 1',
      'WRITTEN OFF',
    ];
    for (const kind of asked) assert(met.has(kind), `${kind} never came about`);
  } finally {
    await ledger.close();
  }
}
