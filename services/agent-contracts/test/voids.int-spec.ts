import { FakeClock, startTestService, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { RealtimeService } from '../src/settlement/realtime.service.js';
import { idOf, nameOf } from './support/member-ids.js';
import { Settling } from './support/settling.js';
import { Team, tier } from './support/team.js';

describe('a bet that is taken back', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let desk: Settling;

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-03T03:00:00Z')),
    });
    team = new Team(service);
    desk = new Settling(service, team);
    await team.add('root', 2);
    await team.add('mid', 1, { agent: 'root' });
    await team.add('p', 0, { agent: 'mid' });
    // The first day has the first tier; later the team has to have bet a million the day before.
    await desk.contract('REALTIME', undefined, 'root', 0, { tiers: [tier(1_000_000, 0, 6000)] });
    await desk.contract('REALTIME', 'root', 'mid', 0, { tiers: [tier(1_000_000, 0, 2000)] });
  });
  afterAll(() => service?.close());

  const split = () => service.app.get(RealtimeService, { strict: false }).run();
  /** By agent: what the lines of a bet and of its adjustments add up to, minor units. */
  const linesOf = async (bet: string) => {
    const rows: { agent: string; amount: string }[] = await service.pool.query(
      `SELECT agent_id AS agent, sum(amount)::text AS amount FROM realtime_line
        WHERE COALESCE(refers_to, source_key) = $1 GROUP BY 1`,
      [bet],
    );
    return Object.fromEntries(rows.map(({ agent, amount }) => [nameOf(agent), Number(amount)]));
  };

  it('takes its salaries back on a day whose tier was not reached', async () => {
    const bet = await desk.bet('p', 5_000_000, '2026-11-03T04:00:00.000Z');
    await split();
    expect(await linesOf(bet)).toEqual({ root: 2_000_000, mid: 1_000_000 });
    service.clock.set(new Date('2026-11-05T03:00:00Z'));
    await desk.takeBack('p', bet, 2_000_000, '2026-11-05T02:00:00.000Z');
    await split();
    expect(await linesOf(bet)).toEqual({ root: 1_200_000, mid: 600_000 });
    await desk.takeBack('p', bet, 3_000_000, '2026-11-05T02:01:00.000Z');
    await Promise.all([split(), split()]);
    expect(await linesOf(bet)).toEqual({ root: 0, mid: 0 });
  });

  it('takes no more than it brought, and nothing where it brought nothing', async () => {
    const unpaid = await desk.bet('p', 400_000, '2026-11-05T02:30:00.000Z');
    await split();
    expect(await linesOf(unpaid)).toEqual({});
    await desk.bet('p', 7_000_000, '2026-11-05T02:31:00.000Z');
    service.clock.set(new Date('2026-11-06T03:00:00Z'));
    await desk.takeBack('p', unpaid, 400_000, '2026-11-06T02:00:00.000Z');
    await split();
    expect(await linesOf(unpaid)).toEqual({});
  });

  it('waits for its bet, whatever overtakes it', async () => {
    const key = 'game-launch:bet:late';
    await desk.takeBack('p', key, 1_000_000, '2026-11-06T02:02:00.000Z');
    await split();
    const [waiting] = await service.pool.query('SELECT count(*)::int AS n FROM realtime_bet');
    expect(waiting).toEqual({ n: 1 });
    await desk.bet('p', 1_000_000, '2026-11-06T02:01:00.000Z', 0, key);
    await split();
    expect(await linesOf(key)).toEqual({ root: 400_000, mid: 200_000 });
    await split();
    expect(await linesOf(key)).toEqual({ root: 0, mid: 0 });
  });

  it('takes its salaries back when the contract has ended', async () => {
    const bet = await desk.bet('p', 1_000_000, '2026-11-06T02:03:00.000Z');
    await split();
    expect(await linesOf(bet)).toEqual({ root: 400_000, mid: 200_000 });
    const [{ id, version }]: [{ id: string; version: number }] = await service.pool.query(
      `SELECT id, version FROM contract WHERE party_id = $1 AND status = 'ACTIVE'`,
      [idOf('root')],
    );
    const end = { action: 'TERMINATE', type: 'REALTIME', contractId: id, version };
    expect((await team.operator().post('/wps/v2/ops/agents/contracts', end)).status).toBe(200);
    service.clock.advance(60_000);
    await desk.takeBack('p', bet, 1_000_000, '2026-11-06T03:00:30.000Z');
    await split();
    expect(await linesOf(bet)).toEqual({ root: 0, mid: 0 });
  });
});

describe('the salaries that a dividend deducts', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let desk: Settling;

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-02T03:00:00Z')),
    });
    team = new Team(service);
    desk = new Settling(service, team);
    for (const name of ['one', 'two']) {
      await team.add(name, 2);
      await team.add(`${name}p`, 0, { agent: name });
      await desk.contract('DAILY', undefined, name, 10_000);
      await desk.contract('DIVIDEND', undefined, name, 100_000, { period: 'D' });
      await desk.contract('REALTIME', undefined, name, 1000);
      await desk.bet(`${name}p`, 1_000_000, '2026-11-03T05:00:00.000Z');
    }
  });
  afterAll(() => service?.close());

  it('are those that were not refused, once every bet was split', async () => {
    await desk.reach('2026-11-03T20:00:00Z');
    await desk.settle();
    expect(await desk.paidIn('DAILY', 'D20261103')).toEqual({ one: 1_000_000, two: 1_000_000 });
    expect((await desk.runOf('DIVIDEND', 'D20261103')).status).toBe('OPEN');
    await desk.answer(`wage:DAILY:D20261103:${idOf('one')}`);
    await desk.answer(`wage:DAILY:D20261103:${idOf('two')}`, false);
    await service.app.get(RealtimeService, { strict: false }).run();
    await desk.settle();
    // Of a loss of 1,000,000.00: the real-time salary of 1,000.00, and the wage of 10,000.00 if it was paid.
    expect(await desk.billOf('DIVIDEND', 'one', 'D20261103')).toMatchObject({ base: 98_900_000 });
    expect(await desk.billOf('DIVIDEND', 'two', 'D20261103')).toMatchObject({ base: 99_900_000 });
  });

  it('are paid when an operator tries a refused payment again, once however often it is tried', async () => {
    const [bill]: [{ id: string }] = await service.pool.query(
      `SELECT id FROM bill WHERE type = 'DAILY' AND period_key = 'D20261103' AND agent_id = $1`,
      [idOf('two')],
    );
    const retry = () => team.operator().put(`/wps/v2/ops/agents/bills/${bill.id}/retry`);
    const answers = await Promise.all(Array.from({ length: 4 }, retry));
    const codes = answers.map(({ body }) => body.code ?? 'DONE').toSorted();
    expect(codes).toEqual(['DONE', ...Array.from({ length: 3 }, () => 'PAYMENT_NOT_REFUSED')]);
    await desk.answer(`wage:DAILY:D20261103:${idOf('two')}:r`);
    const [paid] = await service.pool.query('SELECT status, paid FROM bill WHERE id = $1', [bill.id]);
    expect(paid).toEqual({ status: 'PAID', paid: '1000000' });
    expect(await desk.paidIn('DAILY', 'D20261103')).toEqual({ one: 1_000_000, two: 1_000_000 });
    expect((await retry()).body.code).toBe('PAYMENT_NOT_REFUSED');
  });
});
