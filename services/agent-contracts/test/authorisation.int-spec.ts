import { betSettled, depositSucceeded } from '#libs/events';
import type { Principal } from '#libs/auth';
import { startTestService, FakeClock, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { idOf } from './support/member-ids.js';
import { Team, tier } from './support/team.js';

const range = 'from=2026-11-01&to=2026-11-30';
const page = 'pageNo=1&pageSize=20';
const unknown = '00000000-0000-4000-8000-000000000abc';

type Call = readonly [method: 'GET' | 'POST' | 'PUT', path: string, right: string, body?: object];

/** Calls about the caller's own team, with the right that a sub-agent needs. */
const own: readonly Call[] = [
  ['GET', '/wps/v2/agent/links', 'LINKS'],
  ['POST', '/wps/v2/agent/links', 'LINKS', { kind: 'MEMBER' }],
  ['GET', '/wps/v2/agent/team', 'TEAM'],
  ['GET', `/wps/v2/agent/reports/overview?${range}`, 'TEAM'],
  ['GET', `/wps/v2/agent/reports/lines?${range}`, 'TEAM'],
  ['GET', `/wps/v2/agent/reports/bets?${range}`, 'TEAM'],
  ['GET', `/wps/v2/agent/reports/transactions?${range}`, 'MONEY'],
  ['GET', `/wps/v2/agent/bills?type=DAILY&${page}`, 'MONEY'],
  ['GET', '/wps/v2/agent/income?from=2026-11-01&to=2026-11-30', 'MONEY'],
  ['GET', `/wps/v2/agent/real-time-salary?${page}`, 'MONEY'],
  ['GET', '/wps/v2/agent/contracts', 'CONTRACTS'],
  ['GET', `/wps/v2/agent/transfers?${page}`, 'MONEY'],
  ['GET', '/wps/v2/agent/alerts', 'TEAM'],
  [
    ...(['POST', '/wps/v2/agent/contracts/simulation', 'CONTRACTS'] as const),
    {
      ...{ type: 'DAILY', from: '2026-11-01', to: '2026-11-30' },
      tiers: [{ rate: 5000, betAmount: '0.00', activeMember: 0 }],
    },
  ],
];

const operators: readonly Call[] = [
  ['GET', '/wps/v2/ops/agents/tree', 'agents'],
  ['PUT', `/wps/v2/ops/agents/members/${unknown}/freeze`, 'agents', { frozen: true }],
  ['PUT', `/wps/v2/ops/agents/members/${unknown}/limits`, 'agents', { transferLimit: '1.00' }],
  ['PUT', `/wps/v2/ops/agents/members/${unknown}/upline`, 'agents', { uplineId: null }],
  ['GET', `/wps/v2/ops/agents/transfers?${range}&${page}`, 'agents'],
  ['GET', `/wps/v2/ops/agents/contracts?${page}`, 'agents'],
  ['GET', `/wps/v2/ops/agents/contracts/${unknown}/history`, 'agents'],
  ['POST', '/wps/v2/ops/agents/contracts', 'agents', { action: 'SIGN', type: 'DAILY' }],
  ['GET', `/wps/v2/ops/agents/runs?${page}`, 'agents'],
  ['GET', `/wps/v2/ops/agents/runs/${unknown}/bills?${page}`, 'agents'],
  ['PUT', `/wps/v2/ops/agents/runs/${unknown}/hold`, 'agents', { held: true }],
  ['PUT', `/wps/v2/ops/agents/runs/${unknown}/approval`, 'agents'],
  ['POST', `/wps/v2/ops/agents/runs/${unknown}/release`, 'agents', { reason: 'as agreed' }],
  ['GET', `/wps/v2/ops/agents/contracts/${unknown}/terminations`, 'agents'],
  ['PUT', `/wps/v2/ops/agents/runs/${unknown}/recalculation`, 'agents'],
  ['PUT', `/wps/v2/ops/agents/bills/${unknown}/retry`, 'agents'],
  ['POST', `/wps/v2/ops/agents/bills/${unknown}/adjustments`, 'agents', { amount: '1.00', reason: 'test' }],
  ['GET', '/wps/v2/ops/agents/adjustments', 'agents'],
  ['GET', `/wps/v2/ops/agents/disputes?status=OPEN&${page}`, 'agents'],
  ['PUT', `/wps/v2/ops/agents/disputes/${unknown}/answer`, 'agents', { accepted: false, answer: 'None' }],
  ['PUT', `/wps/v2/ops/agents/adjustments/${unknown}/decision`, 'agents', { approved: true }],
];

const byAccount = (a: { account: string }, b: { account: string }) => (a.account < b.account ? -1 : 1);

describe('calls of the agent centre', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let contractId: string;
  let billId: string;

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-20T03:00:00Z')),
    });
    team = new Team(service);
    await team.add('t1', 2);
    await team.add('t2', 2);
    await team.add('a1', 1, { agent: 't1' });
    await team.add('m1', 0, { agent: 'a1' });
    await team.add('m2', 0, { agent: 't2' });
    for (const [name, kind] of [
      ['s1', 42],
      ['s2', 42],
    ] as const) {
      const opened = await team.as('t1', 2).post('/wps/v2/agent/links', { kind: 'SUB_AGENT' });
      const { code } = opened.body.value as unknown as { code: string };
      await team.add(name, kind, { code });
    }
    const terms = { action: 'REQUEST_NEW', type: 'DAILY', memberId: idOf('t1'), tiers: [tier(0, 0, 5000)] };
    const offered = await team.operator().post('/wps/v2/ops/agents/contracts', terms);
    ({ contractId } = offered.body.value as unknown as { contractId: string });
    await service.pool.query(
      `INSERT INTO settlement_run (id, type, period, period_key, from_at, to_at, from_day, to_day, status, opened_at)
       VALUES ($1, 'DAILY', 'D', 'D20261120', '2026-11-19T17:00Z', '2026-11-20T17:00Z', '2026-11-20', '2026-11-21', 'DONE', now())`,
      [unknown.replace('abc', 'abd')],
    );
    billId = unknown.replace('abc', 'abe');
    await service.pool.query(
      `INSERT INTO bill (id, run_id, contract_id, agent_id, type, period_key, payer, base, team_bet, active_members, carry_in,
         carry_out, shortfall_in, shortfall_out, tier_number, rate_ppm, gross, lower_total, net, payable, status)
       VALUES ($1, $2, $3, $4, 'DAILY', 'D20261120', 'PLATFORM_ALL', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'NOT_REACHED')`,
      [billId, unknown.replace('abc', 'abd'), contractId, idOf('t1')],
    );
    const settledAt = '2026-11-20T05:00:00.000Z';
    for (const [at, name] of ['a1', 'm1', 'm2', 't1'].entries())
      await service.bus.publish(betSettled, {
        ...{ ...betSettled.example, sourceKey: `game-launch:bet:x${at}`, memberId: idOf(name), settledAt },
        ...{ stake: '1000', validBet: '1000', win: '400' },
      });
    const deposit = { depositId: 'd-1', memberId: idOf('m1'), amount: '700', first: true, at: settledAt };
    await service.bus.publish(depositSucceeded, { ...depositSucceeded.example, ...deposit });
  });

  afterAll(() => service?.close());

  const send = (principal: Principal, [method, path, , body]: Call) =>
    service.as(principal).send(method, path, body);
  const member = (name: string, accountType: 0 | 1 | 2 | 4 | 41 | 42): Principal => ({
    ...{ kind: 'member', memberId: idOf(name), accountType, sessionId: 'session' },
  });
  const foreign = (): readonly Call[] => [
    ['GET', `/wps/v2/agent/team?parentId=${idOf('a1')}`, 'TEAM'],
    ['GET', `/wps/v2/agent/team/${idOf('m1')}`, 'TEAM'],
    ['GET', `/wps/v2/agent/reports/lines?${range}&parentId=${idOf('a1')}`, 'TEAM'],
    ['PUT', `/wps/v2/agent/team/${idOf('s1')}/rights`, 'TEAM', { rights: ['TEAM'] }],
    ['PUT', `/wps/v2/agent/team/${idOf('a1')}/freeze`, 'TEAM', { frozen: true }],
    ['PUT', `/wps/v2/agent/team/${idOf('a1')}/limits`, 'MONEY', { transferLimit: '1.00' }],
    ['GET', `/wps/v2/agent/reports/members/${idOf('m1')}?${range}`, 'TEAM'],
    [
      ...(['POST', '/wps/v2/agent/contracts/simulation', 'CONTRACTS'] as const),
      {
        ...{ type: 'DAILY', memberId: idOf('a1'), from: '2026-11-01', to: '2026-11-30' },
        tiers: [{ rate: 5000, betAmount: '0.00', activeMember: 0 }],
      },
    ],
    ['GET', `/wps/v2/agent/contracts/${contractId}/terminations`, 'CONTRACTS'],
    ['GET', `/wps/v2/agent/contracts/${contractId}/history`, 'CONTRACTS'],
    ['GET', `/wps/v2/agent/bills/${billId}`, 'MONEY'],
    ['GET', `/wps/v2/agent/bills/${billId}/bets?${page}`, 'MONEY'],
    ['GET', `/wps/v2/agent/bills/${billId}/disputes`, 'MONEY'],
    ['POST', `/wps/v2/agent/bills/${billId}/disputes`, 'MONEY', { reason: 'Bets of m1 are missing.' }],
    ...(
      ['MCS2_processDividendReq', 'MCS2_processDailySalContract', 'MCS2_processContractHourSalary'] as const
    ).map((call): Call => [
      'POST',
      `/wps/relay/${call}`,
      'CONTRACTS',
      { action: 'SIGN', contractId, version: 1 },
    ]),
    [
      ...(['POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', 'CONTRACTS'] as const),
      { action: 'SIGN', contractId, version: 1 },
    ],
  ];

  it('SEC-S21 SPEC-6.2 SPEC-6.3 are closed to guests, members, demo accounts and operators', async () => {
    for (const call of [...own, ...foreign()]) {
      const roles = [{ kind: 'guest' } as const, member('m1', 0), member('demo', 4)];
      const answers = await Promise.all(roles.map(async (role) => (await send(role, call)).status));
      expect([call[1], answers]).toEqual([call[1], [401, 403, 403]]);
      const operator: Principal = {
        ...{ kind: 'operator', operatorId: 'o', roles: ['admin'], sessionId: 'o' },
      };
      expect([call[1], (await send(operator, call)).status]).toEqual([call[1], 403]);
    }
  });

  it('SEC-S21 are open to agents for their own team, and never for another', async () => {
    for (const call of own)
      for (const caller of [member('t1', 2), member('a1', 1), member('t2', 2)])
        expect([call[1], (await send(caller, call)).status]).toEqual([call[1], 200]);
    for (const call of foreign()) {
      const { status, body } = await send(member('t2', 2), call);
      expect([call[1], [404, 422].includes(status), body.value]).toEqual([call[1], true, undefined]);
    }
    for (const call of foreign().slice(0, 3))
      expect([call[1], (await send(member('t1', 2), call)).status]).toEqual([call[1], 200]);
  });

  it('SPEC-6.12 are open to sub-agents with the rights that the agent above has given them', async () => {
    const give = (rights: string[]) =>
      team.as('t1', 2).put(`/wps/v2/agent/team/${idOf('s1')}/rights`, { rights });
    for (const right of ['TEAM', 'MONEY', 'LINKS', 'CONTRACTS']) {
      expect((await give([right])).status).toBe(200);
      for (const call of own) {
        const { status } = await send(member('s1', 42), call);
        expect([right, call[1], status]).toEqual([right, call[1], call[2] === right ? 200 : 403]);
      }
    }
    for (const call of own) expect((await send(member('s2', 42), call)).status).toBe(403);
    const link = ['POST', '/wps/v2/agent/links', 'LINKS', { kind: 'SUB_AGENT' }] as const;
    await give(['LINKS', 'TEAM']);
    expect((await send(member('s1', 42), link)).status).toBe(403);
    const own42 = `/wps/v2/agent/team/${idOf('s1')}/rights`;
    expect((await team.as('s1', 42).put(own42, { rights: ['MONEY'] })).status).toBe(403);
  });

  it('list whom an agent has directly below for support, who may not open the network', async () => {
    const call = ['GET', '/wps/v2/ops/agents/downline?account=t1', 'support'] as const;
    const as = (role: string): Principal => ({
      ...{ kind: 'operator', operatorId: 'o', roles: ['operator', role], sessionId: 'o' },
    });
    const { body } = await send(as('support'), call);
    const tree = await send(as('agents'), [
      'GET',
      `/wps/v2/ops/agents/tree?parentId=${idOf('t1')}`,
      'agents',
    ]);
    const { list } = tree.body.value as unknown as { list: { memberId: string; account: string }[] };
    expect(list.length).toBeGreaterThan(0);
    expect(body.value).toEqual(
      list.map(({ memberId, account }) => ({ memberId, account })).toSorted(byAccount),
    );
    const unknownAgent = await send(as('support'), [call[0], `${call[1]}x`, call[2]]);
    expect(unknownAgent.body.value).toEqual([]);
    for (const stranger of [as('cashier'), member('t1', 2)])
      expect((await send(stranger, call)).status).toBe(403);
  });

  it('SEC-S21 of operators need their role', async () => {
    for (const call of operators) {
      const statuses = [];
      for (const roles of [['support'], ['agents']])
        statuses.push(
          (await send({ kind: 'operator', operatorId: 'o', roles, sessionId: 'o' }, call)).status,
        );
      expect([call[1], statuses[0], statuses[1] === 403]).toEqual([call[1], 403, false]);
      expect([call[1], (await send(member('t1', 2), call)).status]).toEqual([call[1], 403]);
    }
  });

  it('show the figures of the team alone', async () => {
    const read = async (path: string) => (await team.as('t1', 2).get(path)).body.value as never;
    expect(await read(`/wps/v2/agent/reports/overview?${range}`)).toMatchObject({
      totals: { bets: 3, bet: '30.00', payout: '12.00', profit: '-18.00', activeMembers: 3, deposit: '7.00' },
      before: { bets: 0 },
      days: [{ day: '2026-11-20', bets: 3, firstDeposits: 1, firstDeposit: '7.00' }],
      ...{ team: 4, registered: 4 },
    });
    const { lines, trail, totals } = (await read(`/wps/v2/agent/reports/lines?${range}`)) as unknown as {
      lines: object[];
      trail: object[];
      totals: object;
    };
    expect(trail).toEqual([{ memberId: idOf('t1'), account: 't1' }]);
    expect(lines).toMatchObject([
      { account: 't1', bet: '10.00' },
      { account: 'a1', bet: '20.00', team: 1, deposit: '7.00' },
      { account: 's1', bets: 0 },
      { account: 's2', bets: 0 },
    ]);
    expect(totals).toMatchObject({ bet: '30.00' });
    const bets = (await read(`/wps/v2/agent/reports/bets?${range}&account=m`)) as unknown as {
      list: object[];
    };
    expect(bets.list).toMatchObject([{ account: 'm1', bet: '10.00', payout: '4.00' }]);
    expect(await read(`/wps/v2/agent/reports/transactions?${range}`)).toMatchObject({
      list: [{ account: 'm1', kind: 'DEPOSIT', amount: '7.00', first: true }],
    });
    expect(
      (await team.as('t1', 2).get('/wps/v2/agent/reports/overview?from=2026-11-30&to=2026-11-01')).status,
    ).toBe(400);
  });

  it('an adjustment of a bill takes two operators', async () => {
    const [one, other] = [team.operator('o1'), team.operator('o2')];
    const body = { amount: '5.00', reason: 'late settlement' };
    const proposed = await one.post(`/wps/v2/ops/agents/bills/${billId}/adjustments`, body);
    const { id } = proposed.body.value as unknown as { id: string };
    const decision = `/wps/v2/ops/agents/adjustments/${id}/decision`;
    expect((await one.put(decision, { approved: true })).body.code).toBe('SECOND_PERSON_REQUIRED');
    expect((await other.put(decision, { approved: true })).status).toBe(200);
    expect((await other.put(decision, { approved: false })).status).toBe(422);
    const [payment] = await service.pool.query(
      'SELECT amount, status FROM bill_payment WHERE credit_key = $1',
      [`adj:${id}`],
    );
    expect(payment).toEqual({ amount: '500', status: 'REQUESTED' });
  });

  it('a dispute of a bill is raised once, answered once, and paid only after a second operator', async () => {
    const path = `/wps/v2/agent/bills/${billId}/disputes`;
    const reason = 'The bets of m1 are missing.';
    const raised = await Promise.all([1, 2, 3].map(() => team.as('t1', 2).post(path, { reason })));
    expect(raised.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await team.as('t1', 2).post(path, { reason: 'short   ' })).status).toBe(400);
    const [one, other] = [team.operator('o1'), team.operator('o2')];
    const listed = await one.get(`/wps/v2/ops/agents/disputes?status=OPEN&${page}`);
    const [dispute] = (listed.body.value as unknown as { list: { id: string }[] }).list;
    expect(dispute).toMatchObject({ account: 't1', reason, status: 'OPEN', answer: null });
    const answer = `/wps/v2/ops/agents/disputes/${dispute!.id}/answer`;
    const text = 'Settled late, adjusted.';
    expect((await one.put(answer, { accepted: true, answer: text })).body.code).toBe(
      'DISPUTE_AMOUNT_REQUIRED',
    );
    expect((await one.put(answer, { accepted: true, answer: text, amount: '7.50' })).status).toBe(200);
    expect((await other.put(answer, { accepted: false, answer: text })).body.code).toBe('DISPUTE_ANSWERED');
    const shown = async () => (await team.as('t1', 2).get(path)).body.value as unknown as object[];
    const accepted = { status: 'ACCEPTED', answer: text, adjustment: '7.50' };
    expect(await shown()).toMatchObject([{ ...accepted, adjustmentStatus: 'PROPOSED' }]);
    const proposed = await one.get('/wps/v2/ops/agents/adjustments?status=PROPOSED');
    const [{ id }] = proposed.body.value as unknown as [{ id: string }];
    const decision = `/wps/v2/ops/agents/adjustments/${id}/decision`;
    expect((await one.put(decision, { approved: true })).body.code).toBe('SECOND_PERSON_REQUIRED');
    expect((await other.put(decision, { approved: true })).status).toBe(200);
    expect(await shown()).toMatchObject([{ ...accepted, adjustmentStatus: 'APPROVED' }]);
    expect((await team.as('t1', 2).post(path, { reason: `${reason} Again.` })).status).toBe(200);
  });

  it('a bill that may still be calculated again is not disputed', async () => {
    const run = unknown.replace('abc', 'abd');
    await service.pool.query(`UPDATE settlement_run SET status = 'CALCULATED' WHERE id = $1`, [run]);
    const path = `/wps/v2/agent/bills/${billId}/disputes`;
    const refused = await team.as('t1', 2).post(path, { reason: 'The bets of m1 are missing.' });
    expect(refused.body.code).toBe('DISPUTE_TOO_EARLY');
  });
});
