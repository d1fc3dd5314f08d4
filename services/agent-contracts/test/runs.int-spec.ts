import { randomUUID } from 'node:crypto';
import { FakeClock, startTestService, type TestAnswer, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { idOf } from './support/member-ids.js';
import { Settling } from './support/settling.js';
import { Team } from './support/team.js';

const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
const idIn = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;

describe('a run that would pay more than was earned', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let desk: Settling;

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-02T03:00:00Z')),
    });
    team = new Team(service);
    desk = new Settling(service, team);
    await team.add('root', 2);
    await team.add('mid', 1, { agent: 'root' });
    await team.add('low', 1, { agent: 'mid' });
    await team.add('p', 0, { agent: 'low' });
    await team.add('fair', 2);
    await team.add('q', 0, { agent: 'fair' });
    await desk.contract('DAILY', undefined, 'fair', 4000);
    await desk.contract('DAILY', undefined, 'root', 8000);
    await desk.contract('DAILY', 'root', 'mid', 6000);
    await desk.contract('DAILY', 'mid', 'low', 5000);
    for (const day of ['03', '04', '05']) {
      await desk.bet('p', 1_000_000, `2026-11-${day}T05:00:00.000Z`);
      await desk.bet('q', 1_000_000, `2026-11-${day}T05:00:00.000Z`);
    }
    // Terms of a time when only the top rates were compared at the signature.
    await setBetOfMid('900000000000000');
  });
  afterAll(() => service?.close());

  const setBetOfMid = (bet: string) =>
    service.pool.query(
      `UPDATE contract SET tiers = jsonb_set(tiers, '{0,bet}', $2::jsonb) WHERE party_id = $1`,
      [idOf('mid'), `"${bet}"`],
    );
  const operator = (since = 0) =>
    service.as({
      ...{ kind: 'operator', operatorId: randomUUID(), roles: ['operator', 'agents'], sessionId: 's', since },
    });
  type Client = ReturnType<typeof operator>;
  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const propose = (who: Client, id: string) =>
    who.post(`/wps/v2/ops/agents/runs/${id}/release`, { reason: 'agreed with the line' }, key());
  const decide = (who: Client, id: string) =>
    who.post(`/wps/v2/ops/approvals/agent-contracts/${id}/approval`, { note: 'seen' }, key());

  it('stops before any payment to the tree, shows its figures, and pays the others', async () => {
    await desk.reach('2026-11-04T20:00:00Z');
    await desk.settle();
    await desk.settle();
    const run = await desk.runOf('DAILY', 'D20261103');
    expect(run.status).toBe('STOPPED');
    expect(await desk.paidIn('DAILY', 'D20261103')).toEqual({ fair: 400_000 });
    const shown = await operator().get('/wps/v2/ops/agents/runs?pageNo=1&pageSize=20');
    const { list } = shown.body.value as unknown as { list: { id: string; stops: object[] }[] };
    expect(list.find(({ id }) => id === run.id)!.stops).toEqual([
      { account: 'root', gross: '8000.00', payable: '13000.00' },
    ]);
    // The period after it waits.
    expect((await desk.runOf('DAILY', 'D20261104')).status).toBe('OPEN');
  });

  it('pays it when two operators release it, and nothing when its figures have changed', async () => {
    const { id } = await desk.runOf('DAILY', 'D20261103');
    const first = operator();
    const early = await propose(first, id);
    expect(early.body.value).toMatchObject({ status: 'PROPOSED' });
    expect(codeOf(await decide(first, idIn(early)))).toBe('APPROVAL_SECOND_PERSON');
    await desk.bet('p', 1_000_000, '2026-11-03T06:00:00.000Z');
    expect((await operator().put(`/wps/v2/ops/agents/runs/${id}/recalculation`)).status).toBe(200);
    await desk.settle();
    expect(codeOf(await decide(operator(), idIn(early)))).toBe('RUN_CHANGED');
    expect(await desk.paidIn('DAILY', 'D20261103')).toEqual({ fair: 400_000 });
    const again = idIn(await propose(first, id));
    const answers = await Promise.all(Array.from({ length: 4 }, () => decide(operator(), again)));
    expect(answers.map(codeOf).filter((code) => code === 'DONE')).toHaveLength(1);
    await Promise.all([desk.settle(), desk.settle()]);
    expect(await desk.paidIn('DAILY', 'D20261103')).toEqual({
      ...{ fair: 400_000, root: 1_600_000, low: 1_000_000 },
    });
    expect(codeOf(await propose(first, id))).toBe('RUN_NOT_ALLOWED');
  });

  it('pays what was earned once it is calculated again with mended terms', async () => {
    const { id, status } = await desk.runOf('DAILY', 'D20261104');
    expect(status).toBe('STOPPED');
    await setBetOfMid('0');
    expect((await operator().put(`/wps/v2/ops/agents/runs/${id}/recalculation`)).status).toBe(200);
    await desk.settle();
    expect((await desk.runOf('DAILY', 'D20261104')).status).toBe('PAYING');
    const paid = await desk.paidIn('DAILY', 'D20261104');
    // What the release paid beyond the middle's own amount is carried, and is taken off now.
    expect(paid).toEqual({ fair: 400_000, root: 200_000, low: 500_000 });
    expect(paid['root']! + paid['low']!).toBeLessThanOrEqual(800_000);
  });

  it('does not stop other runs when one of them fails', async () => {
    await desk.contract('HOURLY', undefined, 'fair', 1000);
    await desk.reach('2026-11-05T20:00:00Z');
    await service.pool.query(`UPDATE contract SET tiers = '[{}]' WHERE party_id = $1 AND type = 'DAILY'`, [
      idOf('fair'),
    ]);
    await expect(desk.settle()).rejects.toThrow();
    expect(await desk.paidIn('HOURLY', 'T2026110512')).toEqual({ fair: 100_000 });
    expect((await desk.runOf('DAILY', 'D20261105')).status).toBe('OPEN');
  });
});

describe('runs of a dividend', () => {
  let service: TestService<FakeClock>;
  let desk: Settling;
  let team: Team;

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-02T03:00:00Z')),
    });
    team = new Team(service);
    desk = new Settling(service, team);
    await team.add('root', 2);
    await team.add('p', 0, { agent: 'root' });
    await desk.contract('DIVIDEND', undefined, 'root', 100_000, { period: 'D', carryRule: 'FOREVER' });
    await desk.bet('p', 1000, '2026-11-03T05:00:00.000Z', 41_000);
    await desk.bet('p', 120_000, '2026-11-04T05:00:00.000Z');
    await desk.bet('p', 10_000, '2026-11-05T05:00:00.000Z');
  });
  afterAll(() => service?.close());

  const put = async (periodKey: string, call: string, body?: object) => {
    const { id } = await desk.runOf('DIVIDEND', periodKey);
    return codeOf(await team.operator().put(`/wps/v2/ops/agents/runs/${id}/${call}`, body));
  };
  const statusOf = async (periodKey: string) => (await desk.runOf('DIVIDEND', periodKey)).status;

  it('wait for one that is held, and keep its carry', async () => {
    await desk.reach('2026-11-03T17:00:00Z');
    await desk.settle();
    expect(await put('D20261103', 'hold', { held: true })).toBe('DONE');
    await desk.reach('2026-11-05T20:00:00Z');
    await desk.settle();
    expect([await statusOf('D20261103'), await statusOf('D20261104')]).toEqual(['OPEN', 'OPEN']);
    await put('D20261103', 'hold', { held: false });
    await desk.settle();
    expect(await desk.billOf('DIVIDEND', 'root', 'D20261104')).toMatchObject({
      ...{ carryIn: -4_000_000, base: 8_000_000, gross: 800_000 },
    });
  });

  it('are calculated again after an earlier one was, and are approved in their order', async () => {
    expect(await put('D20261104', 'approval')).toBe('RUN_OUT_OF_ORDER');
    await desk.bet('p', 10_000, '2026-11-03T06:00:00.000Z');
    expect(await put('D20261103', 'recalculation')).toBe('DONE');
    expect([await statusOf('D20261104'), await statusOf('D20261105')]).toEqual(['OPEN', 'OPEN']);
    await desk.settle();
    expect(await desk.billOf('DIVIDEND', 'root', 'D20261104')).toMatchObject({
      ...{ carryIn: -3_000_000, base: 9_000_000, gross: 900_000 },
    });
    for (const day of ['D20261103', 'D20261104', 'D20261105'])
      expect(await put(day, 'approval')).toBe('DONE');
    await desk.settle();
    expect(await desk.paidIn('DIVIDEND', 'D20261104')).toEqual({ root: 900_000 });
    expect(await put('D20261104', 'recalculation')).toBe('RUN_NOT_ALLOWED');
  });
});
