import { randomUUID } from 'node:crypto';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { InProcessBus } from '#libs/messaging';
import { formatMoney } from '#libs/money';
import { eventually, startTestService, type FakeClock, type TestService } from '#libs/testing';
import { lotteryService } from '../src/service.js';
import { TurnoverReplaySource } from '../src/settlement/turnover-replay.source.js';
import { openDraws } from './support/draws.js';
import { StakeDesk } from './support/stake-desk.js';

const price = 100_000n;
const tails = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at)).join(',');
const numbers = (count: number): string =>
  Array.from({ length: count }, (_, number) => String(number).padStart(2, '0')).join(',');

type Content = [play: string, picks: string];
type Settled = PayloadOf<typeof betSettled>;
type Adjusted = PayloadOf<typeof betAdjusted>;
interface Published {
  type: string;
  payload: Settled | Adjusted;
}

describe('SPEC-1.8.10 what a bet on most of a play counts as turnover', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;
  let numero: string;
  const bus = new InProcessBus();
  const published: Published[] = [];

  beforeAll(async () => {
    bus.observe(({ type, value }) => {
      if (type === betSettled.type || type === betAdjusted.type)
        published.push({ type, payload: JSON.parse(value!) });
    });
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 12n;
    lottery = await startTestService(lotteryService, {
      bus,
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
  });

  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  beforeEach(async () => {
    [numero = ''] = await openDraws((text, values) => lottery.pool.query(text, values), 'XSMB');
  });

  const as = (memberId: string, accountType: 0 | 4 = 0) =>
    lottery.as({ kind: 'member', memberId, accountType, sessionId: 'session' });

  /** The id of the order's one ticket. */
  async function bet(memberId: string, contents: Content[], accountType?: 4): Promise<string> {
    const lines = contents.reduce((sum, [, picks]) => sum + picks.split(',').length, 0);
    const { status, body } = await as(memberId, accountType).post(
      '/lgw/betting',
      {
        ...{ gameId: 'XSMB', prizeMode: 'Lott', winStop: false },
        betCartAmountSum: formatMoney(price * BigInt(lines)),
        contents: contents.map(([playId, bettingContent]) => ({
          ...{ playId, bettingContent, singleBetPrice: formatMoney(price) },
        })),
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': randomUUID() },
    );
    expect([status, body.code]).toEqual([200, undefined]);
    return (body.value as unknown as { tickets: { id: string }[] }).tickets[0]!.id;
  }

  /** A result whose special prize ends in two digits, as the next version; returns when all is settled by it. */
  async function draw(version: number, ending: string): Promise<void> {
    const filled = (count: number, digits: number) => Array.from({ length: count }, () => '0'.repeat(digits));
    const result = {
      ...{ DB: [`123${ending}`], G1: filled(1, 5), G2: filled(2, 5), G3: filled(6, 5) },
      ...{ G4: filled(4, 4), G5: filled(6, 4), G6: filled(3, 3), G7: filled(4, 2) },
    };
    await lottery.pool.query(
      `WITH drawn AS (UPDATE draw SET state = 'DRAWN', version = $2 WHERE game_code = 'XSMB' AND numero = $1)
       INSERT INTO draw_result (game_code, numero, version, result, source, entered_by, drawn_at)
       VALUES ('XSMB', $1, $2, $3, 'OPERATORS', '{o-1,o-2}', now())`,
      [numero, version, JSON.stringify(result)],
    );
    await eventually(
      () =>
        lottery.pool.query<{ state: string }[]>(
          `SELECT state FROM draw WHERE game_code = 'XSMB' AND numero = $1`,
          [numero],
        ),
      ([row]) => row!.state === 'SETTLED',
    );
  }

  const eventOf = async (sourceKey: string) =>
    (await eventually(() => published.find(({ payload }) => payload.sourceKey === sourceKey))).payload;
  const settledOf = (ticketId: string) => eventOf(`lottery:ticket:${ticketId}`) as Promise<Settled>;
  const correctionOf = (ticketId: string, version: number) =>
    eventOf(`lottery:correction:${ticketId}.${version}`);
  async function stored(ticketId: string): Promise<string> {
    const [row] = await lottery.pool.query<{ valid_bet: string }[]>(
      'SELECT valid_bet FROM ticket WHERE id = $1',
      [ticketId],
    );
    return row!.valid_bet;
  }

  it('is nothing where the tickets of all orders of a member cover more than seven of ten outcomes', async () => {
    const [coverer, player, other] = [randomUUID(), randomUUID(), randomUUID()];
    const half = await bet(coverer, [['DUOI', tails(0, 4)]]);
    const rest = await bet(coverer, [['DUOI', tails(5, 9)]]);
    const seven = await bet(player, [['DUOI', tails(0, 6)]]);
    const eight = await bet(other, [['DUOI', tails(0, 7)]]);
    const odd = await bet(player, [['DB2_PARITY', 'ODD']]);
    const sides = await bet(other, [['DB2_PARITY', 'ODD,EVEN']]);
    const most = await bet(other, [['DE_DB', numbers(71)]]);
    const fewer = await bet(player, [['DE_DB', numbers(70)]]);
    await draw(1, '45');
    for (const id of [half, rest, eight, sides, most]) {
      expect(await settledOf(id)).toMatchObject({ validBet: '0', exclusionReason: 'COVERAGE' });
      expect(await stored(id)).toBe('0');
    }
    for (const [id, lines] of [
      [seven, 7],
      [odd, 1],
      [fewer, 70],
    ] as const) {
      const whole = String(price * BigInt(lines));
      const event = await settledOf(id);
      expect([event.stake, event.validBet, event.exclusionReason]).toEqual([whole, whole, undefined]);
      expect(await stored(id)).toBe(whole);
    }
  });

  it('takes off the covered play of a slip alone', async () => {
    const id = await bet(randomUUID(), [
      ['DUOI', tails(0, 9)],
      ['DE_DB', '27,28'],
    ]);
    await draw(1, '45');
    expect(await settledOf(id)).toMatchObject({
      ...{ stake: String(12n * price), validBet: String(2n * price) },
      exclusionReason: 'COVERAGE',
    });
  });

  it('is decided by what stands: a cancelled ticket covers nothing, nor does play money', async () => {
    const [memberId, guest] = [randomUUID(), randomUUID()];
    const kept = await bet(memberId, [['DUOI', tails(0, 4)]]);
    const cancelled = await bet(memberId, [['DUOI', tails(5, 9)]]);
    const { status } = await as(memberId).put('/lgw/orders/suborders/cancel', { ids: [cancelled] });
    expect(status).toBe(200);
    const demo = await bet(guest, [['DUOI', tails(0, 4)]], 4);
    await draw(1, '45');
    expect(await settledOf(kept)).toMatchObject({ validBet: String(5n * price) });
    expect([await stored(kept), await stored(cancelled), await stored(demo)]).toEqual([
      ...[String(5n * price), '0', '0'],
    ]);
    expect(
      published.some(({ payload }) => [cancelled, demo].some((id) => payload.sourceKey.endsWith(id))),
    ).toBe(false);
  });

  it('a correction counts back exactly what was published before', async () => {
    const [player, coverer] = [randomUUID(), randomUUID()];
    const one = await bet(player, [['DB2_SUM_SIZE', 'BIG']]);
    const both = await bet(coverer, [['DB2_SUM_SIZE', 'BIG,SMALL']]);
    // Nine gives stakes back, twelve is big.
    await draw(1, '45');
    expect(await settledOf(one)).toMatchObject({ validBet: '0', exclusionReason: 'STAKE_RETURNED' });
    expect(await settledOf(both)).toMatchObject({ validBet: '0', exclusionReason: 'COVERAGE' });
    await draw(2, '48');
    expect(await correctionOf(one, 2)).toMatchObject({ validBet: String(price), win: '90000' });
    expect(await stored(one)).toBe(String(price));
    expect(await correctionOf(both, 2)).toMatchObject({ validBet: '0', win: '-10000' });
    await draw(3, '45');
    expect(await correctionOf(one, 3)).toMatchObject({ validBet: String(-price), win: '-90000' });
    expect([await stored(one), await stored(both)]).toEqual(['0', '0']);
  });

  it('is replayed as it was published', async () => {
    const source = lottery.app.get(TurnoverReplaySource, { strict: false });
    const { events } = await source.page(undefined, 1_000);
    expect(events.length).toBeGreaterThan(10);
    await eventually(
      () => published.length,
      (count) => count >= events.length,
    );
    const bySource = (all: readonly object[]) =>
      Object.fromEntries((all as Published[]).map((event) => [event.payload.sourceKey, event]));
    expect(bySource(events)).toEqual(bySource(published));
  });
});
