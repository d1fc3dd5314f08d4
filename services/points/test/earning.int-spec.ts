import { randomUUID } from 'node:crypto';
import { betAdjusted, betSettled, depositSucceeded, pointsEarned, type PayloadOf } from '#libs/events';
import { EventTransport } from '#libs/messaging';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';
import { pointsService } from '../src/service.js';

describe('points from turnover', () => {
  let points: TestService<FakeClock>;
  let next = 0;
  const earned: unknown[] = [];

  beforeAll(async () => {
    points = await startTestService(pointsService);
    points.bus.observe((message) => {
      if (message.type === pointsEarned.type) earned.push(JSON.parse(message.value!));
    });
  });

  afterAll(() => points?.close());

  const bet = (memberId: string, validBet: string, more: Partial<PayloadOf<typeof betSettled>> = {}) => ({
    ...betSettled.example,
    sourceKey: `game-launch:bet:${(next += 1)}`,
    memberId,
    validBet,
    ...more,
  });

  async function balanceOf(memberId: string): Promise<number> {
    const client = points.as({ kind: 'member', memberId, accountType: 0, sessionId: 's' });
    const answer = await client.get('/wps/relay/MCS2_getPointBalance');
    return (answer.body.value as unknown as { balance: number }).balance;
  }

  const operator = () =>
    points.as({
      ...{ kind: 'operator', operatorId: randomUUID(), roles: ['operator', 'rewards'], sessionId: 's' },
      since: 0,
    });
  const key = () => ({ 'idempotency-key': randomUUID() as string });
  /** Proposed by one operator and approved by another; a refused proposal is the answer. */
  const change = async (body: object) => {
    const proposed = await operator().post(
      '/wps/v2/ops/points/ratios',
      { reason: 'campaign', version: 1, ...body },
      key(),
    );
    if (!proposed.body.success) return proposed;
    const { id } = proposed.body.value as unknown as { id: string };
    return operator().post(`/wps/v2/ops/approvals/points/${id}/approval`, { note: 'as agreed' }, key());
  };

  it('SPEC-7.6.1 adds up over bets and keeps the rest (10,000.00 a point on slots)', async () => {
    const member = randomUUID();
    for (const validBet of ['2500000', '600000', '400000'])
      await points.bus.publish(betSettled, bet(member, validBet));
    expect(await balanceOf(member)).toBe(3);
    const [row] = await points.pool.query('SELECT amount FROM point_remainder WHERE member_id = $1', [
      member,
    ]);
    expect(row).toEqual({ amount: '500000' });
    expect(earned).toEqual([]);
  });

  it('counts one bet once, whether its event is delivered again or published under another id', async () => {
    const member = randomUUID();
    const settled = bet(member, '5000000');
    await Promise.all(
      Array.from({ length: 5 }, () => points.bus.publish(betSettled, settled, { id: `event-of-${member}` })),
    );
    await Promise.all(Array.from({ length: 5 }, () => points.bus.publish(betSettled, settled)));
    expect(await balanceOf(member)).toBe(5);
    const [letters] = await points.pool.query('SELECT count(*)::int AS n FROM dead_letter');
    expect(letters).toEqual({ n: 0 });
  });

  it('counts a batch in the order of its events, each bet once, with bets that were counted before', async () => {
    const members = Array.from({ length: 40 }, () => randomUUID());
    const bets = members.flatMap((member) => [bet(member, '1500000'), bet(member, '700000')]);
    await points.bus.publish(betSettled, bets[0]!);
    await points.app.get(EventTransport).deliverBatch(
      [...bets, bets[3]!].map((payload, at) => ({
        id: `batch-${at}`,
        type: betSettled.type,
        topic: betSettled.topic,
        key: payload.memberId,
        value: JSON.stringify(payload),
        occurredAt: new Date(),
        source: 'test',
      })),
    );
    const rows = await points.pool.query(
      `SELECT DISTINCT balance, amount FROM point_account JOIN point_remainder USING (member_id) WHERE member_id = ANY($1)`,
      [members],
    );
    expect(rows).toEqual([{ balance: '2', amount: '200000' }]);
  });

  it('gives nothing for deposits while their ratio is off, and publishes the points of one when it is on', async () => {
    const member = randomUUID();
    const at = points.clock.now();
    const deposit = { ...depositSucceeded.example, depositId: 'd-1', memberId: member, at: at.toISOString() };
    await points.bus.publish(depositSucceeded, deposit);
    expect(await balanceOf(member)).toBe(0);
    const changed = await change({ pointType: 'deposit', ratio: '1000000' });
    expect(changed.status).toBe(200);
    const later = new Date(at.getTime() + 60_000).toISOString();
    await points.bus.publish(depositSucceeded, { ...deposit, depositId: 'd-2', at: later });
    expect(await balanceOf(member)).toBe(125);
    await eventually(() => earned.length > 0);
    expect(earned).toEqual([
      expect.objectContaining({ memberId: member, points: 125, balanceAfter: 125, pointType: 'deposit' }),
    ]);
  });

  it('takes a void from the remainder and leaves the points', async () => {
    const member = randomUUID();
    await points.bus.publish(betSettled, bet(member, '3000000'));
    await points.bus.publish(betAdjusted, {
      ...betAdjusted.example,
      sourceKey: 'game-launch:adjustment:a-1',
      memberId: member,
      stake: '-3000000',
      validBet: '-3000000',
      reason: 'ROLLBACK',
    });
    expect(await balanceOf(member)).toBe(3);
    await points.bus.publish(betSettled, bet(member, '3900000'));
    expect(await balanceOf(member)).toBe(3);
  });

  it('SPEC-7.6 returns the ratios, and refuses a demo account the points', async () => {
    const demo = points.as({ kind: 'member', memberId: randomUUID(), accountType: 4, sessionId: 's' });
    expect(await demo.get('/wps/relay/MCS2_getPointBalance')).toMatchObject({
      status: 403,
      body: { code: 'REAL_ACCOUNT_REQUIRED' },
    });
    expect((await demo.get('/wps/relay/MCS2_getPointConfig')).body.value).toMatchObject({
      rng: '10000.00',
      redeem: 100,
    });
  });

  it('counts a bet by the ratio of its own time and brand, however late it arrives', async () => {
    const now = points.clock.now().getTime();
    const pvpRatio = (more: object) => change({ pointType: 'pvp', ...more });
    const from = (ms: number) => new Date(now + ms).toISOString();
    expect((await pvpRatio({ ratio: '1000000', validFrom: from(30_000) })).body.code).toBe('RATIO_TOO_SOON');
    expect((await pvpRatio({ ratio: '1000000', validFrom: from(60_000) })).status).toBe(200);
    expect((await pvpRatio({ ratio: '500000', validFrom: from(60_000), version: 2 })).body.code).toBe(
      'RATIO_EXISTS',
    );
    const ofLotus = { ratio: '500000', validFrom: from(60_000), merchantCode: 'lotus', version: 0 };
    expect((await pvpRatio(ofLotus)).status).toBe(200);

    const [before, after, ofBrand] = [randomUUID(), randomUUID(), randomUUID()];
    const pvp = { category: 'PVP', validBet: '4000000' } as const;
    await points.bus.publish(betSettled, { ...bet(after, ''), ...pvp, settledAt: from(60_000) });
    await points.bus.publish(betSettled, {
      ...bet(ofBrand, ''),
      ...pvp,
      settledAt: from(60_000),
      merchantCode: 'lotus',
    });
    await points.bus.publish(betSettled, { ...bet(before, ''), ...pvp, settledAt: from(59_999) });
    expect([await balanceOf(before), await balanceOf(after), await balanceOf(ofBrand)]).toEqual([2, 4, 8]);

    const history = (await operator().get('/wps/v2/ops/points/ratios')).body.value as unknown as object[];
    expect(history).toContainEqual(
      expect.objectContaining({ pointType: 'pvp', ratio: '1000000', changedBy: expect.any(String) }),
    );
    const support = points.as({
      kind: 'operator',
      operatorId: randomUUID(),
      roles: ['support'],
      sessionId: 's',
    });
    expect((await support.get('/wps/v2/ops/points/ratios')).status).toBe(403);
  });
});
