import { roundAdjusted, roundSettled, type PayloadOf } from '#libs/events';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { promotionsService } from '../src/service.js';

describe('cashback pots', () => {
  let promotions: TestService<FakeClock>;
  let next = 0;

  beforeAll(async () => {
    promotions = await startTestService(promotionsService);
  });

  afterAll(() => promotions.close());

  const bet = (memberId: string, more: Partial<PayloadOf<typeof roundSettled>>) => ({
    ...roundSettled.example,
    betId: `bet-${(next += 1)}`,
    memberId,
    ...more,
  });

  async function cashbackOf(
    memberId: string,
  ): Promise<{ hasRebate: boolean; claimable: string; pots: object[] }> {
    const answer = await promotions
      .as({ kind: 'member', memberId, accountType: 0, sessionId: 's' })
      .get('/wps/v2/cashback');
    return answer.body.value as unknown as { hasRebate: boolean; claimable: string; pots: object[] };
  }

  it('accrues by vendor, game type and day of settlement, in the brand’s zone', async () => {
    const settled = (gameType: 'RNG' | 'LIVE', validBet: string, settledAt: string) =>
      promotions.bus.publish(roundSettled, bet('m-1', { gameType, validBet, settledAt }));
    await settled('RNG', '50000000', '2026-11-20T16:59:59.000Z');
    await settled('RNG', '50000000', '2026-11-20T17:00:00.000Z');
    await settled('LIVE', '20000000', '2026-11-20T17:00:00.000Z');
    expect(await cashbackOf('m-1')).toEqual({
      hasRebate: true,
      claimable: '9000.00',
      pots: [
        { day: '2026-11-21', vassalage: 'SENG', gameType: 'LIVE', validBet: '200000.00', amount: '1000.00' },
        { day: '2026-11-21', vassalage: 'SENG', gameType: 'RNG', validBet: '500000.00', amount: '4000.00' },
        { day: '2026-11-20', vassalage: 'SENG', gameType: 'RNG', validBet: '500000.00', amount: '4000.00' },
      ],
    });
  });

  it('counts one bet once when it is delivered five times concurrently', async () => {
    const round = bet('m-2', { validBet: '50000000' });
    await Promise.all(
      Array.from({ length: 5 }, () => promotions.bus.publish(roundSettled, round, { id: 'event-m-2' })),
    );
    expect((await cashbackOf('m-2')).claimable).toBe('4000.00');
  });

  it('reverses a rolled-back bet at the rate it had', async () => {
    const round = bet('m-3', { validBet: '50000000' });
    await promotions.bus.publish(roundSettled, round);
    await promotions.dataSource.query(`UPDATE cashback_rate SET rate_ppm = 1 WHERE game_type = 'RNG'`);
    const { settledAt: adjustedAt } = round;
    await promotions.bus.publish(roundAdjusted, {
      ...roundAdjusted.example,
      adjustmentId: 'a-1',
      betId: round.betId,
      memberId: 'm-3',
      stake: '-50000000',
      validBet: '-50000000',
      reason: 'ROLLBACK',
      adjustedAt,
    });
    await promotions.dataSource.query(`UPDATE cashback_rate SET rate_ppm = 8000 WHERE game_type = 'RNG'`);
    expect(await cashbackOf('m-3')).toMatchObject({ hasRebate: false, claimable: '0.00' });
  });

  it('REG-G11 accrues nothing for play money', async () => {
    await promotions.bus.publish(roundSettled, bet('m-4', { mode: 'PLAY', validBet: '50000000' }));
    expect(await cashbackOf('m-4')).toEqual({ hasRebate: false, claimable: '0.00', pots: [] });
  });
});
