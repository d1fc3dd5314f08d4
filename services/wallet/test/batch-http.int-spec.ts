import { randomUUID } from 'node:crypto';
import { PostingGateway } from '../src/ledger/posting-gateway.js';
import { accepted, win } from './support/ledger.js';
import { eventually, WalletApp } from './support/wallet-app.js';

describe('the batched path over HTTP', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start({ POSTING_PATH: 'batched', BATCH_COMMITTERS: '1', BATCH_QUEUE: '3' });
  });
  afterAll(() => wallet?.close());

  const move = (memberId: string) => ({
    ...{ memberId, book: 'REAL', amount: '500', externalId: `SENG:${randomUUID()}` },
    ...{ roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'RNG' },
  });

  it('WAL-I15 answers those for whom there is no room with 503 and when to come again, and everybody else once the row is free', async () => {
    const memberId: string = randomUUID();
    const caller = wallet.caller('game-launch');
    await caller.post('/internal/postings/win', move(memberId));
    const runner = wallet.service.pool.connection();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM player_account WHERE member_id = $1 FOR UPDATE', [memberId]);
    const requests = Array.from({ length: 6 }, () => move(memberId));
    const send = (body: object) => caller.post('/internal/postings/win', body);
    // One is under way and has the row to wait for, three wait, two find no room.
    const first = send(requests[0]!);
    await eventually(
      () =>
        wallet.service.pool.query<{ waiting: number }[]>(
          `SELECT count(*)::integer AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      ([{ waiting } = { waiting: 0 }]) => waiting === 1,
    );
    const answers = [first, ...requests.slice(1).map(send)];
    const refused: unknown[] = [];
    const noted = answers.map(async (answer) => {
      const { status, headers, body } = await answer;
      if (status === 503) refused.push({ retryAfter: headers.get('retry-after'), code: body.code });
      return status;
    });
    await eventually(
      () => refused,
      ({ length }) => length === 2,
    );
    expect(refused).toEqual(
      Array.from({ length: 2 }, () => ({ retryAfter: '1', code: 'SERVICE_UNAVAILABLE' })),
    );
    await runner.commitTransaction();
    await runner.release();
    const statuses = await Promise.all(noted);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 503, 503]);
    const again = [];
    for (const body of requests) again.push(await caller.post('/internal/postings/win', body));
    expect(again.filter(({ body }) => body.value!['replayed'])).toHaveLength(4);
    expect(again.every(({ status }) => status === 200)).toBe(true);
    await eventually(
      () => wallet.posted(memberId),
      (published) => published.length === 7,
    );
    expect(wallet.posted(memberId).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('WAL-I12 answers everybody who waits before it goes, and takes nobody more', async () => {
    const one = await WalletApp.start({ POSTING_PATH: 'batched' });
    const memberId: string = randomUUID();
    const caller = one.caller('game-launch');
    await caller.post('/internal/postings/win', move(memberId));
    const runner = one.service.pool.connection();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM player_account WHERE member_id = $1 FOR UPDATE', [memberId]);
    const batcher = one.service.app.get(PostingGateway);
    const send = () => batcher.post({ request: win(memberId, 5n), trace: null });
    const waiting = Promise.all(Array.from({ length: 20 }, send));
    let gone = false;
    const closing = batcher.beforeApplicationShutdown().then(() => (gone = true));
    await expect(send()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 });
    expect(gone).toBe(false);
    await runner.commitTransaction();
    await runner.release();
    expect((await waiting).map((answer) => accepted(answer).version)).toEqual(
      Array.from({ length: 20 }, (_, n) => BigInt(n + 2)),
    );
    await closing;
    await one.close();
  });
});
