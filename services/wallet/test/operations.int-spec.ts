import { randomUUID } from 'node:crypto';
import type { ServiceName } from '#libs/config';
import { eventually, WalletApp } from './support/wallet-app.js';

const about = { book: 'REAL', roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'PVP' };

describe('holds, transfers, groups and limits over HTTP', () => {
  let wallet: WalletApp;
  let transferring: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
    transferring = await WalletApp.start({ MEMBER_TRANSFERS: 'off' });
  });
  afterAll(async () => {
    await wallet?.close();
    await transferring?.close();
  });

  const ask = (name: ServiceName, path: string, body: unknown, on = wallet) =>
    on.caller(name).post(path, body as Record<string, unknown>);
  const put = async (path: string, body: unknown, name: ServiceName = 'member') =>
    wallet.caller(name).put(path, body as Record<string, unknown>);
  const id = () => randomUUID() as string;
  const member = async (amount: string, on = wallet) => {
    const player = on.member();
    const given = { ...about, memberId: player.memberId, externalId: id(), amount };
    await ask('game-launch', '/internal/postings/win', given, on);
    return player;
  };
  const valueOf = (answer: { body: { value?: unknown } }) => answer.body.value as Record<string, unknown>;

  it('WAL-I8 holds, captures a part and shows the member what is held and what is available', async () => {
    const player = await member('100000');
    const order = { memberId: player.memberId, externalId: id(), amount: '60000', channel: 'BANK' };
    const held = await ask('wallet', '/internal/holds/withdrawals', order);
    expect([held.status, valueOf(held)]).toMatchObject([200, { outcome: 'ACCEPTED', balance: '100000' }]);
    const { holdId } = valueOf(held) as { holdId: string };
    expect(valueOf(await player.get('/wps/v2/wallets/balance'))).toMatchObject({
      sumBalance: '1000.00',
      held: '600.00',
      available: '400.00',
    });
    expect(
      valueOf(await wallet.caller('game-launch').get(`/internal/balances/${player.memberId}?book=REAL`)),
    ).toMatchObject({ balance: '100000', held: '60000', available: '40000' });
    expect(valueOf(await ask('wallet', '/internal/holds/withdrawals', order))).toMatchObject({
      holdId,
      replayed: true,
    });
    const other = await ask('wallet', '/internal/holds/withdrawals', { ...order, amount: '1' });
    expect([other.status, other.body.code, other.body.value]).toEqual([
      409,
      'IDEMPOTENCY_KEY_REUSED',
      { differs: ['amount'] },
    ]);
    expect((await wallet.caller('lottery').get(`/internal/holds/${holdId}`)).body.code).toBe(
      'HOLD_NOT_FOUND',
    );
    expect((await ask('lottery', `/internal/holds/${holdId}/capture`, { externalId: id() })).status).toBe(
      404,
    );
    const captured = await ask('wallet', `/internal/holds/${holdId}/capture`, {
      externalId: id(),
      amount: '25000',
    });
    expect(valueOf(captured)).toMatchObject({ outcome: 'ACCEPTED', balance: '75000', version: 2 });
    const released = await ask('wallet', `/internal/holds/${holdId}/release`, { externalId: id() });
    expect([released.status, valueOf(released)]).toMatchObject([200, { outcome: 'HOLD_RESOLVED' }]);
    expect(valueOf(await wallet.caller('wallet').get(`/internal/holds/${holdId}`))).toMatchObject({
      status: 'CAPTURED',
      amount: '60000',
      captured: '25000',
      purpose: 'WITHDRAWAL',
    });
    const published = await eventually(
      () => wallet.posted(player.memberId),
      (all) => all.length === 2,
    );
    expect(published[1]).toMatchObject({ kind: 'WITHDRAWAL', amount: '-25000', balanceAfter: '75000' });
  });

  it('WAL-I8 resolves the holds of a group by one call, each with its own outcome, and again as the first time', async () => {
    const [one, two] = [await member('1000'), await member('1000')];
    const groupId = id();
    for (const player of [one, two]) {
      const stake = { ...about, memberId: player.memberId, externalId: id(), amount: '300', groupId };
      await ask('game-launch', '/internal/holds/bets', stake);
    }
    const path = `/internal/holds/groups/${groupId}`;
    const request = { externalId: id() };
    const first = valueOf(await ask('game-launch', `${path}/capture`, request));
    expect(first['holds']).toMatchObject([
      { outcome: 'ACCEPTED', balance: '700', replayed: false },
      { outcome: 'ACCEPTED', balance: '700', replayed: false },
    ]);
    expect(valueOf(await ask('game-launch', `${path}/capture`, request))['holds']).toMatchObject([
      { outcome: 'ACCEPTED', replayed: true },
      { outcome: 'ACCEPTED', replayed: true },
    ]);
    const after = (first['holds'] as unknown as { holdId: string }[]).at(-1)!.holdId;
    expect(valueOf(await ask('game-launch', `${path}/capture`, { ...request, after }))).toEqual({
      holds: [],
      next: null,
    });
    const late = valueOf(await ask('game-launch', `${path}/release`, { externalId: id() }));
    expect(late['holds']).toMatchObject([{ outcome: 'HOLD_RESOLVED' }, { outcome: 'HOLD_RESOLVED' }]);
    const unknown = await ask('game-launch', `/internal/holds/groups/${id()}/release`, { externalId: id() });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'HOLD_NOT_FOUND']);
  });

  it('WAL-I8 sweeps up a hold whose time is over', async () => {
    const player = await member('1000');
    const stake = {
      ...about,
      memberId: player.memberId,
      externalId: id(),
      amount: '300',
      expiresInSeconds: 1,
    };
    const { holdId } = valueOf(await ask('lottery', '/internal/holds/bets', stake)) as { holdId: string };
    const held = async () =>
      (await wallet.rows('SELECT held FROM player_account WHERE member_id = $1', [player.memberId]))[0]![
        'held'
      ];
    await eventually(held, (left) => left === '0');
    expect(valueOf(await wallet.caller('lottery').get(`/internal/holds/${holdId}`))).toMatchObject({
      status: 'EXPIRED',
    });
  });

  it('REG-G24 lets only the agents’ service move money between members, and only where the brand allows it', async () => {
    const [from, to] = [await member('1000'), await member('10')];
    const transfer = {
      externalId: id(),
      fromMemberId: from.memberId,
      toMemberId: to.memberId,
      amount: '400',
      reason: 'to the downline',
    };
    expect(valueOf(await ask('agent-contracts', '/internal/transfers', transfer))).toMatchObject({
      outcome: 'ACCEPTED',
      balance: '600',
    });
    expect(valueOf(await to.get('/wps/v2/wallets/balance'))).toMatchObject({ sumBalance: '4.10' });
    for (const name of ['game-launch', 'member', 'points', 'gateway'] as const)
      expect((await ask(name, '/internal/transfers', transfer)).body.code).toBe('FORBIDDEN');
    expect((await from.post('/internal/transfers', transfer)).body.code).toBe('FORBIDDEN');
    const self = { ...transfer, externalId: id(), toMemberId: from.memberId.toUpperCase() };
    expect((await ask('agent-contracts', '/internal/transfers', self)).body.code).toBe('TRANSFER_TO_SELF');
    const before = await transferring.footprint();
    const off = await ask('agent-contracts', '/internal/transfers', transfer, transferring);
    expect([off.status, off.body.code]).toEqual([422, 'MEMBER_TRANSFERS_OFF']);
    expect(await transferring.footprint()).toEqual(before);
    await eventually(
      () => wallet.posted(to.memberId),
      (published) => published.some((event) => event['kind'] === 'TRANSFER_IN' && event['amount'] === '400'),
    );
  });

  it('REG-G43 posts a stake with its share of the jackpot in one call, and pays the jackpot out of the pool', async () => {
    const player = await member('1000');
    const common = { ...about, memberId: player.memberId };
    const legs = [
      { ...common, kind: 'BET', externalId: id(), amount: '100' },
      { ...common, kind: 'JACKPOT_SHARE', externalId: id(), amount: '2' },
    ];
    const request = { externalId: id(), legs };
    const first = valueOf(await ask('game-launch', '/internal/postings/groups', request));
    expect(first).toMatchObject({
      outcome: 'ACCEPTED',
      replayed: false,
      legs: [
        { externalId: legs[0]!.externalId, outcome: 'ACCEPTED', balance: '900', version: 2 },
        { externalId: legs[1]!.externalId, outcome: 'ACCEPTED', balance: null, version: null },
      ],
    });
    expect(valueOf(await ask('game-launch', '/internal/postings/groups', request))).toEqual({
      ...first,
      replayed: true,
    });
    const changed = { ...request, legs: [legs[0], { ...legs[1], amount: '3' }] };
    const reused = await ask('game-launch', '/internal/postings/groups', changed);
    expect([reused.status, reused.body.value]).toEqual([409, { differs: ['legs[1].amount'] }]);
    const negative = { externalId: id(), legs: [{ ...legs[0], externalId: id(), amount: '-1' }] };
    expect((await ask('game-launch', '/internal/postings/groups', negative)).body.code).toBe(
      'LEG_AMOUNT_NEGATIVE',
    );
    const payout = { ...common, externalId: id(), amount: '2' };
    expect(valueOf(await ask('game-launch', '/internal/postings/jackpot', payout))).toMatchObject({
      outcome: 'ACCEPTED',
      balance: '902',
    });
    const pool = await wallet.rows(
      `SELECT sum(CASE WHEN credit = 2200 THEN amount ELSE -amount END) AS left FROM posting
        WHERE member_id = $1 AND 2200 IN (debit, credit)`,
      [player.memberId],
    );
    expect(pool).toEqual([{ left: '0' }]);
  });

  it('shows what a correction could not take, and takes it when it is paid back', async () => {
    const player = await member('300');
    await wallet.give(player.memberId, -1000n);
    const state = async () =>
      valueOf(await wallet.caller('member').get(`/internal/accounts/${player.memberId}?book=REAL`));
    expect(await state()).toMatchObject({ balance: '0', owed: '700' });
    await ask('game-launch', '/internal/postings/win', {
      ...about,
      memberId: player.memberId,
      externalId: id(),
      amount: '500',
    });
    expect(await state()).toMatchObject({ balance: '500', owed: '700' });
    await wallet.give(player.memberId, 900n, { kind: 'POINTS' });
    expect(await state()).toMatchObject({ balance: '700', owed: '0' });
  });

  it('REG-G16 sets limits that hold once they are answered, and shows what they have counted', async () => {
    const player = await member('100000');
    const limits = [
      { kind: 'WAGER', period: 'day', amount: '500' },
      { kind: 'DEPOSIT', period: 'month', amount: '0' },
    ];
    const set = await put(`/internal/limits/${player.memberId}`, { book: 'REAL', limits });
    expect([set.status, valueOf(set)]).toMatchObject([
      200,
      {
        status: 'OPEN',
        limits: [
          {
            kind: 'DEPOSIT',
            period: 'month',
            amount: '0',
            used: '0',
            resetsAt: expect.stringMatching(/T17:00:00.000Z$/),
          },
          { kind: 'WAGER', period: 'day', amount: '500', used: '0' },
        ],
      },
    ]);
    const bet = { ...about, memberId: player.memberId, amount: '501' };
    const over = await ask('game-launch', '/internal/postings/bet', { ...bet, externalId: id() });
    expect([over.status, valueOf(over)['outcome']]).toEqual([200, 'LIMIT_REACHED']);
    const twice = { book: 'REAL', limits: [limits[0], limits[0]] };
    expect((await put(`/internal/limits/${player.memberId}`, twice)).body.code).toBe('VALIDATION_FAILED');
    expect(
      (await put(`/internal/limits/${player.memberId}`, { book: 'REAL', limits }, 'points')).status,
    ).toBe(403);
  });

  it('REG-G18 excludes, locks and stops by calls that hold once they are answered', async () => {
    const player = await member('1000');
    const account = `/internal/accounts/${player.memberId}`;
    const outcome = async () =>
      valueOf(
        await ask('game-launch', '/internal/postings/bet', {
          ...about,
          memberId: player.memberId,
          externalId: id(),
          amount: '1',
        }),
      )['outcome'];
    for (const [status, expected] of [
      ['LOCKED', 'ACCOUNT_LOCKED'],
      ['STOPPED', 'ACCOUNT_STOPPED'],
      ['OPEN', 'ACCEPTED'],
    ] as const) {
      await put(`${account}/status`, { book: 'REAL', status, reason: 'test' });
      expect(await outcome()).toBe(expected);
    }
    const until = '2999-01-01T00:00:00.000Z';
    expect(valueOf(await put(`${account}/exclusion`, { book: 'REAL', until }))).toMatchObject({
      excludedUntil: until,
    });
    expect(await outcome()).toBe('SELF_EXCLUDED');
    const shorter = await put(`${account}/exclusion`, { book: 'REAL', until: '2998-01-01T00:00:00.000Z' });
    expect([shorter.status, shorter.body.code]).toEqual([422, 'EXCLUSION_CANNOT_BE_SHORTENED']);
    expect(valueOf(await put(`${account}/exclusion`, { book: 'REAL' }))).toMatchObject({
      excludedUntil: 'FOR_EVER',
    });
  });
});
