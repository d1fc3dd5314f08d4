import { randomUUID } from 'node:crypto';
import { lotteryGameOffered, lotteryTicketChanged, type PayloadOf } from '#libs/events';
import { eventually } from '#libs/testing';
import { World } from './support/world.js';

type Ticket = PayloadOf<typeof lotteryTicketChanged>;
interface Records {
  list: { betId: string }[];
  totalCount: number;
  totals: Record<string, string>;
}

describe('SPEC-2.2 tickets of the lottery in the record of bets', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start();
    await world.service.bus.publish(lotteryGameOffered, { ...lotteryGameOffered.example, gameCode: 'XSMB' });
  });
  afterAll(() => world?.close());

  const ticket = (memberId: string, changes: Partial<Ticket> = {}): Ticket => {
    const { settledAt: _, ...example } = lotteryTicketChanged.example;
    const placedAt = new Date(world.service.clock.now().getTime() - 1_000).toISOString();
    const accepted = { state: 'OPEN', revision: 0, payout: '0', validBet: '0' } as const;
    return { ...example, ...accepted, ticketId: randomUUID(), memberId, placedAt, ...changes };
  };
  const settledAt = () => world.service.clock.now().toISOString();
  const publish = (change: Ticket) => world.service.bus.publish(lotteryTicketChanged, change);
  const records = async (memberId: string, query = '') =>
    (await world.as(memberId).get(`/wps/v2/records/bets${query}`)).body.value as unknown as Records;

  it('stand between the rounds of games by their time, and count in the totals once settled', async () => {
    const player = await world.player({ balance: 100_000_000n });
    await world.bet(player, 'bet-before', 'round-before', '100000');
    await world.win(player, 'win-before', 'round-before', '250000');
    world.service.clock.advance(2_000);
    const placed = ticket(player.memberId);
    await publish(placed);
    world.service.clock.advance(1_000);
    await world.bet(player, 'bet-after', 'round-after', '5000');
    const open = await eventually(
      () => records(player.memberId),
      ({ totalCount }) => totalCount === 3,
    );
    expect(open.list).toMatchObject([
      { gameId: 'seng-dragon-pearl' },
      {
        betId: placed.ticketId,
        orderNumber: placed.orderNumber,
        ...{ gameId: 'lottery-xsmb', gameName: { vi: 'Xổ số miền Bắc', en: 'Northern lottery' } },
        ...{ vassalage: 'LOTUS', gameType: 'LOTT', roundId: 'XSMB:20261121', status: 'OPEN', mode: 'REAL' },
        ...{ stake: '54000.00', payout: '0.00', profit: '0.00', settledAt: null },
        selections: [
          {
            selection: '05,27',
            playName: { vi: 'Lô 2 số', en: '2D lo' },
            odds: { format: 'DEC', value: '99.000' },
          },
        ],
      },
      { gameId: 'seng-dragon-pearl' },
    ]);
    expect(open.totals).toMatchObject({ stake: '1000.00', count: 1 });
    await publish({
      ...placed,
      ...{ state: 'WON', revision: 1, payout: '9900000', validBet: '5400000', settledAt: settledAt() },
    });
    await eventually(async () => (await records(player.memberId)).totals.stake === '55000.00');
    expect((await records(player.memberId)).totals).toEqual({
      ...{ stake: '55000.00', payout: '101500.00', validBet: '55000.00', profit: '46500.00', count: 2 },
    });
    expect((await records(player.memberId, '?gameType=LOTT')).list).toMatchObject([{ profit: '45000.00' }]);
    expect((await records(player.memberId, '?vassalage=SENG')).totalCount).toBe(2);
    expect((await records(player.memberId, '?pageSize=1&pageNo=2')).list).toMatchObject([
      { betId: placed.ticketId },
    ]);
  });

  it('keep the newest revision, whatever comes late or twice', async () => {
    const memberId = randomUUID();
    const placed = ticket(memberId);
    const corrected = { ...placed, state: 'LOST' as const, revision: 2, settledAt: settledAt() };
    await publish(corrected);
    await publish({ ...placed, state: 'WON', revision: 1, payout: '9900000', settledAt: settledAt() });
    await publish(placed);
    await publish(corrected);
    const last = ticket(memberId, { state: 'CANCELLED', revision: 1, settledAt: settledAt() });
    await publish(last);
    const { list } = await eventually(
      () => records(memberId),
      ({ totalCount }) => totalCount === 2,
    );
    expect(list.find(({ betId }) => betId === placed.ticketId)).toMatchObject({
      ...{ status: 'SETTLED', payout: '0.00', profit: '-54000.00' },
    });
    expect(list.find(({ betId }) => betId === last.ticketId)).toMatchObject({
      status: 'VOID',
      profit: '0.00',
    });
  });

  it('are shown line by line to their owner, and to no other member', async () => {
    const memberId = randomUUID();
    const placed = ticket(memberId);
    await publish(placed);
    const path = `/wps/v2/records/bets/${placed.ticketId}`;
    const { body } = await eventually(
      () => world.as(memberId).get(path),
      ({ status }) => status === 200,
    );
    expect(body.value).toMatchObject({
      bets: [{ selection: '05,27', playName: { vi: 'Lô 2 số' }, stake: '54000.00', state: 'PLACED' }],
    });
    expect((await world.as(randomUUID()).get(path)).status).toBe(404);
  });
});
