import { betSettled } from '#libs/events';
import { startTestService, FakeClock, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { idOf } from './support/member-ids.js';
import { Team, tier } from './support/team.js';

const daily = '/wps/relay/MCS2_processDailySalContract';

describe('moves in the network', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let bets = 0;

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-20T03:00:00Z')),
    });
    team = new Team(service);
    await team.add('left', 2);
    await team.add('right', 2);
    for (const [below, above] of [
      ['mid', 'left'],
      ['low', 'mid'],
      ['end', 'low'],
    ] as const)
      await team.add(below, 1, { agent: above });
    await team.add('p', 0, { agent: 'end' });
  });

  afterAll(() => service?.close());

  const move = (name: string, upline: string | null) =>
    team
      .operator()
      .put(`/wps/v2/ops/agents/members/${idOf(name)}/upline`, { uplineId: upline && idOf(upline) });
  const play = (settledAt: string) =>
    service.bus.publish(betSettled, {
      ...{
        ...betSettled.example,
        sourceKey: `game-launch:bet:mv${(bets += 1)}`,
        memberId: idOf('p'),
        settledAt,
      },
      ...{ stake: '1000', validBet: '1000', win: '0' },
    });
  const betOf = async (name: string): Promise<string> => {
    const path = '/wps/v2/agent/reports/overview?from=2026-11-20&to=2026-11-20';
    const { totals } = (await team.as(name, 2).get(path)).body.value as unknown as {
      totals: { bet: string };
    };
    return totals.bet;
  };
  const agree = async (above: string | null, party: string): Promise<void> => {
    const terms = { action: 'REQUEST_NEW', type: 'DAILY', memberId: idOf(party), tiers: [tier(0, 0, 5000)] };
    const offered = above
      ? await team.as(above).post(daily, { ...terms, type: undefined })
      : await team.operator().post('/wps/v2/ops/agents/contracts', terms);
    const { contractId } = offered.body.value as unknown as { contractId: string };
    expect((await team.as(party).post(daily, { action: 'SIGN', contractId, version: 1 })).status).toBe(200);
  };

  it('are refused into the own team, for top agents, sub-agents and to members who are no agents', async () => {
    for (const [name, upline] of [
      ['mid', 'end'],
      ['mid', 'mid'],
      ['mid', 'left'],
      ['left', 'right'],
      ['end', 'p'],
      ['p', null],
    ] as const)
      expect([name, upline, (await move(name, upline)).body.code]).toEqual([
        name,
        upline,
        'MOVE_NOT_ALLOWED',
      ]);
    expect((await move('nobody', 'right')).status).toBe(404);
  });

  it('take the team along, count from then on, and end the contracts with the former upline', async () => {
    await agree(null, 'left');
    for (const [above, party] of [
      ['left', 'mid'],
      ['mid', 'low'],
      ['low', 'end'],
    ] as const)
      await agree(above, party);
    await play('2026-11-20T02:00:00.000Z');
    expect((await move('low', 'right')).status).toBe(200);
    // A late bet of the time before counts where the member stood then.
    await play('2026-11-20T02:30:00.000Z');
    service.clock.set(new Date('2026-11-20T03:10:00Z'));
    await play('2026-11-20T03:05:00.000Z');
    expect([await betOf('left'), await betOf('mid'), await betOf('right'), await betOf('low')]).toEqual([
      ...['20.00', '20.00', '10.00', '30.00'],
    ]);
    const contracts: { party_id: string; status: string; end_reason: string | null }[] =
      await service.pool.query('SELECT party_id, status, end_reason FROM contract ORDER BY created_at, id');
    const of = new Map(contracts.map((row) => [row.party_id, [row.status, row.end_reason]]));
    expect(['left', 'mid', 'low', 'end'].map((name) => of.get(idOf(name)))).toEqual([
      ['ACTIVE', null],
      ['ACTIVE', null],
      ['TERMINATED', 'MOVED'],
      ['AUTO_TERMINATED', 'UPLINE_ENDED'],
    ]);
  });

  it('leave a closure that is that of the parents', async () => {
    expect((await move('low', null)).status).toBe(200);
    expect((await move('low', 'mid')).status).toBe(200);
    const differing = await service.pool.query(
      `WITH RECURSIVE true_closure AS (
         SELECT member_id AS ancestor, member_id AS descendant, 0 AS depth FROM agent_node
         UNION ALL SELECT node.parent_id, descendant, true_closure.depth + 1 FROM true_closure
           JOIN agent_node node ON node.member_id = ancestor WHERE node.parent_id IS NOT NULL)
       (SELECT * FROM true_closure EXCEPT SELECT * FROM agent_closure)
       UNION ALL (SELECT * FROM agent_closure EXCEPT SELECT * FROM true_closure)`,
    );
    expect(differing).toEqual([]);
    const depths = await service.pool.query(
      `SELECT account FROM agent_node node WHERE depth <> (SELECT max(depth) FROM agent_closure WHERE descendant = member_id)`,
    );
    expect(depths).toEqual([]);
  });
});
