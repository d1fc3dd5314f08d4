import { randomUUID } from 'node:crypto';
import type { Principal } from '#libs/auth';
import { betSettled } from '#libs/events';
import { startTestService, type FakeClock, type TestAnswer, type TestService } from '#libs/testing';
import { pointsService } from '../src/service.js';

/** Twice the connections of a replica's pool, and many more. */
const crowds = [16, 100];

describe('storms on points', () => {
  let points: TestService<FakeClock>;

  beforeAll(async () => {
    points = await startTestService(pointsService);
  });
  afterAll(() => points?.close());

  const post = (memberId: string, call: string, body: object, key: string = randomUUID()) =>
    points
      .as({ kind: 'member', memberId, accountType: 0, sessionId: 's', fundPassword: true })
      .post(`/wps/relay/passwordCheck/${call}`, body, { 'idempotency-key': key });
  const convert = (memberId: string, amount: number, key?: string) =>
    post(memberId, 'MCS2_convertPoint', { points: amount }, key);
  const redeem = (memberId: string, itemId: string) =>
    post(memberId, 'MCS2_redeemPointReward', { itemId, quantity: 1 });
  const together = (count: number, call: (at: number) => Promise<TestAnswer>) =>
    Promise.all(Array.from({ length: count }, (_, at) => call(at)));
  const countOf = (answers: readonly TestAnswer[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const name = status === 200 ? 'DONE' : String(body.code);
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const balanceOf = async (memberId: string): Promise<number> => {
    const [row] = await points.pool.query<{ balance: string }[]>(
      'SELECT balance FROM point_account WHERE member_id = $1',
      [memberId],
    );
    return Number(row!.balance);
  };

  async function withPoints(amount: number): Promise<string> {
    const memberId = randomUUID();
    const [ratio] = await points.pool.query(`SELECT ratio FROM point_ratio WHERE point_type = 'rng' LIMIT 1`);
    const validBet = String(BigInt(ratio.ratio) * BigInt(amount));
    const sourceKey = `game-launch:bet:${randomUUID()}`;
    await points.bus.publish(betSettled, { ...betSettled.example, memberId, sourceKey, validBet });
    expect(await balanceOf(memberId)).toBe(amount);
    return memberId;
  }

  async function bonus(stock: number, price: number): Promise<string> {
    const text = { vi: 'Quà', en: 'Gift' };
    const operatorId = randomUUID();
    const principal: Principal = { kind: 'operator', operatorId, roles: ['rewards'], sessionId: 's' };
    const { body } = await points.as(principal).post('/wps/v2/ops/points/items', {
      ...{ kind: 'BONUS', name: text, description: text, picture: 'gift', points: price, value: '10000.00' },
      ...{ multiplier: '1', stock, minLevel: 0, activeFrom: '2026-01-01T00:00:00.000Z', enabled: true },
    });
    return (body.value as unknown as { id: string }).id;
  }

  it.each(crowds)('%i conversions at once take the points that are there', async (count) => {
    const affordable = Math.floor(count / 3);
    const memberId = await withPoints(affordable * 100 + 50);
    const answers = await together(count, () => convert(memberId, 100));
    expect(countOf(answers)).toEqual({ DONE: affordable, NOT_ENOUGH_POINTS: count - affordable });
    expect(await balanceOf(memberId)).toBe(50);
    const [orders] = await points.pool.query(
      'SELECT count(*)::int AS n, sum(points)::int AS points FROM mall_order WHERE member_id = $1',
      [memberId],
    );
    expect(orders).toEqual({ n: affordable, points: affordable * 100 });
  });

  it.each(crowds)('%i members who convert at once are all served', async (count) => {
    const members = await Promise.all(Array.from({ length: count }, () => withPoints(100)));
    expect(countOf(await together(count, (at) => convert(members[at]!, 100)))).toEqual({ DONE: count });
    expect(await Promise.all(members.map(balanceOf))).toEqual(Array(count).fill(0));
  });

  it('sixteen conversions with one key are one', async () => {
    const [memberId, key] = [await withPoints(500), randomUUID()];
    expect(countOf(await together(16, () => convert(memberId, 100, key)))).toEqual({ DONE: 16 });
    expect(await balanceOf(memberId)).toBe(400);
  });

  it.each(crowds)('%i redemptions at once end with the stock, each paid with points', async (count) => {
    const stock = Math.floor(count / 4);
    const [itemId, members] = [
      await bonus(stock, 300),
      await Promise.all(Array.from({ length: count }, () => withPoints(300))),
    ];
    const answers = await together(count, (at) => redeem(members[at]!, itemId));
    expect(countOf(answers)).toEqual({ DONE: stock, OUT_OF_STOCK: count - stock });
    const balances = await Promise.all(members.map(balanceOf));
    expect(balances.filter((balance) => balance === 0)).toHaveLength(stock);
    expect(balances.filter((balance) => balance === 300)).toHaveLength(count - stock);
    const [item] = await points.pool.query('SELECT stock FROM mall_item WHERE id = $1', [itemId]);
    expect(item).toEqual({ stock: 0 });
  });

  it.each(crowds)('%i redemptions of a member at once spend no point twice', async (count) => {
    const affordable = Math.floor(count / 3);
    const [itemId, memberId] = [await bonus(count, 300), await withPoints(affordable * 300 + 299)];
    const answers = await together(count, () => redeem(memberId, itemId));
    expect(countOf(answers)).toEqual({ DONE: affordable, NOT_ENOUGH_POINTS: count - affordable });
    expect(await balanceOf(memberId)).toBe(299);
  });
});
