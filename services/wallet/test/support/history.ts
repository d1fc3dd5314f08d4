import assert from 'node:assert/strict';
import { PostingBatcher } from '../../src/ledger/posting-batcher.js';
import type { KeyReuse } from '../../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../../src/ledger/posting.rules.js';
import { accepted, adjust, bet, nextId, rollbackOf, type TestLedger, win } from './ledger.js';
import { LedgerModel, type KeyedStep } from './model.js';

type Simple =
  | { op: 'BET' | 'WIN' | 'ADJUST'; key: number; member: number; amount: number }
  | Extract<KeyedStep, { op: 'ROLLBACK' }>;

interface Call {
  step: Simple;
  answer: PostingAnswer;
  began: number;
  ended: number;
}

const members = 4;
const caller = 'game-launch';

/** What a key asks for, always the same: bets, wins, corrections, and rollbacks of bets that came before or come later. */
function stepOf(key: number, seed: number): Simple {
  const member = key % members;
  const amount = 1 + ((key * 7919 + seed) % 90);
  const back = (by: number): Simple => ({ op: 'ROLLBACK', key, member, target: key + by * members });
  switch (Math.floor(key / members) % 10) {
    case 4:
    case 5:
      return { op: 'WIN', key, member, amount };
    case 6:
      return { op: 'ADJUST', key, member, amount: amount - 45 || 1 };
    case 7:
      return back(-4);
    case 8:
      return back(-5);
    case 9:
      return back(1);
    default:
      return { op: 'BET', key, member, amount };
  }
}

/** Many clients at once, on both paths, with keys that meet; then the database's own order, replayed by the model. */
export class History {
  private readonly calls: Call[] = [];
  private readonly ids: string[] = [];
  private readonly run = nextId('history');

  constructor(
    private readonly ledger: TestLedger,
    private readonly seed: number,
  ) {}

  async record(keys: number, clients: number): Promise<number> {
    for (let i = 0; i < members; i++) this.ids.push(await this.ledger.member(0n));
    const batcher = new PostingBatcher(
      this.ledger.postings,
      { committers: 2, cap: 16, queue: 1_000, attempts: 4 },
      ({ request }) => request.memberId,
    );
    const single = (request: Posting) => this.ledger.post(request);
    const together = (request: Posting) => batcher.submit({ request, trace: null });
    // Money comes first, or little would ever be accepted.
    for (let member = 0; member < members; member++)
      await this.call({ op: 'WIN', key: keys + member, member, amount: 300 }, single);
    let turn = 0;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (turn < keys * 1.5) {
          const n = turn++;
          // Every other turn comes back to a key of a moment ago, or of just now by another client.
          const key = Math.min(keys - 1, n % 3 === 2 ? Math.floor(n / 1.5) - (n % 40) : Math.floor(n / 1.5));
          await this.call(stepOf(Math.max(0, key), this.seed), n % 2 ? together : single);
        }
      }),
    );
    await batcher.close();
    return this.calls.length;
  }

  /** Throws where an answer is not the model's, or the order is not that of the clocks on the wall. */
  async check(): Promise<{ first: number; again: number; outcomes: string[] }> {
    const order = await this.databaseOrder();
    // A bet whose rollback came first is told so each time, and changes nothing.
    const isFirst = ({ answer }: Call) => !answer.replayed && answer.outcome !== 'ROLLED_BACK';
    const first = this.calls.filter(isFirst);
    assert.equal(new Set(first.map(({ step }) => step.key)).size, first.length, 'a key had two effects');
    const place = ({ step }: Call) => order.get(step.key) ?? assert.fail(`key ${step.key} is not there`);
    first.sort((a, b) => place(a) - place(b));
    this.assertRealTime(first);
    const model = new LedgerModel(members);
    for (const call of first) this.compare(model, call);
    const again = this.calls.filter((call) => !isFirst(call));
    for (const call of again) this.compare(model, call);
    for (const [member, { balance, version }] of model.accounts.entries())
      assert.deepEqual(await this.ledger.account(this.ids[member]!), { balance, version: Number(version) });
    const outcomes = [...new Set(first.map(({ answer }) => answer.outcome))].toSorted();
    return { first: first.length, again: again.length, outcomes };
  }

  /** By version; what moved nothing comes after the posting whose version it saw, in the order of the server's clock. */
  private async databaseOrder(): Promise<Map<number, number>> {
    const { rows } = await this.ledger.owner.query<{ id: string }>(
      `SELECT k.external_id AS id
         FROM posting_key k LEFT JOIN posting p ON p.id = k.posting_id LEFT JOIN stored_answer f ON (f.caller, f.external_id) = (k.caller, k.external_id)
        WHERE k.caller = $1 AND starts_with(k.external_id, $2)
        ORDER BY coalesce(f.version, p.version), f.caller IS NOT NULL, coalesce(f.recorded_at, p.recorded_at)`,
      [caller, `${this.run}:`],
    );
    return new Map(rows.map(({ id }, at) => [Number(id.split(':')[1]), at]));
  }

  /** Who was answered before another began comes before him. */
  private assertRealTime(first: Call[]): void {
    const latest = this.ids.map(() => -Infinity);
    for (const { step, began, ended } of first) {
      assert(ended >= latest[step.member]!, `key ${step.key} was answered before its predecessor was sent`);
      latest[step.member] = Math.max(latest[step.member]!, began);
    }
  }

  private compare(model: LedgerModel, { step, answer }: Call): void {
    const { outcome, balance, version, replayed } = answer;
    assert.deepEqual({ outcome, balance, version, replayed }, model.keyed(step), JSON.stringify(step));
  }

  private async call(
    step: Simple,
    post: (request: Posting) => Promise<PostingAnswer | KeyReuse>,
  ): Promise<void> {
    const began = performance.now();
    const answer = accepted(await this.send(step, post));
    this.calls.push({ step, answer, began, ended: performance.now() });
  }

  private send(
    step: Simple,
    post: (request: Posting) => Promise<PostingAnswer | KeyReuse>,
  ): Promise<PostingAnswer | KeyReuse> {
    const member = this.ids[step.member]!;
    const externalId = `${this.run}:${step.key}`;
    if (step.op === 'ROLLBACK')
      return this.ledger.rollback(
        rollbackOf(bet(member, 1n, { externalId: `${this.run}:${step.target}` }), { externalId }),
      );
    const amount = BigInt(step.amount);
    if (step.op === 'BET') return post(bet(member, amount, { externalId }));
    if (step.op === 'WIN') return post(win(member, amount, { externalId }));
    return post(adjust(member, amount, { externalId, caller }));
  }
}
