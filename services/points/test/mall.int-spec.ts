import { randomUUID } from 'node:crypto';
import {
  betSettled,
  creditRefused,
  creditRequested,
  redemptionDecided,
  vipRanked,
  type PayloadOf,
} from '#libs/events';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';
import { pointsService } from '../src/service.js';

const delivery = { recipient: 'Nguyễn Thị Sen', phone: '0912345678', address: '12 Lê Lợi, Quận 1, TP. HCM' };

describe('the points mall', () => {
  let points: TestService<FakeClock>;
  const commands: PayloadOf<typeof creditRequested>[] = [];
  const decided: PayloadOf<typeof redemptionDecided>[] = [];
  beforeAll(async () => {
    points = await startTestService(pointsService);
    points.bus.observe(({ type, value }) => {
      if (type === creditRequested.type) commands.push(JSON.parse(value!));
      if (type === redemptionDecided.type) decided.push(JSON.parse(value!));
    });
  });
  afterAll(() => points?.close());

  const operator = () =>
    points.as({ kind: 'operator', operatorId: randomUUID(), roles: ['rewards'], sessionId: 's' });
  const member = (memberId: string) =>
    points.as({ kind: 'member', memberId, accountType: 0, sessionId: 's', fundPassword: true });
  const post = (memberId: string, call: string, body: object, key: string = randomUUID()) =>
    member(memberId).post(`/wps/relay/passwordCheck/${call}`, body, { 'idempotency-key': key });
  const redeem = (memberId: string, body: object, key?: string) =>
    post(memberId, 'MCS2_redeemPointReward', body, key);
  const balance = async (memberId: string): Promise<number> =>
    (
      (await member(memberId).get('/wps/relay/MCS2_getPointBalance')).body.value as never as {
        balance: number;
      }
    ).balance;

  /** A member who has earned so many points. */
  async function withPoints(amount: number): Promise<string> {
    const memberId = randomUUID();
    const [ratio] = await points.pool.query(`SELECT ratio FROM point_ratio WHERE point_type = 'rng' LIMIT 1`);
    const validBet = String(BigInt(ratio.ratio) * BigInt(amount));
    const sourceKey = `game-launch:bet:${randomUUID()}`;
    await points.bus.publish(betSettled, { ...betSettled.example, memberId, sourceKey, validBet });
    expect(await balance(memberId)).toBe(amount);
    return memberId;
  }

  async function item(more: object): Promise<string> {
    const text = { vi: 'Quà', en: 'Gift' };
    const body = {
      ...{ kind: 'PHYSICAL', name: text, description: text, picture: 'gift', points: 300, value: '0.00' },
      ...{ multiplier: '1', stock: 1, minLevel: 0, activeFrom: '2026-01-01T00:00:00.000Z', enabled: true },
      ...more,
    };
    return ((await operator().post('/wps/v2/ops/points/items', body)).body.value as never as { id: string })
      .id;
  }
  const stockOf = async (id: string): Promise<number> =>
    (await points.pool.query('SELECT stock FROM mall_item WHERE id = $1', [id]))[0].stock;

  it('balance 500, item 300, stock 1: of two parallel requests one is an order, the other is out of stock or points; a rejection gives back, once', async () => {
    const [m, id] = [await withPoints(500), await item({})];
    const body = { itemId: id, quantity: 1, ...delivery };
    const answers = await Promise.all([redeem(m, body), redeem(m, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect([await balance(m), await stockOf(id)]).toEqual([200, 0]);
    expect((await redeem(await withPoints(500), body)).body.code).toBe('OUT_OF_STOCK');
    const { body: page } = await member(m).get('/wps/relay/MCS2_getRedeemPointList');
    const [order] = (page.value as never as { list: { id: string; status: string; phone: string }[] }).list;
    expect(order).toMatchObject({ status: 'PROCESSING', phone: '*******678', address: delivery.address });
    const [stored] = await points.pool.query('SELECT sealed FROM mall_order WHERE id = $1', [order!.id]);
    expect(stored.sealed).not.toContain('Lợi');
    const decide = () =>
      operator().put(`/wps/v2/ops/points/orders/${order!.id}/decision`, {
        status: 'REJECTED',
        remark: 'Hết hàng',
      });
    await Promise.all([decide(), decide(), decide()]);
    expect([await balance(m), await stockOf(id)]).toEqual([500, 1]);
    await eventually(() => decided.some(({ redemptionId }) => redemptionId === order!.id));
    expect(decided.filter(({ redemptionId }) => redemptionId === order!.id)).toHaveLength(1);
  });

  it('the same key is the same order; goods need a delivery; level and limit bind', async () => {
    const [m, id] = [await withPoints(2000), await item({ stock: 10, perMember: 2, minLevel: 3 })];
    const body = { itemId: id, quantity: 1, ...delivery };
    expect((await redeem(m, { itemId: id, quantity: 1 })).body.code).toBe('DELIVERY_REQUIRED');
    expect((await redeem(m, body)).body.code).toBe('LEVEL_TOO_LOW');
    const ranked = { memberId: m, rankLevel: 3, at: points.clock.now().toISOString() };
    await points.bus.publish(vipRanked, { ...vipRanked.example, ...ranked });
    const key = randomUUID();
    const answers = await Promise.all([redeem(m, body, key), redeem(m, body, key), redeem(m, body, key)]);
    expect(new Set(answers.map(({ text }) => JSON.parse(text).value.number)).size).toBe(1);
    expect((await redeem(m, { ...body, quantity: 2 })).body.code).toBe('ITEM_LIMIT_REACHED');
    expect((await redeem(m, body)).status).toBe(200);
    expect(await balance(m)).toBe(1400);
    const without = points.as({ kind: 'member', memberId: m, accountType: 0, sessionId: 's' });
    expect((await without.post('/wps/relay/passwordCheck/MCS2_redeemPointReward', body)).status).toBe(403);
  });

  it('a bonus is credited at once with its requirement; if the wallet refuses it, the points come back', async () => {
    const [m, id] = [
      await withPoints(700),
      await item({ kind: 'BONUS', value: '50000.00', points: 600, stock: 5, multiplier: '3' }),
    ];
    expect((await redeem(m, { itemId: id, quantity: 1 })).status).toBe(200);
    await eventually(() => commands.some(({ memberId }) => memberId === m));
    const command = commands.find(({ memberId }) => memberId === m)!;
    expect(command).toMatchObject({ kind: 'POINTS', amount: '5000000', rolloverMultiplier: '3' });
    expect(await balance(m)).toBe(100);
    const refusal = {
      creditKey: command.creditKey,
      requestedBy: 'points',
      memberId: m,
      kind: 'POINTS',
      amount: '5000000',
    } as const;
    for (let times = 0; times < 2; times++)
      await points.bus.publish(creditRefused, { ...creditRefused.example, ...refusal });
    expect([await balance(m), await stockOf(id)]).toEqual([700, 5]);
  });

  it('converts whole units and keeps the rest, up to the limit of the day', async () => {
    const [{ ratio }] = await points.pool.query(
      `SELECT ratio FROM point_ratio WHERE point_type = 'redeem' LIMIT 1`,
    );
    const m = await withPoints(5000);
    const asked = Number(ratio) * 20 + 150;
    const answer = (await post(m, 'MCS2_convertPoint', { points: asked })).body.value as never as {
      amount: string;
      points: number;
    };
    expect(answer.points % Number(ratio)).toBe(0);
    expect(await balance(m)).toBe(5000 - answer.points);
    expect((await post(m, 'MCS2_convertPoint', { points: 1 })).body.code).toBe('CONVERT_TOO_LITTLE');
    expect((await post(m, 'MCS2_convertPoint', { points: 999_999 })).body.code).toBe('NOT_ENOUGH_POINTS');
  });

  it('keeps addresses encrypted, for their member only', async () => {
    const [m, other] = [randomUUID() as string, randomUUID() as string];
    const { body } = await member(m).post('/wps/v2/points/addresses', delivery);
    const { id } = body.value as never as { id: string };
    expect((await member(m).get('/wps/v2/points/addresses')).body.value).toEqual([{ id, ...delivery }]);
    await member(other).delete(`/wps/v2/points/addresses/${id}`);
    expect((await member(other).get('/wps/v2/points/addresses')).body.value).toEqual([]);
    await member(m).delete(`/wps/v2/points/addresses/${id}`);
    expect((await member(m).get('/wps/v2/points/addresses')).body.value).toEqual([]);
  });

  it('every balance is the sum of its ledger, and no stock is below zero', async () => {
    const id = await item({ kind: 'BONUS', value: '1000.00', points: 10, stock: 40 });
    const members = await Promise.all(Array.from({ length: 10 }, () => withPoints(60)));
    const answers = await Promise.all(
      members.flatMap((m) => Array.from({ length: 7 }, () => redeem(m, { itemId: id, quantity: 1 }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(await stockOf(id)).toBe(0);
    const wrong = await points.pool.query(
      `SELECT member_id FROM point_account account
        WHERE balance <> (SELECT COALESCE(sum(delta), 0) FROM point_ledger line WHERE line.member_id = account.member_id) OR balance < 0`,
    );
    expect(wrong).toEqual([]);
    const { body } = await member(members[0]!).get('/wps/relay/ODSFE2_MemTransDet');
    expect((body.value as never as { list: { kind: string }[] }).list.map(({ kind }) => kind)).toContain(
      'EARN',
    );
  });
});
