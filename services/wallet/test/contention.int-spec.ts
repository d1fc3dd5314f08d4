import { setImmediate as turn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { isInfrastructure, Pool, query, Transactions } from '#libs/database';
import { PostingBatcher } from '../src/ledger/posting-batcher.js';
import type { KeyReuse, PostingItem } from '../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../src/ledger/posting.rules.js';
import { ResponseDroppingProxy } from './support/crash/response-dropping-proxy.js';
import { accepted, bet, nextId, TestLedger, win } from './support/ledger.js';

const statementTimeout = 1_000;
const settings = { ledgerStatementTimeoutMs: statementTimeout, ledgerLockTimeoutMs: 100 };

describe('an account that another transaction holds', () => {
  let ledger: TestLedger;
  let batcher: PostingBatcher<PostingItem, PostingAnswer | KeyReuse>;
  let holder: PoolClient;
  beforeAll(async () => {
    ledger = await TestLedger.start(1, { ...settings, postingPoolSize: 4 });
  });
  beforeEach(async () => {
    batcher = new PostingBatcher(
      ledger.postings,
      { committers: 1, cap: 64, queue: 1_000, attempts: 4 },
      ({ request }) => request.memberId,
    );
    holder = await ledger.owner.connect();
  });
  afterEach(async () => {
    await holder?.query('ROLLBACK');
    holder?.release();
    await batcher?.close();
    await ledger?.assertConsistent();
  });
  afterAll(() => ledger?.close());

  const send = (request: Posting) => batcher.submit({ request, trace: null });
  const hold = async (memberId: string): Promise<void> => {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM player_account WHERE member_id = $1 FOR UPDATE', [memberId]);
  };

  it('WAL-I15 costs the callers of that member alone: a batch with it answers all others while it is held', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => ledger.member(1_000n)));
    const [locked, ...free] = members as [string, ...string[]];
    await hold(locked);
    let settled = 0;
    const first = free.map((member) => send(bet(member, 1n)));
    const waiting = [bet(locked, 10n), bet(locked, 20n)].map((request) =>
      send(request).finally(() => settled++),
    );
    await turn();
    const later = [...free, ...free].map((member) => send(win(member, 2n)));
    const behind = send(bet(locked, 30n)).finally(() => settled++);
    expect((await Promise.all([...first, ...later])).map((answer) => accepted(answer).outcome)).toEqual(
      Array.from({ length: 33 }, () => 'ACCEPTED'),
    );
    expect(settled).toBe(0);
    expect(batcher.waiting).toBeGreaterThanOrEqual(1);
    await holder.query('COMMIT');
    const answers = (await Promise.all([...waiting, behind])).map(accepted);
    expect(answers.map(({ version, balance }) => [version, balance])).toEqual([
      [2n, 990n],
      [3n, 970n],
      [4n, 940n],
    ]);
    expect(batcher.waiting).toBe(0);
  });

  it('WAL-I6 WAL-I11 leaves no key behind: a busy item and its repetition in one batch have one effect afterwards', async () => {
    const [locked, other] = [await ledger.member(500n), await ledger.member(500n)];
    const request = bet(locked, 100n);
    await hold(locked);
    const answers = Promise.all([request, request, bet(other, 1n), { ...request }].map(send));
    await ledger.batch([bet(other, 1n)]);
    const { rows } = await ledger.owner.query('SELECT 1 FROM posting_key WHERE external_id = $1', [
      request.externalId,
    ]);
    expect(rows).toEqual([]);
    await holder.query('COMMIT');
    const found = (await answers).map(accepted);
    expect(new Set([found[0], found[1], found[3]].map((answer) => answer!.postingId)).size).toBe(1);
    expect(await ledger.account(locked)).toEqual({ balance: 400n, version: 2 });
  });

  it('WAL-I12 WAL-I15 a lock that outlasts the statement is an error for that caller, known to have changed nothing', async () => {
    const [locked, other] = [await ledger.member(500n), await ledger.member(500n)];
    await hold(locked);
    const request = bet(locked, 100n);
    const [refused, answered] = await Promise.allSettled([request, bet(other, 1n)].map(send));
    expect(answered).toMatchObject({ status: 'fulfilled' });
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
    expect(ledger.postings.verdict((refused as PromiseRejectedResult).reason)).toBe('refused');
    await holder.query('ROLLBACK');
    expect(accepted(await send(request))).toMatchObject({ outcome: 'ACCEPTED', replayed: false });
  });

  it('WAL-I15 a cancelled batch goes singly: an item that waits for a key costs no other member', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => ledger.member(1_000n)));
    const blocked = bet(members[0]!, 10n, { externalId: nextId('held-key') });
    await holder.query('BEGIN');
    await holder.query(`INSERT INTO posting_key VALUES ($1, $2, $3, 'REAL', 'ACCEPTED', NULL, NULL, '')`, [
      blocked.caller,
      blocked.externalId,
      blocked.memberId,
    ]);
    const waiting = send(blocked);
    const others = await Promise.all(members.slice(1).map((member) => send(bet(member, 5n))));
    expect(others.map((answer) => accepted(answer).outcome)).toEqual(
      Array.from({ length: 5 }, () => 'ACCEPTED'),
    );
    await holder.query('ROLLBACK');
    expect(accepted(await waiting)).toMatchObject({ outcome: 'ACCEPTED', balance: 990n });
  });
});

describe('a network that drops every packet', () => {
  let direct: TestLedger;
  let proxy: ResponseDroppingProxy;
  let service: TestLedger;
  beforeAll(async () => {
    direct = await TestLedger.start(1);
    proxy = await ResponseDroppingProxy.before(direct.database.url);
    service = await TestLedger.on(
      { ...direct.database, url: proxy.url, close: async () => undefined },
      1,
      settings,
    );
  });
  afterAll(async () => {
    await service?.close();
    await proxy?.close();
    await direct?.close();
  });

  const failure = async (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => new Error('it was answered'),
      (error: unknown) => error,
    );

  it('WAL-I12 WAL-I15 costs a posting and a batch seconds, as unknown, and the next ones go through', async () => {
    const member = await direct.member(1_000n);
    const [single, first, second] = [bet(member, 1n), bet(member, 2n), bet(member, 3n)];
    await service.connect();
    proxy.isSilent = true;
    const errors = await Promise.all([
      failure(service.post(single)),
      failure(service.batch([first, second])),
    ]);
    for (const error of errors) {
      expect(String(error)).toMatch(/timeout|terminated/i);
      expect(service.postings.verdict(error)).toBe('unknown');
    }
    proxy.isSilent = false;
    expect(accepted(await service.post(single))).toMatchObject({ outcome: 'ACCEPTED', balance: 999n });
    expect((await service.batch([first, second])).map((answer) => accepted(answer).balance)).toEqual([
      997n,
      994n,
    ]);
  });

  it('WAL-I15 costs a transaction of a pool seconds, and its connection is not used again', async () => {
    const pool = await Pool.open({
      url: proxy.url,
      applicationName: 'silent',
      poolSize: 1,
      statementTimeoutMs: 500,
    });
    const error = await failure(
      new Transactions(pool).run(async (tx) => {
        await tx.query('SELECT 1');
        proxy.isSilent = true;
        await tx.query('SELECT 2');
      }),
    );
    expect(isInfrastructure(error)).toBe(true);
    proxy.isSilent = false;
    expect((await query(pool, 'SELECT 3 AS n')).rows).toEqual([{ n: 3 }]);
    await pool.close();
  });
});

describe('a session of the ledger', () => {
  it('WAL-I15 is noticed by the server within half a minute when its client is gone', async () => {
    const ledger = await TestLedger.start(1);
    const { rows } = await ledger.pools.committers.query(
      `SELECT name, setting FROM pg_settings
        WHERE name IN ('tcp_keepalives_idle', 'tcp_user_timeout', 'lock_timeout', 'statement_timeout') ORDER BY name`,
    );
    // On a Unix socket PostgreSQL shows 0 for the settings of TCP.
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      lock_timeout: '250',
      statement_timeout: '5000',
      tcp_keepalives_idle: '10',
      tcp_user_timeout: '15000',
    });
    await ledger.close();
  });
});
