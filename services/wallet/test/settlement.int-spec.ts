import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pause } from '#libs/testing';
import { eventually, WalletApp } from './support/wallet-app.js';
import { settleInRandomSequences } from './support/settlements.js';

interface Item {
  kind: string;
  memberId: string;
  amount: string;
  externalId: string;
}
interface Answered {
  externalId: string;
  posting: { outcome: string; balance: string; postingId: string; replayed: boolean } | null;
  error: { code: string; differs: string[] } | null;
}

describe('a settlement over HTTP', () => {
  let wallet: WalletApp;
  let admin: pg.Client;
  beforeAll(async () => {
    wallet = await WalletApp.start({ SETTLEMENT_CHUNK: '8' });
    admin = new pg.Client(wallet.service.database!.adminUrl);
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end();
    await wallet?.close();
  });

  const item = (memberId: string, amount: number, changes: object = {}) => ({
    ...{ kind: 'WIN', memberId, book: 'REAL', amount: String(amount), externalId: `lottery:${randomUUID()}` },
    ...{ roundId: 'draw-1', vassalage: 'LOTTO', gameType: 'LOTT', ...changes },
  });
  const send = async (items: Item[]): Promise<Answered[]> => {
    const { status, body } = await wallet.caller('lottery').post('/internal/postings/batch', { items });
    expect(status).toBe(200);
    return (body.value as unknown as { items: Answered[] }).items;
  };
  const balanceOf = async (memberId: string): Promise<bigint> => {
    const rows = await wallet.service.pool.query<{ balance: string }[]>(
      `SELECT balance FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return BigInt(rows[0]?.balance ?? 0);
  };

  it('WAL-I6 WAL-I7 answers each item as the call for one does, and a repetition with the first answer', async () => {
    const memberId: string = randomUUID();
    const first = item(memberId, 500);
    const items = [first, item(memberId, 700, { kind: 'BET' }), item(memberId, 200, { kind: 'BET' }), first];
    items.push({ ...first, amount: '501' });
    const answers = await send(items);
    expect(answers.map(({ posting, error }) => [posting?.outcome, posting?.balance, error])).toEqual([
      ['ACCEPTED', '500', null],
      ['INSUFFICIENT_FUNDS', '500', null],
      ['ACCEPTED', '300', null],
      ['ACCEPTED', '500', null],
      [undefined, undefined, { code: 'IDEMPOTENCY_KEY_REUSED', differs: ['amount'] }],
    ]);
    expect(answers[3]!.posting!.replayed).toBe(true);
    const { kind: _kind, ...single } = first;
    const alone = await wallet.caller('lottery').post('/internal/postings/win', single);
    expect(alone.body.value).toEqual({ ...answers[0]!.posting, replayed: true });
    expect(await balanceOf(memberId)).toBe(300n);
  });

  it('takes 1,024 items at most, of which each is checked, from the services that settle', async () => {
    const memberId: string = randomUUID();
    const many = Array.from({ length: 1_024 }, () => item(memberId, 1, { roundId: 'r'.repeat(128) }));
    expect((await send(many)).every(({ posting }) => posting?.outcome === 'ACCEPTED')).toBe(true);
    expect(await balanceOf(memberId)).toBe(1_024n);
    const post = (items: object[], from: 'lottery' | 'points' = 'lottery') =>
      wallet.caller(from).post('/internal/postings/batch', { items });
    expect((await post([...many, item(memberId, 1)])).status).toBe(400);
    expect((await post([])).status).toBe(400);
    expect((await post([item(memberId, 0)])).status).toBe(400);
    expect((await post([item(memberId, 1, { kind: 'BONUS' })])).status).toBe(400);
    expect((await post([item(memberId, 1)], 'points')).status).toBe(403);
    const tooLong = await wallet
      .caller('lottery')
      .post('/internal/postings/batch', { items: [], padding: 'x'.repeat(1_100_000) });
    expect(tooLong.status).toBe(413);
    const elsewhere = await wallet
      .caller('lottery')
      .post('/internal/postings/win', { padding: 'x'.repeat(200_000) });
    expect(elsewhere.status).toBe(413);
    expect(await balanceOf(memberId)).toBe(1_024n);
  });

  it('WAL-I6 WAL-I12 whose connection is cut between chunks is sent again as it is, and pays everybody once', async () => {
    const members = Array.from({ length: 40 }, () => randomUUID() as string);
    const items = members.flatMap((memberId, n) => [item(memberId, n + 1), item(memberId, 1_000)]);
    let cuts = 0;
    const end = new AbortController();
    const cutting = (async () => {
      while (!end.signal.aborted) {
        const { rowCount } = await admin.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = $1 AND application_name = 'lotus-wallet-settlements'`,
          [wallet.service.database!.name],
        );
        cuts += rowCount ?? 0;
        await pause(15, 'the next cut meets another step');
      }
    })();
    let open = items;
    for (let attempt = 0; attempt < 6 && open.length > 0; attempt++) {
      const answers = await send(items);
      const known = new Set(answers.filter(({ posting }) => posting).map(({ externalId }) => externalId));
      for (const { error } of answers) if (error) expect(error.code).toBe('SERVICE_UNAVAILABLE');
      open = open.filter(({ externalId }) => !known.has(externalId));
    }
    end.abort();
    await cutting;
    expect(cuts).toBeGreaterThan(0);
    expect((await send(items)).map(({ posting }) => posting?.outcome)).toEqual(items.map(() => 'ACCEPTED'));
    for (const [n, memberId] of members.entries()) expect(await balanceOf(memberId)).toBe(BigInt(n + 1_001));
  });

  it('WAL-I15 neither waits for a locked account nor holds up a live bet; the item is answered as unknown', async () => {
    const [locked, ...free] = Array.from({ length: 20 }, () => randomUUID() as string) as [
      string,
      ...string[],
    ];
    await send([locked, ...free].map((memberId) => item(memberId, 1_000)));
    const runner = wallet.service.pool.connection();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM player_account WHERE member_id = $1 FOR UPDATE', [locked]);
    const items = [locked, ...free].map((memberId) => item(memberId, 10));
    const answers = await send(items);
    expect(answers.map(({ posting, error }) => posting?.outcome ?? error?.code)).toEqual([
      'SERVICE_UNAVAILABLE',
      ...free.map(() => 'ACCEPTED'),
    ]);
    const { kind: _kind, ...bet } = item(free[0]!, 5);
    expect((await wallet.caller('lottery').post('/internal/postings/bet', bet)).body.value).toMatchObject({
      outcome: 'ACCEPTED',
    });
    await runner.rollbackTransaction();
    await runner.release();
    expect((await send(items)).map(({ posting }) => posting?.replayed)).toEqual([
      false,
      ...free.map(() => true),
    ]);
    await eventually(
      () => balanceOf(locked),
      (balance) => balance === 1_010n,
    );
  });
});

describe('settlements in random sequences', () => {
  it(
    'WAL-I1 WAL-I4 WAL-I5 WAL-I6 cut short and sent again, book what single postings book',
    () => settleInRandomSequences(100),
    60_000,
  );
});
