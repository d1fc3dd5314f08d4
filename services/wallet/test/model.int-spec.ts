import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { KeyReuse } from '../src/ledger/posting.repository.js';
import type { Outcome, Posting, PostingAnswer, Rollback } from '../src/ledger/posting.rules.js';
import { adjust, bet, nextId, TestLedger, win } from './support/ledger.js';

type Request = Posting | Rollback;
const isPosting = (request: Request): request is Posting => 'delta' in request;

/** What the ledger means, without a database: a map of answers, a balance per member. */
class Model {
  private readonly accounts = new Map<string, { balance: bigint; version: bigint }>();
  private readonly answers = new Map<
    string,
    { request?: Request; outcome: Outcome; balance: bigint; version: bigint }
  >();
  private readonly takenBack = new Set<string>();

  account(member: string) {
    let account = this.accounts.get(member);
    if (!account) this.accounts.set(member, (account = { balance: 0n, version: 0n }));
    return account;
  }

  handle(request: Request): Omit<PostingAnswer, 'postingId'> | 'REUSED' {
    const known = this.answers.get(request.externalId);
    const account = this.account(request.memberId);
    if (known) {
      const late = !known.request && isPosting(request) && request.kind === 'BET';
      if (late)
        return { outcome: 'ROLLED_BACK', balance: known.balance, version: known.version, replayed: false };
      if (!known.request || JSON.stringify(text(known.request)) !== JSON.stringify(text(request)))
        return 'REUSED';
      return { outcome: known.outcome, balance: known.balance, version: known.version, replayed: true };
    }
    const outcome = isPosting(request) ? this.apply(account, request) : this.takeBack(account, request);
    const answer = { outcome, balance: account.balance, version: account.version };
    this.answers.set(request.externalId, { request, ...answer });
    return { ...answer, replayed: false };
  }

  private apply(account: { balance: bigint; version: bigint }, { kind, delta }: Posting): Outcome {
    const possible = kind === 'ADJUST' && account.balance + delta < 0n ? -account.balance : delta;
    if (account.balance + possible < 0n) return 'INSUFFICIENT_FUNDS';
    if (possible !== 0n) {
      account.balance += possible;
      account.version += 1n;
    }
    return 'ACCEPTED';
  }

  private takeBack(account: { balance: bigint; version: bigint }, { betExternalId }: Rollback): Outcome {
    const original = this.answers.get(betExternalId);
    if (!original) {
      this.takenBack.add(betExternalId);
      this.answers.set(betExternalId, {
        outcome: 'ROLLED_BACK',
        balance: account.balance,
        version: account.version,
      });
      return 'NOTHING_TO_ROLL_BACK';
    }
    if (!original.request) return 'ALREADY_ROLLED_BACK';
    if (original.outcome !== 'ACCEPTED') return 'NOTHING_TO_ROLL_BACK';
    if (!isPosting(original.request) || original.request.kind !== 'BET') return 'BET_MISMATCH';
    if (this.takenBack.has(betExternalId)) return 'ALREADY_ROLLED_BACK';
    this.takenBack.add(betExternalId);
    account.balance -= original.request.delta;
    account.version += 1n;
    return 'ACCEPTED';
  }
}

const text = (request: Request) =>
  Object.fromEntries(Object.entries(request).map(([k, v]) => [k, String(v)]));

/** A step by small numbers: the member's key space is tiny, so that keys meet again, in another body too. */
const step = fc.record({
  op: fc.constantFrom('bet', 'win', 'adjust', 'rollback') as fc.Arbitrary<
    'bet' | 'win' | 'adjust' | 'rollback'
  >,
  key: fc.nat(7),
  target: fc.nat(7),
  amount: fc.integer({ min: 1, max: 50 }),
  give: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function requestOf(run: string, member: string, { op, key, target, amount, give }: Step): Request {
  const externalId = `${run}:${key}`;
  const caller = 'game-launch';
  if (op === 'bet') return bet(member, BigInt(amount), { externalId });
  if (op === 'win') return win(member, BigInt(amount), { externalId });
  if (op === 'adjust') return adjust(member, BigInt(give ? amount : -amount), { externalId, caller });
  return {
    ...{ caller, externalId, memberId: member, book: 'REAL', betExternalId: `${run}:${target}` },
    ...{ roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'RNG' },
  };
}

describe('the ledger against its model', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.start(4);
  });
  afterAll(() => ledger.close());

  const send = (request: Request): Promise<PostingAnswer | KeyReuse> =>
    isPosting(request) ? ledger.post(request) : ledger.rollback(request);

  it('WAL-I2 WAL-I3 WAL-I4 WAL-I5 WAL-I6 WAL-I7 WAL-I9 WAL-I11 WAL-I13 answers any sequence as the model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const member = randomUUID();
        const run = nextId('run');
        const model = new Model();
        for (const one of steps) {
          if (one.op === 'rollback' && one.key === one.target) continue; // a rollback that names itself: tested apart
          const request = requestOf(run, member, one);
          const expected = model.handle(request);
          const answer = await send(request);
          if (expected === 'REUSED') expect(answer).toHaveProperty('differs');
          else expect(answer).toMatchObject({ ...expected });
          const { balance, version } = model.account(member);
          expect(await ledger.account(member)).toEqual({ balance, version: Number(version) });
        }
        return true;
      }),
      { numRuns: 120, interruptAfterTimeLimit: 40_000 },
    );
    await ledger.assertSound();
  }, 60_000);

  it('answers a rollback that names itself with a refusal, not with an error', async () => {
    const member = await ledger.member(10n);
    const request = requestOf(nextId('run'), member, {
      op: 'rollback',
      key: 1,
      target: 1,
      amount: 1,
      give: true,
    });
    expect(await send(request)).toMatchObject({ outcome: 'BET_MISMATCH' });
  });
});
