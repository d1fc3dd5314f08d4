import { randomUUID } from 'node:crypto';
import { FakeClock, startTestService, type TestAnswer, type TestService } from '#libs/testing';
import { OrderService } from '../src/order/order.service.js';
import { lotteryService } from '../src/service.js';
import { StakeDesk } from './support/stake-desk.js';

const stake = 1_000_000n;
/** Twice the connections of a replica's pool, and many more. */
const crowds = [16, 100];

describe('storms on the lottery', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;
  let numero: string;

  beforeAll(async () => {
    wallet = await StakeDesk.start();
    lottery = await startTestService(lotteryService, {
      env: { BEACON: 'simulated', BEACON_URL: 'http://127.0.0.1:9' },
      peers: { wallet: wallet.url },
    });
    // The last draw that is on the calendar takes bets until long after the test.
    const [draw] = await lottery.pool.query<{ numero: string }[]>(
      `SELECT numero FROM draw WHERE game_code = 'HN60' ORDER BY draw_at DESC LIMIT 1`,
    );
    numero = draw!.numero;
  });

  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  beforeEach(() => {
    wallet.taken.clear();
    wallet.returned.clear();
  });

  const as = (memberId: string) =>
    lottery.as({ kind: 'member', memberId, accountType: 0, sessionId: 'session' });
  const bet = (memberId: string, key: string = randomUUID()): Promise<TestAnswer> =>
    as(memberId).post(
      '/lgw/betting',
      {
        ...{ gameId: 'HN60', prizeMode: 'Elott', winStop: false, betCartAmountSum: '10000.00' },
        contents: [{ playId: 'DUOI', bettingContent: '0,1,2,3,4,5,6,7,8,9', singleBetPrice: '1000.00' }],
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': key },
    );
  const cancel = (memberId: string, ids: string[]): Promise<TestAnswer> =>
    as(memberId).put('/lgw/orders/suborders/cancel', { ids });
  const ticketOf = ({ body }: TestAnswer): string =>
    (body.value as unknown as { tickets: { id: string }[] }).tickets[0]!.id;
  const together = (count: number, call: (at: number) => Promise<TestAnswer>) =>
    Promise.all(Array.from({ length: count }, (_, at) => call(at)));
  const statuses = (answers: readonly TestAnswer[]) => new Set(answers.map(({ status }) => status));

  it.each(crowds)('%i bets of a member at once are accepted as far as the money goes', async (count) => {
    const memberId = randomUUID();
    const affordable = Math.floor(count / 3);
    wallet.balance = stake * BigInt(affordable) + stake / 2n;
    const answers = await together(count, () => bet(memberId));
    expect(statuses(answers)).toEqual(new Set([200, 422]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(affordable);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['LOTTERY_BET_REFUSED']));
    expect(wallet.balance).toBe(stake / 2n);
    const states = await lottery.pool.query(
      'SELECT state, count(*)::int AS n, sum(stake)::text AS sum FROM ticket WHERE member_id = $1 GROUP BY 1 ORDER BY 1',
      [memberId],
    );
    expect(states).toEqual([
      { state: 'OPEN', n: affordable, sum: String(stake * BigInt(affordable)) },
      { state: 'REFUSED', n: count - affordable, sum: String(stake * BigInt(count - affordable)) },
    ]);
  });

  it.each(crowds)('%i members who bet on one draw at once are all accepted', async (count) => {
    wallet.balance = stake * BigInt(count);
    const answers = await together(count, () => bet(randomUUID()));
    expect(statuses(answers)).toEqual(new Set([200]));
    expect([wallet.balance, wallet.taken.size]).toEqual([0n, count]);
  });

  it('sixteen bets with one key are one order', async () => {
    wallet.balance = stake * 16n;
    const [memberId, key] = [randomUUID(), randomUUID()];
    const answers = await together(16, () => bet(memberId, key));
    expect(statuses(answers)).toEqual(new Set([200]));
    expect(new Set(answers.map(ticketOf)).size).toBe(1);
    expect(wallet.balance).toBe(stake * 15n);
  });

  it('an order that is taken back while it is sent again gives its stake back and is not played', async () => {
    wallet.balance = stake;
    const [memberId, key] = [randomUUID(), randomUUID()];
    wallet.isSilent = true;
    expect((await bet(memberId, key)).body.code).toBe('LOTTERY_BET_PENDING');
    wallet.isSilent = false;
    expect(wallet.balance).toBe(0n);
    lottery.clock.advance(20_000);
    const again = Promise.withResolvers<TestAnswer>();
    wallet.beforeRefund = async () => {
      wallet.beforeRefund = () => Promise.resolve();
      again.resolve(await bet(memberId, key));
    };
    await lottery.app.get(OrderService, { strict: false }).resolvePendingOrders();
    expect((await again.promise).body.code).toBe('LOTTERY_BET_REFUSED');
    expect([wallet.balance, wallet.returned.size]).toEqual([stake, 1]);
    expect((await bet(memberId, key)).body.code).toBe('LOTTERY_BET_REFUSED');
  });

  it.each(crowds)('%i cancellations of one ticket give its stake back once', async (count) => {
    wallet.balance = stake;
    const memberId = randomUUID();
    const id = ticketOf(await bet(memberId));
    const answers = await together(count, () => cancel(memberId, [id]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['LOTTERY_NOT_CANCELLABLE']));
    expect([wallet.balance, wallet.returned.size]).toEqual([stake, 1]);
  });

  it.each(crowds)('%i cancellations of tickets of one draw give every stake back', async (count) => {
    wallet.balance = stake * BigInt(count);
    const members = Array.from({ length: count }, () => randomUUID());
    const placed = await together(count, (at) => bet(members[at]!));
    const ids = placed.map(ticketOf);
    const answers = await together(count, (at) => cancel(members[at]!, [ids[at]!]));
    expect(statuses(answers)).toEqual(new Set([200]));
    expect([wallet.balance, wallet.returned.size]).toEqual([stake * BigInt(count), count]);
    const [left] = await lottery.pool.query(
      `SELECT count(*)::int AS n FROM ticket WHERE id = ANY ($1) AND state <> 'CANCELLED'`,
      [ids],
    );
    expect(left).toEqual({ n: 0 });
  });
});
