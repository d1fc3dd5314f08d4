import { randomUUID } from 'node:crypto';
import { StuckRoundJob } from '../src/stuck-round/stuck-round.job.js';
import { FakeQueryServer } from './support/fake-query-server.js';
import { secrets, World, type Player } from './support/world.js';

const mini = { pool: 'mini', share: '12', award: '5000' };
const grand = { pool: 'grand', share: '3' };

describe('jackpots of a provider', () => {
  let provider: FakeQueryServer;
  let world: World;
  let anna: Player;

  beforeAll(async () => {
    provider = await FakeQueryServer.start({ k1: secrets.k1 }, () => world.service.clock.now());
    world = await World.start({ PROVIDER_QUERY_URLS: `demo=${provider.url}` });
  });
  afterAll(async () => {
    await world?.close();
    await provider?.close();
  });
  beforeEach(async () => {
    anna = await world.player({ balance: 100_000n });
    world.wallet.pools.clear();
  });

  const pools = () => Object.fromEntries(world.wallet.pools);
  const balance = () => world.wallet.balanceOf(anna.memberId);
  const settlement = (roundId: string, more: object = {}) => ({
    roundId,
    gameId: 'seng-dragon-pearl',
    results: [
      {
        ...{ sessionId: anna.sessionId, playerRef: anna.playerRef, transactionId: randomUUID() },
        ...{ amount: '300', jackpots: [mini, grand], ...more },
      },
    ],
  });

  it('REG-G43 feed and empty their pools with the win of one call, and count to the payout of the round', async () => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    const answer = await world.provider().call('settle', settlement(roundId));
    expect(answer.body).toMatchObject({ status: 'OK', results: [{ status: 'OK', balance: '104300' }] });
    expect(pools()).toEqual({ 'SENG/mini': -4988n, 'SENG/grand': 3n });
    expect(await world.published('bets.bet.settled.v1', roundId)).toMatchObject([
      { stake: '1000', win: '5300' },
    ]);
  });

  it('REG-G43 move once, after a lost answer and for five deliveries at the same time', async () => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    const message = settlement(roundId);
    const settle = () => world.provider().call('settle', message);
    world.wallet.failNext('answer-lost');
    expect((await settle()).status).toBe(503);
    const answers = await Promise.all(Array.from({ length: 5 }, settle));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ status: 'OK' });
    expect(balance()).toBe(104_300n);
    expect(pools()).toEqual({ 'SENG/mini': -4988n, 'SENG/grand': 3n });
    expect(await world.published('bets.bet.settled.v1', roundId)).toHaveLength(1);
  });

  it('REG-G43 pay an award far above every stake whole', async () => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    const jackpots = [{ pool: 'grand', award: '90000000000000' }];
    await world.provider().call('settle', settlement(roundId, { amount: '0', jackpots }));
    expect(balance()).toBe(90_000_000_099_000n);
    expect(pools()).toEqual({ 'SENG/grand': -90_000_000_000_000n });
  });

  it('take the share of a lost round', async () => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    const answer = await world.win(anna, randomUUID(), roundId, '0', { jackpots: [grand] });
    expect(answer.body).toMatchObject({ status: 'OK', balance: '99000' });
    expect(pools()).toEqual({ 'SENG/grand': 3n });
    expect(await world.published('bets.bet.settled.v1', roundId)).toMatchObject([{ win: '0' }]);
  });

  it('are part of what a repeated call has to say', async () => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    const winId = randomUUID();
    await world.win(anna, winId, roundId, '300', { jackpots: [mini] });
    const other = await world.win(anna, winId, roundId, '300', { jackpots: [{ ...mini, award: '5001' }] });
    expect(other.body).toMatchObject({ status: 'REFUSED', code: 'TRANSACTION_MISMATCH' });
    expect(pools()).toEqual({ 'SENG/mini': -4988n });
  });

  it('REG-G43 are paid by a credit from the pool that it names, once', async () => {
    const message = {
      ...{ sessionId: anna.sessionId, playerRef: anna.playerRef, transactionId: randomUUID() },
      ...{ amount: '7000', reason: 'JACKPOT', pool: 'major' },
    };
    for (let delivery = 0; delivery < 2; delivery += 1)
      expect((await world.provider().call('credit', message)).body).toMatchObject({ balance: '107000' });
    expect(pools()).toEqual({ 'SENG/major': -7000n });
  });

  it('REG-G43 of a stuck round are taken from the report of its provider, which may still call', async () => {
    const [roundId, betId, winId] = [randomUUID(), randomUUID(), randomUUID()];
    await world.bet(anna, betId, roundId, '1000');
    world.service.clock.advance(16 * 60_000);
    provider.reports.set(roundId, {
      state: 'CLOSED',
      bets: [{ transactionId: betId, amount: '1000' }],
      wins: [{ transactionId: winId, amount: '300', jackpots: [mini] }],
    });
    await world.service.app.get(StuckRoundJob).runOnce();
    expect(balance()).toBe(104_300n);
    expect(pools()).toEqual({ 'SENG/mini': -4988n });
    const late = (jackpots: object[]) => world.win(anna, winId, roundId, '300', { jackpots });
    expect((await late([grand])).body).toMatchObject({ code: 'TRANSACTION_MISMATCH' });
    expect((await late([mini])).body).toMatchObject({ status: 'OK' });
    expect(balance()).toBe(104_300n);
  });

  it.each([
    ['no pool', []],
    ['neither share nor award', [{ pool: 'mini' }]],
    ['an award of nothing', [{ pool: 'mini', award: '0' }]],
    ['a negative share', [{ pool: 'mini', share: '-1' }]],
    ['one pool twice', [mini, mini]],
    ['five pools', Array.from({ length: 5 }, (_, at) => ({ pool: `p${at}`, share: '1' }))],
    ['a pool with a space', [{ pool: 'a b', share: '1' }]],
    ['a field without a name here', [{ ...mini, seed: '1' }]],
  ])('are answered 400 with %s', async (_, jackpots) => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    expect((await world.win(anna, randomUUID(), roundId, '0', { jackpots })).status).toBe(400);
    expect(pools()).toEqual({});
  });

  it('are answered 400 by a credit without its pool', async () => {
    const { sessionId, playerRef } = anna;
    const message = { sessionId, playerRef, transactionId: randomUUID(), amount: '1', reason: 'JACKPOT' };
    expect((await world.provider().call('credit', message)).status).toBe(400);
  });
});
