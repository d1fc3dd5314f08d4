import { randomUUID } from 'node:crypto';
import { memberRegistered } from '#libs/events';
import { eventually } from '#libs/testing';
import { World, type Player } from './support/world.js';

interface Records {
  list: Record<string, string>[];
  totalCount: number;
  totalPages: number;
  totals: Record<string, string>;
}

describe('records and winners', () => {
  let world: World;
  let player: Player;
  let id = 0;
  const next = (name: string): string => `${name}-${(id += 1)}`;

  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world?.close());
  beforeEach(async () => {
    player = await world.player({ balance: 100_000_000n });
  });

  const records = async (query = '', memberId = player.memberId) =>
    (await world.as(memberId).get(`/wps/v2/records/bets${query}`)).body.value as unknown as Records;
  const board = async () =>
    (await world.service.as({ kind: 'guest' }).get('/wps/relay/ODSFE2_getWinnerBoard')).body
      .value as unknown as Record<string, unknown>[];

  async function play(stake: string, payout: string): Promise<string> {
    const roundId = next('round');
    await world.bet(player, next('bet'), roundId, stake);
    await world.win(player, next('win'), roundId, payout);
    world.service.clock.advance(1000);
    return roundId;
  }

  it('shows an empty winner board before the first win', async () => {
    await play('500000', '400000');
    expect(await board()).toEqual([]);
  });

  it('REG-G30 lists the rounds of a member with totals, newest first', async () => {
    await play('100000', '250000');
    await play('200000', '0');
    const open = next('round');
    await world.bet(player, next('bet'), open, '5000');
    const { list, totalCount, totals } = await records();
    expect(totalCount).toBe(3);
    expect(list).toMatchObject([
      { status: 'OPEN', stake: '50.00', payout: '0.00', validBet: '0.00', profit: '0.00', settledAt: null },
      { status: 'SETTLED', stake: '2000.00', payout: '0.00', validBet: '2000.00', profit: '-2000.00' },
      {
        status: 'SETTLED',
        stake: '1000.00',
        payout: '2500.00',
        validBet: '1000.00',
        profit: '1500.00',
        gameId: 'seng-dragon-pearl',
        gameName: { vi: 'Ngọc Rồng', en: 'Dragon Pearl' },
        gameType: 'RNG',
        vassalage: 'SENG',
        mode: 'REAL',
        currency: 'VND',
      },
    ]);
    expect(totals).toEqual({
      stake: '3000.00',
      payout: '2500.00',
      validBet: '3000.00',
      profit: '-500.00',
      count: 2,
    });
  });

  it('filters and pages them', async () => {
    for (let n = 0; n < 5; n++) await play('1000', '0');
    const paged = await records('?pageSize=2&pageNo=3');
    expect(paged).toMatchObject({ totalCount: 5, totalPages: 3, totals: { count: 5 } });
    expect(paged.list).toHaveLength(1);
    expect((await records('?status=OPEN')).totalCount).toBe(0);
    expect((await records('?vassalage=LONG')).totalCount).toBe(0);
    expect((await records('?gameType=RNG&vassalage=SENG&status=SETTLED')).totalCount).toBe(5);
    const [newest] = (await records('?pageSize=1')).list;
    const from = newest!['placedAt']!;
    expect((await records(`?from=${from}`)).totalCount).toBe(1);
    expect((await records(`?to=${from}`)).totalCount).toBe(4);
  });

  it.each([
    'from=yesterday',
    'from=2026-01-01T00:00:00Z&to=2026-12-01T00:00:00Z',
    'from=2026-12-02T00:00:00Z&to=2026-12-01T00:00:00Z',
    'status=WON',
    'pageSize=500',
    'memberId=1',
  ])('refuses the query %s', async (query) =>
    expect((await world.as(player.memberId).get(`/wps/v2/records/bets?${query}`)).status).toBe(400),
  );

  it("SEC-S18 REG-G38 shows one bet to its own member, and says of others' that there is none", async () => {
    await play('1000', '2000');
    const [mine] = (await records()).list;
    const own = await world.as(player.memberId).get(`/wps/v2/records/bets/${mine!['betId']}`);
    expect(own.body.value).toMatchObject({ ...mine, bets: [{ stake: '10.00', state: 'PLACED' }] });
    for (const betId of [mine!['betId']!, randomUUID(), 'not-an-id', "';--"]) {
      const isMismatch = await world
        .as(randomUUID())
        .get(`/wps/v2/records/bets/${encodeURIComponent(betId)}`);
      expect(isMismatch).toMatchObject({ status: 404, body: { code: 'BET_NOT_FOUND' } });
    }
    expect((await records('', randomUUID())).totalCount).toBe(0);
    expect((await world.service.as({ kind: 'guest' }).get('/wps/v2/records/bets')).status).toBe(401);
  });

  it('SPEC-7.3.1 announces a large real win, with the account masked, once', async () => {
    await world.register(player.memberId, 'sen.vang88');
    await play('500000', '125000000');
    await play('500000', '400000');
    expect(await board()).toMatchObject([
      {
        account: 'se****88',
        payout: '1250000.00',
        multiple: '250.00',
        currency: 'VND',
        vassalage: 'SENG',
        gameName: { vi: 'Ngọc Rồng', en: 'Dragon Pearl' },
      },
    ]);
    const published = await world.query<{ payload: object }>('SELECT payload FROM outbox WHERE type = $1', [
      'game.winner.announced.v1',
    ]);
    expect(published).toMatchObject([{ payload: { account: 'se****88', payout: '125000000' } }]);
    expect(JSON.stringify([await board(), published])).not.toContain('sen.vang88');
  });

  it('takes a win off the board when its bet is rolled back, and corrects its amount after a late win', async () => {
    const before = await board();
    const [betId, roundId] = [randomUUID(), randomUUID()];
    await world.bet(player, betId, roundId, '1000');
    await world.win(player, randomUUID(), roundId, '2000000');
    await world.win(player, randomUUID(), roundId, '1000000');
    expect((await board())[0]).toMatchObject({ payout: '30000.00', multiple: '3000.00' });
    await world.rollback(player, betId);
    expect(await board()).toEqual(before);
  });

  it('REG-G42 announces no return at or below the stake, and hides an account it does not know', async () => {
    const before = (await board()).length;
    await play('9000000', '9000000');
    expect(await board()).toHaveLength(before);
    await play('9000000', '9000001');
    expect((await board())[0]).toMatchObject({ account: '*****', multiple: '1.00' });
  });

  it('keeps one account name per member for repeated and concurrent events', async () => {
    const memberId = randomUUID();
    const publish = () =>
      world.service.bus.publish(
        memberRegistered,
        { ...memberRegistered.example, memberId },
        { id: `event-${memberId}` },
      );
    await Promise.all([publish(), publish(), publish()]);
    expect(await world.query('SELECT account FROM member WHERE member_id = $1', [memberId])).toEqual([
      { account: 'sen.vang88' },
    ]);
  });

  it('publishes each round once through the outbox', async () => {
    const roundId = await play('1000', '3000');
    const received = () =>
      world.events.filter((event) => event.type === 'bets.bet.settled.v1' && event.value?.includes(roundId));
    await eventually(() => received().length > 0);
    expect(received()).toHaveLength(1);
    expect(received()[0]).toMatchObject({ topic: 'bets.turnover', key: player.memberId });
  });
});
