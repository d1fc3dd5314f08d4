import { startTestService, FakeClock, type TestService } from '#libs/testing';
import { DemoNetworkService } from '../src/demo/demo-network.service.js';
import { SettlementService } from '../src/settlement/settlement.service.js';
import { agentContractsService } from '../src/service.js';
import { idOf } from './support/member-ids.js';
import { Team } from './support/team.js';
import { betSettled } from '#libs/events';

describe('the demonstration network', () => {
  let service: TestService<FakeClock>;
  let team: Team;

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-20T03:00:00Z')),
    });
    team = new Team(service);
  });

  afterAll(() => service?.close());

  it('has three hundred members four levels deep, a month of play and bills that add up', async () => {
    const demo = service.app.get(DemoNetworkService, { strict: false });
    expect(await demo.open('root')).toBeUndefined();
    await team.add('root', 2);
    await team.add('an_bui001', 1, { agent: 'root' });
    // Four accounts are still awaited.
    expect(await demo.open('root', true)).toBeUndefined();
    const people = (await demo.open('root'))!;
    expect(people[0]).toMatchObject({ account: 'an_bui001', id: idOf('an_bui001') });
    expect(await demo.open('root')).toEqual(people);
    const [size] = await service.pool.query(
      'SELECT count(*)::int AS members, max(depth) AS levels FROM agent_closure WHERE ancestor = $1 AND depth > 0',
      [idOf('root')],
    );
    expect(size).toEqual({ members: 300, levels: 4 });
    const path = '/wps/v2/agent/reports/overview?from=2026-10-21&to=2026-11-20';
    const { days } = (await team.as('root', 2).get(path)).body.value as unknown as { days: object[] };
    expect(days.length).toBeGreaterThanOrEqual(30);
    const alerts = (await team.as('root', 2).get('/wps/v2/agent/alerts')).body.value as unknown as {
      kind: string;
    }[];
    expect(new Set(alerts.map(({ kind }) => kind))).toEqual(new Set(['BIG_WIN', 'UNUSUAL_BETS', 'LEFT']));
    const terms = { type: 'DAILY', tiers: [{ rate: 10_000, betAmount: '0.00', activeMember: 0 }] };
    const simulated = await team
      .as('root', 2)
      .post('/wps/v2/agent/contracts/simulation', { ...terms, from: '2026-11-01', to: '2026-11-10' });
    expect(simulated.body.value).toMatchObject({ tier: 1, rate: 10_000 });
    await service.pool.query(
      `INSERT INTO event_watermark (consumer, topic, source, partition, partitions, reached_at)
       SELECT 'agent-contracts', 'bets.turnover', '/lotus/' || producer, 0, 1, '2026-11-20T03:00:00Z'
         FROM unnest($1::text[]) AS producer`,
      [betSettled.watermarkedBy],
    );
    await service.app.get(SettlementService, { strict: false }).settle();
    const sums: { type: string; runs: number; broken: number }[] = await service.pool.query(
      `SELECT type, count(*)::int AS runs, count(*) FILTER (WHERE nets <> roots)::int AS broken FROM (
         SELECT type, run_id, sum(net) AS nets, sum(gross) FILTER (WHERE upline_id IS NULL) AS roots
           FROM bill GROUP BY type, run_id) runs GROUP BY type ORDER BY type`,
    );
    expect(sums.map(({ type, broken }) => [type, broken])).toEqual([
      ['DAILY', 0],
      ['DIVIDEND', 0],
      ['HOURLY', 0],
    ]);
    await demo.approveEarlier();
    const dividends: { status: string }[] = await service.pool.query(
      `SELECT status FROM settlement_run WHERE type = 'DIVIDEND' ORDER BY to_at`,
    );
    expect(dividends.map(({ status }) => status)).toEqual(['FROZEN', 'FROZEN', 'CALCULATED']);
    expect(sums.find(({ type }) => type === 'DAILY')!.runs).toBeGreaterThanOrEqual(30);

    const count = async () =>
      (await service.pool.query('SELECT count(*)::int AS bets FROM play_source'))[0].bets as number;
    const before = await count();
    const opened = service.clock.now();
    service.clock.set(new Date(opened.getTime() + 7_200_000));
    await demo.play(people, opened);
    const after = await count();
    expect(after).toBeGreaterThan(before);
    await demo.play(people, opened);
    expect(await count()).toBe(after);
  });
});
