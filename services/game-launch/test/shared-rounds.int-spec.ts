import { randomUUID } from 'node:crypto';
import { StuckRoundJob } from '../src/stuck-round/stuck-round.job.js';
import { FakeQueryServer } from './support/fake-query-server.js';
import { secrets, World, type Player } from './support/world.js';

interface Detail {
  bets: Record<string, unknown>[];
}

describe('rounds that many share', () => {
  let provider: FakeQueryServer;
  let world: World;
  let [anna, binh]: [Player, Player] = [] as never;

  beforeAll(async () => {
    provider = await FakeQueryServer.start({ k1: secrets.k1 }, () => world.service.clock.now());
    world = await World.start({ PROVIDER_QUERY_URLS: `demo=${provider.url}` });
  });
  afterAll(async () => {
    await world?.close();
    await provider?.close();
  });
  beforeEach(async () => {
    [anna, binh] = [await world.player({ balance: 100_000n }), await world.player({ balance: 100_000n })];
  });

  const call = (name: string, { sessionId, playerRef }: Player, message: object) =>
    world.provider().call(name, { sessionId, playerRef, transactionId: randomUUID(), ...message });
  const balances = () => [anna, binh].map(({ memberId }) => world.wallet.balanceOf(memberId));
  const detail = async ({ memberId }: Player) => {
    const { list } = (await world.as(memberId).get('/wps/v2/records/bets')).body.value as unknown as {
      list: { betId: string }[];
    };
    const answer = await world.as(memberId).get(`/wps/v2/records/bets/${list[0]!.betId}`);
    return answer.body.value as unknown as Detail;
  };

  it('settles and publishes the part of each member by itself', async () => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    await world.bet(binh, randomUUID(), roundId, '3000');
    await world.win(anna, randomUUID(), roundId, '2000');
    await world.win(binh, randomUUID(), roundId, '0');
    expect(balances()).toEqual([101_000n, 97_000n]);
    const settled = await world.published('bets.bet.settled.v1', roundId);
    expect(settled).toMatchObject([
      { memberId: anna.memberId, stake: '1000', win: '2000' },
      { memberId: binh.memberId, stake: '3000', win: '0' },
    ]);
    expect(new Set(settled.map(({ sourceKey }) => sourceKey)).size).toBe(2);
  });

  it('keeps real and play money of one round apart, whichever session a call names', async () => {
    const play = await world.player({ memberId: anna.memberId, accountType: 4 });
    const [roundId, betId] = [randomUUID(), randomUUID()];
    await world.bet(anna, betId, roundId, '1000');
    expect((await world.win(play, randomUUID(), roundId, '7000')).body).toMatchObject({
      code: 'ROUND_UNKNOWN',
    });
    expect((await call('adjust', play, { roundId, amount: '7000' })).body).toMatchObject({
      code: 'ROUND_UNKNOWN',
    });
    expect((await call('status', play, { transactionId: betId, roundId })).body).toMatchObject({
      transaction: { state: 'UNKNOWN' },
      round: { state: 'UNKNOWN' },
    });
    await world.bet(play, randomUUID(), roundId, '500');
    await world.win(play, randomUUID(), roundId, '900');
    expect(
      await world.query(
        'SELECT mode, status, stake, payout FROM game_round WHERE round_id = $1 ORDER BY mode',
        [roundId],
      ),
    ).toEqual([
      { mode: 'PLAY', status: 'SETTLED', stake: '500', payout: '900' },
      { mode: 'REAL', status: 'OPEN', stake: '1000', payout: '0' },
    ]);
    await world.win(anna, randomUUID(), roundId, '0');
    expect(balances()[0]).toBe(99_000n);
    expect(await world.published('bets.bet.settled.v1', roundId)).toMatchObject([
      { stake: '1000', win: '0' },
    ]);
  });

  it('asks about the stuck part of one member, and pays that member alone', async () => {
    const [roundId, betId] = [randomUUID(), randomUUID()];
    await world.bet(anna, randomUUID(), roundId, '1000');
    await world.bet(binh, betId, roundId, '1000');
    await world.win(anna, randomUUID(), roundId, '0');
    world.service.clock.advance(16 * 60_000);
    const wins = [{ transactionId: randomUUID(), amount: '5000' }];
    provider.reports.set(roundId, {
      state: 'CLOSED',
      bets: [{ transactionId: betId, amount: '1000' }],
      wins,
    });
    await world.service.app.get(StuckRoundJob).runOnce();
    expect(provider.asked.at(-1)).toEqual({ vassalage: 'SENG', roundId, playerRef: binh.playerRef });
    expect(balances()).toEqual([99_000n, 104_000n]);
  });

  it('SPEC-3.20 REG-G30 REG-G41 shows in the record what was bet on, at the final price', async () => {
    const [roundId, betId] = [randomUUID(), `a-${randomUUID()}`];
    const odds = (value: string) => ({ format: 'DEC', value });
    const bets = [
      { transactionId: betId, amount: '700', selection: 'Tài', odds: odds('1.95'), awaitsConfirmation: true },
      { transactionId: `b-${randomUUID()}`, amount: '300', selection: 'Bộ ba 6' },
    ];
    const { sessionId, playerRef } = anna;
    await world.provider().call('bets', { sessionId, playerRef, roundId, gameId: 'seng-dragon-pearl', bets });
    expect((await detail(anna)).bets).toMatchObject([
      { selection: 'Tài', odds: odds('1.95'), stake: '7.00', state: 'AWAITING_PRICE' },
      { selection: 'Bộ ba 6', odds: null, stake: '3.00', state: 'PLACED' },
    ]);
    await call('confirm', anna, { transactionId: betId, odds: odds('1.90') });
    await world.rollback(anna, bets[1]!.transactionId);
    expect((await detail(anna)).bets).toMatchObject([
      { selection: 'Tài', odds: odds('1.90'), state: 'PLACED' },
      { selection: 'Bộ ba 6', state: 'TAKEN_BACK' },
    ]);
    const { list } = (await world.as(anna.memberId).get('/wps/v2/records/bets')).body.value as unknown as {
      list: { betId: string }[];
    };
    expect((await world.as(binh.memberId).get(`/wps/v2/records/bets/${list[0]!.betId}`)).status).toBe(404);
  });

  it('settles a table of seven players by one call, once, after a lost answer too', async () => {
    const roundId = randomUUID();
    const table = [];
    for (let seat = 0; seat < 7; seat += 1) {
      const player = await world.player({ balance: 10_000n });
      await world.bet(player, randomUUID(), roundId, '1000');
      table.push({ player, transactionId: randomUUID(), amount: seat % 2 === 0 ? '1900' : '0' });
    }
    const results = table.map(({ player: { sessionId, playerRef }, transactionId, amount }) => ({
      ...{ sessionId, playerRef, transactionId, amount },
    }));
    const settle = () => world.provider().call('settle', { roundId, gameId: 'seng-dragon-pearl', results });
    world.wallet.failNext('answer-lost');
    expect((await settle()).status).toBe(503);
    const first = await settle();
    expect(first.body).toMatchObject({ status: 'OK', results: results.map(() => ({ status: 'OK' })) });
    expect((await settle()).text).toBe(first.text);
    for (const { player, amount } of table)
      expect(world.wallet.balanceOf(player.memberId)).toBe(9_000n + BigInt(amount));
    expect(await world.published('bets.bet.settled.v1', roundId)).toHaveLength(7);
    // The same result as a call of its own is the same win.
    expect(
      (
        await call('win', table[0]!.player, {
          roundId,
          gameId: 'seng-dragon-pearl',
          ...results[0],
          roundFinished: true,
        })
      ).body,
    ).toMatchObject({ status: 'OK' });
    expect(world.wallet.balanceOf(table[0]!.player.memberId)).toBe(10_900n);
  });

  it('publishes an adjustment of a settled round as a difference', async () => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    await world.win(anna, randomUUID(), roundId, '3000');
    expect((await call('adjust', anna, { roundId, amount: '-2500' })).body).toMatchObject({
      status: 'OK',
      balance: '99500',
    });
    expect(await world.published('bets.bet.adjusted.v1', roundId)).toMatchObject([
      { reason: 'RESETTLED', stake: '0', win: '-2500', validBet: '0' },
    ]);
  });

  it('H7 takes back what the player still has; the wallet keeps the rest as owed', async () => {
    const roundId = randomUUID();
    await world.bet(anna, randomUUID(), roundId, '1000');
    await world.win(anna, randomUUID(), roundId, '3000');
    world.wallet.fund(anna.memberId, 100n);
    expect((await call('adjust', anna, { roundId, amount: '-2500' })).body).toMatchObject({
      status: 'OK',
      balance: '0',
    });
    expect(await world.published('bets.bet.adjusted.v1', roundId)).toMatchObject([{ win: '-2500' }]);
  });

  it('finishes an adjustment and a credit that an unreachable wallet has left, once', async () => {
    const [roundId, adjustId, creditId] = [randomUUID(), randomUUID(), randomUUID()];
    await world.bet(anna, randomUUID(), roundId, '1000');
    await world.win(anna, randomUUID(), roundId, '0');
    const adjust = () => call('adjust', anna, { transactionId: adjustId, roundId, amount: '400' });
    const credit = () =>
      call('credit', anna, { transactionId: creditId, amount: '250', reason: 'FREE_ROUND' });
    world.wallet.failNext('answer-lost', 'unreachable');
    expect([(await adjust()).status, (await credit()).status]).toEqual([503, 503]);
    expect((await adjust()).body).toMatchObject({ status: 'OK', balance: '99400' });
    expect((await credit()).body).toMatchObject({ status: 'OK', balance: '99650' });
    expect((await world.published('bets.bet.settled.v1', `~credit~${creditId}`))[0]).toMatchObject({
      stake: '0',
      win: '250',
      validBet: '0',
    });
  });
});
