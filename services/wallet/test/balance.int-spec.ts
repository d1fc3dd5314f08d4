import { randomUUID } from 'node:crypto';
import { memberRegistered } from '#libs/events';
import { seedDemo } from '../src/seed/seed.js';
import { eventually, WalletApp } from './support/wallet-app.js';

describe('balances and postings over HTTP', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start({ DEMO_BALANCES: 'demo_player=50000000.00' });
  });
  afterAll(() => wallet?.close());

  const bet = (memberId: string, changes: Record<string, unknown> = {}) => ({
    ...{ memberId, book: 'REAL', amount: '500000', externalId: `SENG:${randomUUID()}` },
    ...{ roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'RNG', ...changes },
  });

  it('REG-G21 SPEC-7.1.18 shows a member his balance in the account’s currency, from the first sight on', async () => {
    const { status, body } = await wallet.member().get('/wps/v2/wallets/balance');
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        value: {
          sumBalance: '0.00',
          held: '0.00',
          available: '0.00',
          bonus: '0.00',
          owed: '0.00',
          withdrawable: '0.00',
          turnoverLeft: '0.00',
          currency: 'VND',
          wallets: [{ vassalage: 'MAIN', balance: '0.00' }],
          version: 0,
        },
      },
    ]);
  });

  it('gives a demo account its play money once, and shows it that book only', async () => {
    const guest = wallet.member(undefined, 4);
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.get('/wps/v2/wallets/balance')));
    for (const answer of answers)
      expect(answer.body.value).toMatchObject({ sumBalance: '10000000.00', version: 1 });
    await eventually(
      () => wallet.posted(guest.memberId),
      (published) => published.length === 1,
    );
    expect(wallet.posted(guest.memberId)[0]).toMatchObject({
      kind: 'GRANT',
      book: 'PLAY',
      amount: '1000000000',
    });
    expect(
      await wallet.rows('SELECT book FROM player_account WHERE member_id = $1', [guest.memberId]),
    ).toEqual([{ book: 'PLAY' }]);
  });

  it('opens accounts for members who are announced, once, whether they were seen before or not', async () => {
    const member: string = randomUUID();
    const guest: string = randomUUID();
    const published = { ...memberRegistered.example, accountType: 0 as const };
    for (const payload of [
      { ...published, memberId: member },
      { ...published, memberId: guest, accountType: 4 as const },
    ]) {
      for (const id of [randomUUID(), randomUUID()])
        await wallet.service.bus.publish(memberRegistered, payload, { id });
    }
    const accounts = () =>
      wallet.rows('SELECT book, balance FROM player_account WHERE member_id IN ($1, $2) ORDER BY book', [
        member,
        guest,
      ]);
    await eventually(accounts, (rows) => rows.length === 2);
    expect(await accounts()).toEqual([
      { book: 'REAL', balance: '0' },
      { book: 'PLAY', balance: '1000000000' },
    ]);
  });

  it('gives the members of a demonstration what the configuration names, once', async () => {
    const memberId: string = randomUUID();
    const published = {
      ...memberRegistered.example,
      memberId,
      account: 'demo_player',
      accountType: 0 as const,
    };
    for (const id of [randomUUID(), randomUUID()])
      await wallet.service.bus.publish(memberRegistered, published, { id });
    const answer = () => wallet.member(memberId).get('/wps/v2/wallets/balance');
    const { body } = await eventually(
      answer,
      (seen) => (seen.body.value as unknown as { version: number }).version > 0,
    );
    expect(body.value).toMatchObject({ sumBalance: '50000000.00', version: 1 });
    await seedDemo(wallet.service.app, { playerId: memberId });
    expect((await answer()).body.value).toMatchObject({ sumBalance: '50000000.00', version: 1 });
  });

  it('WAL-I9 takes back a bet of which nothing but its id is known', async () => {
    const player = wallet.member();
    const placed = bet(player.memberId);
    const { externalId, memberId, book } = placed;
    const unknown = {
      memberId,
      book,
      externalId: `${externalId}:rb`,
      betExternalId: externalId,
      gameType: '',
    };
    const games = wallet.caller('game-launch');
    expect((await games.post('/internal/postings/rollback', unknown)).body.value).toMatchObject({
      outcome: 'NOTHING_TO_ROLL_BACK',
    });
    expect((await games.post('/internal/postings/bet', placed)).body.value).toMatchObject({
      outcome: 'ROLLED_BACK',
    });
  });

  it('moves money for the services that may, and tells what it did', async () => {
    const player = wallet.member();
    await seedDemo(wallet.service.app, { playerId: player.memberId });
    await seedDemo(wallet.service.app, { playerId: player.memberId });
    const games = wallet.caller('game-launch');
    const placed = bet(player.memberId);
    const first = await games.post('/internal/postings/bet', placed);
    expect([first.status, first.body.value]).toEqual([
      200,
      {
        outcome: 'ACCEPTED',
        balance: '4999500000',
        version: 2,
        postingId: expect.any(String),
        replayed: false,
      },
    ]);
    expect((await games.post('/internal/postings/bet', placed)).body.value).toMatchObject({
      replayed: true,
      version: 2,
    });
    expect(
      (await games.post('/internal/postings/win', bet(player.memberId, { amount: '750000' }))).body.value,
    ).toMatchObject({ balance: '5000250000' });
    const { amount: _amount, ...about } = bet(player.memberId);
    const back = await games.post('/internal/postings/rollback', {
      ...about,
      betExternalId: placed.externalId,
    });
    expect(back.body.value).toMatchObject({ outcome: 'ACCEPTED', balance: '5000750000', version: 4 });
    expect((await player.get('/wps/v2/wallets/balance')).body.value).toMatchObject({
      sumBalance: '50007500.00',
      version: 4,
    });
    const internal = await games.get(`/internal/balances/${player.memberId}?book=REAL`);
    expect(internal.body.value).toEqual({
      ...{ balance: '5000750000', held: '0', available: '5000750000' },
      ...{ withdrawable: '5000750000', turnoverLeft: '0' },
      ...{ version: 4, currency: 'VND' },
    });
    const published = await eventually(
      () => wallet.posted(player.memberId),
      (all) => all.length === 4,
    );
    expect(published.map((event) => [event['version'], event['kind'], event['amount']])).toEqual([
      [1, 'ADJUST', '5000000000'],
      [2, 'BET', '-500000'],
      [3, 'WIN', '750000'],
      [4, 'ROLLBACK', '500000'],
    ]);
  });

  it('WAL-I6 answers a key with another body by 409 and the fields that differ', async () => {
    const player = wallet.member();
    const games = wallet.caller('game-launch');
    const placed = bet(player.memberId);
    await games.post('/internal/postings/bet', placed);
    const { status, body } = await games.post('/internal/postings/bet', { ...placed, amount: '1' });
    expect([status, body.code, body.value]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', { differs: ['amount'] }]);
  });

  it('REG-G23 WAL-I14 refuses bad amounts, ids and callers with a stable code, and writes nothing', async () => {
    const player = wallet.member();
    await player.get('/wps/v2/wallets/balance');
    const before = await wallet.footprint();
    const games = wallet.caller('game-launch');
    for (const amount of [
      '-1',
      '0',
      '1.5',
      '1e3',
      '01',
      '',
      '9223372036854775808',
      '1000000000000000',
      5,
      null,
    ]) {
      const { status, body } = await games.post('/internal/postings/bet', bet(player.memberId, { amount }));
      expect([amount, status, body.code]).toEqual([amount, 400, 'VALIDATION_FAILED']);
    }
    for (const broken of [
      { memberId: 'x' },
      { book: 'FREE' },
      { externalId: 'a b' },
      { externalId: 'x'.repeat(129) },
      { roundId: '' },
      { gameType: 'DICE' },
      { extra: 1 },
    ]) {
      expect((await games.post('/internal/postings/win', bet(player.memberId, broken))).body.code).toBe(
        'VALIDATION_FAILED',
      );
    }
    expect((await games.post('/internal/postings/bet', '{"amount":')).status).toBe(400);
    expect(
      (await wallet.caller('points').post('/internal/postings/bet', bet(player.memberId))).body.code,
    ).toBe('FORBIDDEN');
    expect((await player.post('/internal/postings/bet', bet(player.memberId))).body.code).toBe('FORBIDDEN');
    expect((await games.get('/internal/balances/nobody?book=REAL')).status).toBe(400);
    expect((await games.get(`/internal/balances/${player.memberId}?book=BOTH`)).status).toBe(400);
    expect((await wallet.service.as({ kind: 'guest' }).get('/wps/v2/wallets/balance')).body.code).toBe(
      'SESSION_REQUIRED',
    );
    expect(await wallet.footprint()).toEqual(before);
  });

  it('WAL-I12 WAL-I15 shows a lost connection as unknown, never as a refusal, and a retry finds one effect', async () => {
    const player = wallet.member();
    await seedDemo(wallet.service.app, { playerId: player.memberId });
    const games = wallet.caller('game-launch');
    const placed = bet(player.memberId);
    const blocker = wallet.service.pool.connection();
    await blocker.startTransaction();
    await blocker.query('SELECT 1 FROM player_account WHERE member_id = $1 FOR UPDATE', [player.memberId]);
    const hanging = games.post('/internal/postings/bet', placed);
    const waiting = () =>
      wallet.rows(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'lotus-wallet-pipelined' AND wait_event_type = 'Lock'`,
      );
    const [backend] = await eventually(waiting, (rows) => rows.length === 1);
    await wallet.rows('SELECT pg_terminate_backend($1)', [backend!['pid']]);
    const lost = await hanging;
    expect([lost.status, lost.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(lost.headers.get('retry-after')).not.toBeNull();
    await blocker.rollbackTransaction();
    await blocker.release();
    expect((await games.post('/internal/postings/bet', placed)).body.value).toMatchObject({
      outcome: 'ACCEPTED',
      replayed: false,
      version: 2,
    });
  });

  it('describes its routes, with who may call them', async () => {
    const document = (await (await fetch(`${wallet.service.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    const access = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([verb, { 'x-lotus-access': who }]) => [`${verb} ${path}`, who]),
    );
    expect(Object.fromEntries(access)).toMatchObject({
      'get /wps/v2/wallets/balance': { kind: 'permission', permission: 'session' },
      'post /wps/v2/deposits': { kind: 'permission', permission: 'member' },
      'get /wps/v2/ops/deposits/review': { kind: 'operator', role: 'cashier' },
      'post /bank-channel/v1/arrivals': { kind: 'provider-signed' },
      'post /internal/postings/bet': { kind: 'internal', callers: ['game-launch', 'lottery'] },
    });
  });
});
