import { randomUUID } from 'node:crypto';
import { roundIntegers } from '../src/outcome/seeds.js';
import { keepsCommitment } from '../src/outcome/verifier.js';
import type {
  SeatResponse,
  ShoeResponse,
  TableSessionResponse,
  TableState,
} from '../src/table/dto/table.contract.js';
import { SeatDriverService } from '../src/table/seat-driver.service.js';
import { SeatRepository } from '../src/table/seat.repository.js';
import { TableFeedService } from '../src/table/table-feed.service.js';
import { TableRoundRepository } from '../src/table/table-round.repository.js';
import { TableWorker } from '../src/table/table.worker.js';
import { gameOf } from '../src/table-game/games.js';
import { dealRound } from '../src/table-game/shoe.js';
import { GameTable } from './support/game-table.js';

const code = 'sen-baccarat';
const chip = '1000000';

describe('a live table', () => {
  let table: GameTable;

  beforeAll(async () => {
    table = await GameTable.open();
  });
  afterAll(() => table?.close());

  const worker = () => table.service.app.get(TableWorker);
  const state = () => table.service.app.get(TableFeedService).stateOf(code);

  async function sitDown(balance = 100_000_000n): Promise<{ token: string; ticket: string }> {
    const ticket = `ticket-${randomUUID()}`;
    table.platform.issueTicket(ticket, balance);
    const { body } = await table.call<TableSessionResponse>('POST', '/table/session', undefined, {
      ...{ ticket, game: code, lang: 'vi' },
    });
    expect(body.success).toBe(true);
    return { token: body.value.token, ticket };
  }

  const place = (token: string, roundId: string, bets: object[], slipId: string = randomUUID()) =>
    table.call<SeatResponse>('POST', '/table/bets', token, { roundId, slipId, bets });
  const seatOf = async (token: string, roundId: string) =>
    (await table.call<SeatResponse>('GET', `/table/seat?roundId=${roundId}`, token)).body.value;

  async function openRound(): Promise<NonNullable<TableState['round']>> {
    const { clock } = table.service;
    const rounds = table.service.app.get(TableRoundRepository);
    await rounds.watch([code], new Date(clock.now().getTime() + 600_000));
    for (let steps = 0; steps < 20; steps++) {
      const { round } = await state();
      if (round?.state === 'BETTING') return round;
      table.service.clock.advance(12_000);
      await worker().tick();
    }
    throw new Error('no round opened');
  }

  /** Close, deal, settlement. */
  async function deal(): Promise<TableState> {
    table.service.clock.advance(15_000);
    await worker().tick();
    table.service.clock.advance(1_500);
    await worker().tick();
    table.service.clock.advance(20_000);
    while ((await worker().settle()) > 0);
    return state();
  }

  it('SPEC-1.8.2 takes bets on many spots, deals for all seats, and pays each player by the table', async () => {
    const [first, second] = [await sitDown(), await sitDown()];
    const round = await openRound();
    const bets = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'].map((spot) => ({
      spot,
      stake: chip,
    }));
    const slip = randomUUID();
    const placed = await place(first.token, round.id, bets, slip);
    expect(placed.body.value).toMatchObject({ state: 'OPEN', balance: '95000000' });
    expect(placed.body.value.bets.map(({ state: one }) => one)).toEqual(Array(5).fill('ACCEPTED'));
    expect((await place(first.token, round.id, bets, slip)).body).toEqual(placed.body);
    expect((await place(first.token, round.id, bets.slice(1), slip)).body.code).toBe('TABLE_SLIP_REUSED');
    await place(second.token, round.id, [{ spot: 'banker', stake: chip }]);

    const settled = table.platform.callsOf('settle');
    const dealt = await deal();
    expect(dealt.round).toMatchObject({ id: round.id, state: 'DEALT' });
    expect(table.platform.callsOf('settle')).toBe(settled + 1);
    expect(dealt.players).toBe(2);
    const game = gameOf('BAC');
    const back = (spots: readonly string[]) =>
      spots.reduce((sum, spot) => sum + BigInt(game.returnOf(spot, dealt.round!.deal!)) * 10_000n, 0n);
    const seat = await seatOf(first.token, round.id);
    expect(seat).toMatchObject({ state: 'CLOSED', totalWin: String(back(bets.map(({ spot }) => spot))) });
    expect(table.platform.balanceOf(first.ticket)).toBe(95_000_000n + BigInt(seat.totalWin!));
    expect(table.platform.balanceOf(second.ticket)).toBe(99_000_000n + back(['banker']));
    expect(dealt.results.at(-1)).toBe(dealt.round!.result);
  });

  it('refuses bets outside the limits, on unknown spots, and after the close', async () => {
    const { token, ticket } = await sitDown();
    const round = await openRound();
    const refusal = async (spot: string, stake: string) =>
      (await place(token, round.id, [{ spot, stake }])).body.code;
    expect(await refusal('player', '999999')).toBe('TABLE_STAKE_OUTSIDE_LIMITS');
    expect(await refusal('player', '1500000')).toBe('TABLE_STAKE_OUTSIDE_LIMITS');
    expect(await refusal('tie', '201000000')).toBe('TABLE_STAKE_OUTSIDE_LIMITS');
    expect(await refusal('dragon', chip)).toBe('TABLE_SPOT_UNKNOWN');
    expect(await refusal('player', '101000000')).toBe('INSUFFICIENT_FUNDS');
    table.service.clock.advance(15_000);
    expect(await refusal('player', chip)).toBe('TABLE_BETS_CLOSED');
    expect(table.platform.balanceOf(ticket)).toBe(100_000_000n);
    await deal();
    expect(await seatOf(token, round.id)).toMatchObject({ state: 'VOID' });
  });

  it('places a bet once and pays it once, whatever is lost on the way', async () => {
    const { token, ticket } = await sitDown();
    const round = await openRound();
    table.platform.disturb('bets', 'drop-after');
    table.platform.disturb('settle', 'drop-after');
    const slip = randomUUID();
    const bets = [
      { spot: 'player', stake: chip },
      { spot: 'banker', stake: chip },
    ];
    expect((await place(token, round.id, bets, slip)).status).toBe(503);
    expect((await place(token, round.id, bets, slip)).body.success).toBe(true);
    expect(table.platform.balanceOf(ticket)).toBe(98_000_000n);
    await deal();
    table.service.clock.advance(60_000);
    await Promise.all([worker().settle(), worker().settle()]);
    const seat = await seatOf(token, round.id);
    expect(seat.state).toBe('CLOSED');
    expect(table.platform.balanceOf(ticket)).toBe(98_000_000n + BigInt(seat.totalWin!));
    const closed = await table.service.pool.query<{ id: string }[]>(
      'SELECT id FROM table_seat WHERE round_id = $1',
      [round.id],
    );
    expect(table.platform.effects.filter((effect) => effect === `win ${closed[0]!.id}-win`)).toHaveLength(1);
  });

  it('rolls a bet back whose outcome stays unknown', async () => {
    const { token, ticket } = await sitDown();
    const round = await openRound();
    table.platform.disturb('bets', 'fail-after');
    expect((await place(token, round.id, [{ spot: 'player', stake: chip }])).status).toBe(503);
    table.service.clock.advance(61_000);
    await worker().settle();
    expect(table.platform.balanceOf(ticket)).toBe(100_000_000n);
    await deal();
    expect(await seatOf(token, round.id)).toMatchObject({ state: 'VOID', bets: [{ state: 'ROLLED_BACK' }] });
  });

  it('does not take back a bet that another process has placed since the bets were read', async () => {
    const { token, ticket } = await sitDown();
    const round = await openRound();
    table.platform.disturb('bets', 'fail-after');
    expect((await place(token, round.id, [{ spot: 'player', stake: chip }])).status).toBe(503);
    const { app, pool, clock } = table.service;
    const seats = app.get(SeatRepository);
    const [row] = await pool.query<{ id: string }[]>('SELECT id FROM table_seat WHERE round_id = $1', [
      round.id,
    ]);
    clock.advance(61_000);
    const betsOf = seats.betsOf.bind(seats);
    seats.betsOf = async (on, seatId) => {
      seats.betsOf = betsOf;
      const read = await betsOf(on, seatId);
      await seats.moveBet(read[0]!.id, 'SENT', 'ACCEPTED');
      return read;
    };
    const rollbacks = table.platform.callsOf('rollback');
    expect(await app.get(SeatDriverService).sendBets(await seats.byId(row!.id))).toBe(false);
    expect(table.platform.callsOf('rollback')).toBe(rollbacks);
    await deal();
    const seat = await seatOf(token, round.id);
    expect(seat).toMatchObject({ state: 'CLOSED', bets: [{ state: 'ACCEPTED' }] });
    expect(table.platform.balanceOf(ticket)).toBe(99_000_000n + BigInt(seat.totalWin!));
  });

  it('REG-G16 reveals the seed of a used shoe, from which every round is dealt again', async () => {
    const { token } = await sitDown();
    for (let rounds = 0; rounds < 100; rounds++) {
      await openRound();
      if ((await deal()).round!.number === 1) break;
    }
    const { body } = await table.call<ShoeResponse[]>('GET', '/table/shoes', token);
    const used = body.value.find(({ serverSeed }) => serverSeed !== undefined)!;
    expect(body.value[0]!.serverSeed).toBeUndefined();
    expect(used.rounds.length).toBeGreaterThan(40);
    expect(keepsCommitment(used.serverSeed!, used.commitment)).toBe(true);
    const secret = await table.service.pool.query<{ serverSeed: string | null }[]>(
      'SELECT server_seed "serverSeed" FROM table_shoe WHERE revealed_at IS NULL',
    );
    expect(secret.length).toBeGreaterThan(0);
    expect(secret.every(({ serverSeed }) => serverSeed === null)).toBe(true);
    let position = 0;
    for (const { number, deal: dealt, result } of used.rounds) {
      const again = dealRound(
        gameOf('BAC'),
        (nonce) =>
          roundIntegers({ serverSeed: used.serverSeed!, clientSeed: `${code}:${used.ordinal}`, nonce }),
        number,
        position,
      );
      expect({ deal: again.deal, result: again.result }).toEqual({ deal: dealt, result });
      position = again.position;
    }
  }, 120_000);
});
