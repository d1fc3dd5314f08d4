import { depositSucceeded, pointsEarned, roundAdjusted, roundSettled, type PayloadOf } from '#libs/events';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
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

  afterAll(() => points.close());

  const bet = (memberId: string, validBet: string, more: Partial<PayloadOf<typeof roundSettled>> = {}) => ({
    ...roundSettled.example,
    betId: `bet-${(next += 1)}`,
    memberId,
    validBet,
    ...more,
  });

  async function balanceOf(memberId: string): Promise<number> {
    const client = points.as({ kind: 'member', memberId, accountType: 0, sessionId: 's' });
    const answer = await client.get('/wps/relay/MCS2_getPointBalance');
    return (answer.body.value as unknown as { balance: number }).balance;
  }

  it('SPEC-7.6.1 adds up over bets and keeps the rest (10,000.00 a point on slots)', async () => {
    for (const validBet of ['2500000', '600000', '400000'])
      await points.bus.publish(roundSettled, bet('m-1', validBet));
    expect(await balanceOf('m-1')).toBe(3);
    const [row] = await points.dataSource.query('SELECT amount FROM point_remainder WHERE member_id = $1', [
      'm-1',
    ]);
    expect(row).toEqual({ amount: '500000' });
    expect(earned).toContainEqual(expect.objectContaining({ memberId: 'm-1', points: 2, balanceAfter: 2 }));
  });

  it('counts one event once, when it is delivered several times', async () => {
    const round = bet('m-2', '5000000');
    await Promise.all(
      Array.from({ length: 5 }, () => points.bus.publish(roundSettled, round, { id: 'event-of-m-2' })),
    );
    expect(await balanceOf('m-2')).toBe(5);
  });

  it('gives nothing for play money, and nothing for deposits while their ratio is off', async () => {
    await points.bus.publish(roundSettled, bet('m-3', '9000000', { mode: 'PLAY' }));
    await points.bus.publish(depositSucceeded, { ...depositSucceeded.example, memberId: 'm-3' });
    expect(await balanceOf('m-3')).toBe(0);
  });

  it('takes a void from the remainder and leaves the points', async () => {
    await points.bus.publish(roundSettled, bet('m-4', '3000000'));
    await points.bus.publish(roundAdjusted, {
      ...roundAdjusted.example,
      adjustmentId: 'a-1',
      memberId: 'm-4',
      stake: '-3000000',
      validBet: '-3000000',
      reason: 'ROLLBACK',
    });
    expect(await balanceOf('m-4')).toBe(3);
    await points.bus.publish(roundSettled, bet('m-4', '3900000'));
    expect(await balanceOf('m-4')).toBe(3);
  });

  it('SPEC-7.6 returns the ratios, and refuses a demo account the points', async () => {
    const demo = points.as({ kind: 'member', memberId: 'm-5', accountType: 4, sessionId: 's' });
    expect(await demo.get('/wps/relay/MCS2_getPointBalance')).toMatchObject({
      status: 403,
      body: { code: 'REAL_ACCOUNT_REQUIRED' },
    });
    expect((await demo.get('/wps/relay/MCS2_getPointConfig')).body.value).toMatchObject({
      rng: '10000.00',
      redeem: 100,
    });
  });
});
