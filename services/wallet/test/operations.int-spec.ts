import { randomUUID } from 'node:crypto';
import type { ServiceName } from '#libs/config';
import { ownTransaction } from '../src/ledger/own-transaction.js';
import { eventually, WalletApp } from './support/wallet-app.js';

const about = { book: 'REAL', roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'PVP' };

describe('holds, transfers, groups and limits of the running service', () => {
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

  it('WAL-I8 shows the member what is held and what is available', async () => {
    const player = await member('100000');
    const order = {
      caller: 'wallet',
      memberId: player.memberId,
      externalId: id(),
      amount: 60_000n,
      channel: 'BANK',
    };
    const { holdId } = await wallet.payouts.holdWithin(ownTransaction, order);
    expect(valueOf(await player.get('/wps/v2/wallets/balance'))).toMatchObject({
      sumBalance: '1000.00',
      held: '600.00',
      available: '400.00',
    });
    expect(
      valueOf(await wallet.caller('game-launch').get(`/internal/balances/${player.memberId}?book=REAL`)),
    ).toMatchObject({ balance: '100000', held: '60000', available: '40000' });
    const paid = {
      caller: 'wallet',
      externalId: id(),
      holdId: holdId!,
      amount: 25_000n,
      fee: 0n,
      isFinal: true,
    };
    await wallet.payouts.payOutWithin(ownTransaction, paid);
    const published = await eventually(
      () => wallet.posted(player.memberId),
      (all) => all.length === 2,
    );
    expect(published[1]).toMatchObject({ kind: 'WITHDRAWAL', amount: '-25000', balanceAfter: '75000' });
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
    const pooled = { externalId: id(), legs: [{ ...legs[0], externalId: id(), pool: 'mini' }] };
    expect((await ask('game-launch', '/internal/postings/groups', pooled)).body.code).toBe(
      'LEG_WITHOUT_POOL',
    );
    const item = { ...common, kind: 'JACKPOT', externalId: id(), amount: '2' };
    const paid = valueOf(await ask('game-launch', '/internal/postings/batch', { items: [item] }));
    expect(paid['items']).toMatchObject([{ posting: { outcome: 'ACCEPTED', balance: '902' } }]);
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
