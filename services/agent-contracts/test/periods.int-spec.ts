import { betSettled } from '#libs/events';
import { startTestService, FakeClock, type TestService } from '#libs/testing';
import { SettlementService } from '../src/settlement/settlement.service.js';
import { agentContractsService } from '../src/service.js';
import { idOf } from './support/member-ids.js';
import { Team, tier } from './support/team.js';

describe('dividends by week and by month', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let bets = 0;

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-10-25T03:00:00Z')),
    });
    team = new Team(service);
    for (const [name, period] of [
      ['week', 'W'],
      ['month', 'M'],
    ] as const) {
      await team.add(name, 2);
      const body = { action: 'REQUEST_NEW', type: 'DIVIDEND', memberId: idOf(name), period };
      const offered = await team
        .operator()
        .post('/wps/v2/ops/agents/contracts', { ...body, tiers: [tier(0, 0, 100_000)] });
      const { contractId } = offered.body.value as unknown as { contractId: string };
      const sign = { action: 'SIGN', contractId, version: 1 };
      const { status } = await team.as(name, 2).post('/wps/relay/MCS2_processDividendReq', sign);
      if (status !== 200) throw new Error(`signing was answered with ${status}`);
    }
  });

  afterAll(() => service?.close());

  const lose = (name: string, stake: number, settledAt: string) =>
    service.bus.publish(betSettled, {
      ...{
        ...betSettled.example,
        sourceKey: `game-launch:bet:pd${(bets += 1)}`,
        memberId: idOf(name),
        settledAt,
      },
      ...{ stake: String(stake), validBet: String(stake), win: '0' },
    });
  const billsOf = (name: string) =>
    service.pool.query(
      `SELECT bill.period_key AS key, base::int, carry_in::int AS carried, gross::int FROM bill JOIN settlement_run run ON run.id = run_id
        WHERE agent_id = $1 ORDER BY to_at`,
      [idOf(name)],
    );

  it('SPEC-3.30.2 SPEC-3.30.4 are calculated for each ISO week and each month, with what the period before left', async () => {
    // Monday 26 October begins a week at 17:00 UTC of the Sunday before; November begins on Saturday 31 October at 17:00 UTC.
    for (const name of ['week', 'month']) {
      await lose(name, 1_000_000, '2026-10-25T17:00:00.000Z');
      await lose(name, 2_000_000, '2026-11-01T16:59:59.999Z');
      await lose(name, 4_000_000, '2026-11-01T17:00:00.000Z');
      await service.bus.publish(betSettled, {
        ...{ ...betSettled.example, sourceKey: `game-launch:bet:win-${name}`, memberId: idOf(name) },
        ...{ stake: '100', validBet: '100', win: '5000100', settledAt: '2026-11-09T05:00:00.000Z' },
      });
    }
    service.clock.set(new Date('2026-12-01T03:00:00Z'));
    await service.pool.query(
      `INSERT INTO event_watermark (consumer, topic, source, partition, partitions, reached_at)
       SELECT 'agent-contracts', 'bets.turnover', '/lotus/' || producer, 0, 1, '2026-12-01T03:00:00Z'
         FROM unnest($1::text[]) AS producer`,
      [betSettled.watermarkedBy],
    );
    await service.app.get(SettlementService, { strict: false }).settle();
    expect(await billsOf('week')).toEqual([
      { key: 'W2026-44', base: 3_000_000, carried: 0, gross: 300_000 },
      { key: 'W2026-45', base: 4_000_000, carried: 0, gross: 400_000 },
      { key: 'W2026-46', base: -5_000_000, carried: 0, gross: 0 },
      { key: 'W2026-47', base: -5_000_000, carried: -5_000_000, gross: 0 },
      { key: 'W2026-48', base: 0, carried: 0, gross: 0 },
    ]);
    expect(await billsOf('month')).toEqual([
      { key: 'M2026-11', base: 1_000_000, carried: 0, gross: 100_000 },
    ]);
  });
});
