import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { eventually } from '#libs/testing';
import { PostingBatcher } from '../src/ledger/posting-batcher.js';
import type { PostingItem } from '../src/ledger/posting.repository.js';
import type { KeyReuse } from '../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../src/ledger/posting.rules.js';
import { accepted, bet, nextId, TestLedger, win } from './support/ledger.js';
import { Operations } from './support/operations.js';

describe('the batched path on a real database', () => {
  let ledger: TestLedger;
  let batcher: PostingBatcher<PostingItem, PostingAnswer | KeyReuse>;
  beforeAll(async () => {
    ledger = await TestLedger.start(8, { ledgerLockTimeoutMs: 4_000 });
  });
  beforeEach(() => {
    batcher = new PostingBatcher(
      ledger.postings,
      { committers: 2, cap: 64, queue: 1_000, attempts: 4 },
      ({ request }) => request.memberId,
    );
  });
  afterEach(async () => {
    await batcher?.close();
    await ledger?.assertConsistent();
  });
  afterAll(() => ledger?.close());

  const send = (request: Posting) => batcher.submit({ request, trace: null });
  const transactions = async (memberId: string) =>
    Number(
      (
        await ledger.owner.query(
          'SELECT count(DISTINCT xid::text) AS n FROM posting WHERE member_id = $1 AND version > 1',
          [memberId],
        )
      ).rows[0].n,
    );

  it('shares few transactions among many callers, who keep their order', async () => {
    const member = await ledger.member(10_000n);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => send(n % 2 ? bet(member, 10n) : win(member, 3n))),
    );
    expect(answers.map((answer) => accepted(answer).version)).toEqual(
      Array.from({ length: 100 }, (_, n) => BigInt(n + 2)),
    );
    expect(await transactions(member)).toBeLessThanOrEqual(3);
  });

  it('WAL-I6 fifty identical bets at once have one effect and fifty identical answers', async () => {
    const member = await ledger.member(10_000n);
    const request = bet(member, 700n);
    const answers = (await Promise.all(Array.from({ length: 50 }, () => send(request)))).map(accepted);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ postingId, balance }) => `${postingId} ${balance}`)).size).toBe(1);
    expect(await ledger.account(member)).toEqual({ balance: 9_300n, version: 2 });
  });

  it('opens accounts in one order: two batches that meet the same new members the other way round never lock each other out', async () => {
    for (let round = 0; round < 12; round++) {
      const members = Array.from({ length: 60 }, () => randomUUID() as string);
      const wins = (them: string[]) => ledger.batch(them.map((member) => win(member, 10n)));
      await Promise.all([wins(members), wins(members.toReversed())]);
      expect(await ledger.account(members[round]!)).toEqual({ balance: 20n, version: 2 });
    }
  });

  it('WAL-I4 WAL-I6 answers a batch as its items would be answered one by one', async () => {
    const on = new Operations(ledger);
    // A rich and a poor member, one who is locked, one with a limit, and one without an account.
    const members = async () => {
      const [rich, poor, locked, limited] = await Promise.all(
        [100_000n, 500n, 5_000n, 5_000n].map((balance) => ledger.member(balance)),
      );
      await on.setStatus(locked!, 'LOCKED');
      await on.setLimits(limited!, ['WAGER', 'day', 900n]);
      return [rich!, poor!, locked!, limited!, randomUUID()];
    };
    const item = fc.record({
      member: fc.nat(4),
      amount: fc.bigInt(1n, 400n),
      request: fc.constantFrom(bet, win),
      // The same key comes twice in some batches, with the same body or with another.
      key: fc.nat(15),
    });
    const withoutId = (answer: PostingAnswer | KeyReuse) => ({ ...answer, postingId: undefined });
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 16 }), async (items) => {
        const [together, alone] = [await members(), await members()];
        const run = nextId('run');
        const of = (owners: readonly string[], side: string) =>
          items.map(({ member, amount, request, key }) =>
            request(owners[member]!, amount, { externalId: `${run}-${side}-${key}` }),
          );
        const answers = await ledger.batch(of(together, 'together'));
        const expected: typeof answers = [];
        for (const request of of(alone, 'alone')) expected.push(await ledger.post(request));
        expect(answers.map(withoutId)).toEqual(expected.map(withoutId));
        const accounts = (owners: readonly string[]) =>
          Promise.all(owners.map((owner) => ledger.account(owner)));
        expect(await accounts(together)).toEqual(await accounts(alone));
      }),
      { numRuns: 60, seed: 20_261_127 },
    );
  });

  it('WAL-I15 lets nobody pay for an item that breaks the batch', async () => {
    const member = await ledger.member(1_000n);
    const good = Array.from({ length: 12 }, () => bet(member, 10n));
    const bad = bet(member, 10n, { contra: 4011 });
    const results = await Promise.allSettled([...good.slice(0, 6), bad, ...good.slice(6)].map(send));
    expect(results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 6 }, () => 'fulfilled'),
      'rejected',
      ...Array.from({ length: 6 }, () => 'fulfilled'),
    ]);
    expect(await ledger.account(member)).toEqual({ balance: 880n, version: 13 });
  });

  it('WAL-I12 WAL-I15 a batch whose connection is cut is answered by nobody knows, and is wholly absent; the retry goes through', async () => {
    const member = await ledger.member(1_000n);
    const requests = Array.from({ length: 20 }, () => bet(member, 10n));
    const admin = new pg.Client(ledger.database.adminUrl);
    const other = await ledger.owner.connect();
    await admin.connect();
    await other.query('BEGIN');
    // Another transaction has claimed the keys of the first two, so that their statements wait.
    for (const { caller, externalId } of [requests[0]!, requests[1]!])
      await other.query(`INSERT INTO posting_key VALUES ($1, $2, $3, 'REAL', 'ACCEPTED', NULL, NULL, '')`, [
        caller,
        externalId,
        member,
      ]);
    // The first has a turn of the event loop for itself and goes alone; the others become a batch behind it.
    const first = send(requests[0]!);
    await turn();
    const answers = Promise.allSettled([first, ...requests.slice(1).map(send)]);
    for (const call of ['FROM post(', 'FROM post_batch(']) await cut(admin, ledger.database.name, call);
    await other.query('ROLLBACK');
    other.release();
    await admin.end();
    for (const result of await answers) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: '57P01' } });
      expect(ledger.postings.verdict((result as PromiseRejectedResult).reason)).toBe('unknown');
    }
    expect(await ledger.account(member)).toEqual({ balance: 1_000n, version: 1 });
    await Promise.all(requests.map(send));
    expect(await ledger.account(member)).toEqual({ balance: 800n, version: 21 });
  });
});

/** Ends the connection that waits for a row in this call. */
async function cut(admin: pg.Client, database: string, call: string): Promise<void> {
  const endWaiting = () =>
    admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = $1 AND wait_event_type = 'Lock' AND position($2 IN query) > 0`,
      [database, call],
    );
  await eventually(endWaiting, ({ rowCount }) => rowCount! > 0, { what: `a session waits in ${call}` });
}
