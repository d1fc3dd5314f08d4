import { randomUUID } from 'node:crypto';
import { formatMoney } from '#libs/money';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';
import { StakeDesk } from './support/stake-desk.js';

/** A stake at which one bet of three digits can cost 0.48 of what the number may. */
const half = 500_000_000n;
/** What still fits after two of them, but for less than a point. */
const rest = 41_666_600n;

interface SoldOut {
  full: { play: string; pick: string }[];
  held: { play: string; pick: string }[];
}

describe('the numbers that a board shows as sold out', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;
  let numero: string;
  let later: string;

  beforeAll(async () => {
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 15n;
    lottery = await startTestService(lotteryService, {
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
  });
  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });
  beforeEach(async () => {
    [numero = '', later = ''] = await openDraws(
      (text, values) => lottery.pool.query(text, values),
      'XSMB',
      2,
    );
  });

  const guest = () => lottery.as({ kind: 'guest' });
  const as = (memberId: string, accountType: 0 | 4 = 0) =>
    lottery.as({ kind: 'member', memberId, accountType, sessionId: 'session' });
  const pathOf = (draw: string) => `/lgw/draw/XSMB/numeros/${draw}/sold-out`;
  async function soldOut(draw: string): Promise<SoldOut> {
    const { body } = await guest().get(pathOf(draw));
    return body.value as unknown as SoldOut;
  }
  /** On 123; the ids of the tickets. */
  async function bet(stake: bigint, memberId: string = randomUUID(), accountType: 0 | 4 = 0) {
    const { body } = await as(memberId, accountType).post(
      '/lgw/betting',
      {
        ...{ gameId: 'XSMB', prizeMode: 'Lott', winStop: false, betCartAmountSum: formatMoney(stake) },
        contents: [{ playId: 'CANG3_DB', bettingContent: '123', singleBetPrice: formatMoney(stake) }],
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': randomUUID() },
    );
    return (body.value as unknown as { tickets: { id: string }[] }).tickets.map(({ id }) => id);
  }

  it('are full from the bet that leaves no point on, in that draw alone, until a ticket is cancelled', async () => {
    const memberId = randomUUID();
    await bet(half);
    await bet(half);
    expect(await soldOut(numero)).toEqual({ full: [], held: [] });
    const last = await bet(rest, memberId);
    const full = [{ play: 'CANG3_DB', pick: '123' }];
    expect(await soldOut(numero)).toEqual({ full, held: [] });
    expect(await soldOut(later)).toEqual({ full: [], held: [] });
    await as(memberId).put('/lgw/orders/suborders/cancel', { ids: last });
    expect(await soldOut(numero)).toEqual({ full: [], held: [] });
  });

  it('are never full by play money', async () => {
    for (let time = 0; time < 3; time++) await bet(half, randomUUID(), 4);
    expect(await soldOut(numero)).toEqual({ full: [], held: [] });
  });

  it('are held as long as an operator holds them', async () => {
    const hold = (isHeld: boolean) =>
      lottery
        .as({ kind: 'operator', operatorId: 'o-1', roles: ['lottery'], sessionId: 'o-1' })
        .put('/wps/v2/ops/lottery/games/XSMB/plays/DE_DB/held-numbers', {
          ...{ pick: '27', numero, isHeld, reason: 'too popular' },
        });
    await hold(true);
    expect(await soldOut(numero)).toEqual({ full: [], held: [{ play: 'DE_DB', pick: '27' }] });
    expect(await soldOut(later)).toEqual({ full: [], held: [] });
    await hold(false);
    expect(await soldOut(numero)).toEqual({ full: [], held: [] });
  });

  it('are public, and of games that exist', async () => {
    const { status, headers } = await guest().get(pathOf(numero));
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=2']);
    const unknown = await guest().get('/lgw/draw/NONE/numeros/20310101-0001/sold-out');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'LOTTERY_GAME_UNKNOWN']);
    expect((await guest().get(pathOf('tomorrow'))).status).toBe(400);
  });
});
