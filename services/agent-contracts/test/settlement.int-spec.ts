import { betAdjusted, betSettled, creditCompleted, creditRequested, type PayloadOf } from '#libs/events';
import { eventually, FakeClock, startTestService, type TestService } from '#libs/testing';
import { RealtimeService } from '../src/settlement/realtime.service.js';
import { SettlementService } from '../src/settlement/settlement.service.js';
import { agentContractsService } from '../src/service.js';
import { idOf, nameOf } from './support/member-ids.js';
import { Team, tier } from './support/team.js';

const calls = {
  DIVIDEND: '/wps/relay/MCS2_processDividendReq',
  DAILY: '/wps/relay/MCS2_processDailySalContract',
  HOURLY: '/wps/relay/MCS2_processContractHourSalary',
  REALTIME: '/wps/relay/MCSFE_processRealTimeSalaryContract',
};
type Type = keyof typeof calls;

describe('settlement', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  let bets = 0;
  const credits: PayloadOf<typeof creditRequested>[] = [];
  const keysSeen = new Set<string>();

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-02T03:00:00Z')),
    });
    team = new Team(service);
    service.bus.observe((message) => {
      if (message.type !== creditRequested.type) return;
      const credit = JSON.parse(message.value!) as PayloadOf<typeof creditRequested>;
      credits.push(credit);
      keysSeen.add(credit.creditKey);
    });
    await team.add('root', 2);
    await team.add('mid', 1, { agent: 'root' });
    await team.add('low', 1, { agent: 'mid' });
    await team.add('p1', 0, { agent: 'low' });
    await team.add('p2', 0, { agent: 'mid' });
    await team.add('p3', 0, { agent: 'root' });
    for (const type of Object.keys(calls) as Type[]) {
      await contract(type, undefined, 'root', rates[type][0]);
      await contract(type, 'root', 'mid', rates[type][1]);
      await contract(type, 'mid', 'low', rates[type][2]);
    }
  });

  afterAll(() => service?.close());

  const rates = {
    DIVIDEND: [300_000, 200_000, 100_000],
    DAILY: [8000, 5000, 2000],
    HOURLY: [1000, 800, 500],
    REALTIME: [6000, 3500, 2000],
  } as const;

  async function contract(type: Type, above: string | undefined, party: string, rate: number): Promise<void> {
    const terms = { action: 'REQUEST_NEW', memberId: idOf(party), tiers: [tier(0, 0, rate)] };
    const offered = above
      ? await team.as(above).post(calls[type], terms)
      : await team.operator().post('/wps/v2/ops/agents/contracts', { ...terms, type });
    const { contractId } = offered.body.value as unknown as { contractId: string };
    const body = { action: 'SIGN', contractId, version: 1 };
    expect((await team.as(party).post(calls[type], body)).status).toBe(200);
  }

  const settleBet = (name: string, stake: number, win: number, settledAt: string) =>
    service.bus.publish(betSettled, {
      ...{
        ...betSettled.example,
        sourceKey: `game-launch:bet:s${(bets += 1)}`,
        memberId: idOf(name),
        settledAt,
      },
      ...{ stake: String(stake), validBet: String(stake), win: String(win) },
    });

  /** What the relays of the producers send: every bet before this instant has been handled. */
  const watermark = (reached: string) =>
    service.pool.query(
      `INSERT INTO event_watermark (consumer, topic, source, partition, partitions, reached_at)
       SELECT 'agent-contracts', 'bets.turnover', '/lotus/' || producer, 0, 1, $1::timestamptz
         FROM unnest($2::text[]) AS producer
       ON CONFLICT ON CONSTRAINT event_watermark_once DO UPDATE SET reached_at = excluded.reached_at`,
      [reached, betSettled.watermarkedBy],
    );

  const settlement = () => service.app.get(SettlementService, { strict: false });
  const at = (instant: string) => service.clock.set(new Date(instant));

  /** Answers each request once, as the wallet does. */
  async function wallet(): Promise<void> {
    for (const { creditKey, memberId, kind, amount } of credits.splice(0))
      await service.bus.publish(creditCompleted, {
        ...{ ...creditCompleted.example, creditKey, memberId, kind, amount, requestedBy: 'agent-contracts' },
        at: service.clock.now().toISOString(),
      });
  }
  const until = async (count: number, wanted?: 'DIVIDEND'): Promise<void> => {
    const requested = () => credits.filter(({ kind }) => !wanted || kind === wanted).length;
    await eventually(requested, (found) => found >= count, { what: `${count} credits are requested` });
  };
  /** The outbox publishes after the commit: a later step must not take these credits for its own. */
  const untilBatchesArePublished = async (): Promise<void> => {
    const batches: { key: string }[] = await service.pool.query(
      `SELECT 'rt:' || agent_id || ':' || id AS key FROM realtime_batch`,
    );
    await eventually(() => batches.every(({ key }) => keysSeen.has(key)), {
      what: 'all credits of real-time batches are published',
    });
  };
  const billsOf = async (key: string) => {
    const rows: { agent: string; status: string; gross: string; net: string; paid: string }[] =
      await service.pool.query(
        `SELECT agent_id AS agent, status, gross, net, paid FROM bill WHERE period_key = $1`,
        [key],
      );
    const line = ['root', 'mid', 'low'];
    rows.sort((a, b) => line.indexOf(nameOf(a.agent)) - line.indexOf(nameOf(b.agent)));
    return rows.map(({ agent, status, gross, net, paid }) => [nameOf(agent), status, gross, net, paid]);
  };

  it('SPEC-1.10.5 SPEC-3.30.1 pays the salaries of a day once, after every bet of it has arrived', async () => {
    // The third of November by the brand's calendar begins at 17:00 of the second by UTC.
    await settleBet('p1', 60_000_000, 10_000_000, '2026-11-02T17:00:00.000Z');
    await settleBet('p2', 180_000_000, 0, '2026-11-03T16:59:59.999Z');
    await settleBet('p3', 380_000_000, 400_000_000, '2026-11-03T05:00:00.000Z');
    await settleBet('p3', 999_000_000, 0, '2026-11-03T17:00:00.000Z');
    at('2026-11-03T19:30:00Z');
    await watermark('2026-11-03T18:59:59Z');
    await settlement().settle();
    expect(await billsOf('D20261103')).toEqual([]);
    await watermark('2026-11-03T19:00:00Z');
    await settlement().settle();
    await Promise.all([settlement().settle(), settlement().settle()]);
    expect(await billsOf('D20261103')).toEqual([
      ['root', 'READY', '4960000', '3760000', '0'],
      ['mid', 'READY', '1200000', '1080000', '0'],
      ['low', 'READY', '120000', '120000', '0'],
    ]);
    const isDaily = ({ creditKey }: { creditKey: string }) => creditKey.startsWith('wage:DAILY:D20261103');
    await untilBatchesArePublished();
    const daily = await eventually(
      () => credits.filter(isDaily),
      ({ length }) => length >= 3,
    );
    expect(daily.map(({ creditKey, amount, kind }) => [creditKey, amount, kind]).sort()).toEqual(
      [
        ['root', '3760000'],
        ['mid', '1080000'],
        ['low', '120000'],
      ]
        .map(([name, amount]) => [`wage:DAILY:D20261103:${idOf(name!)}`, amount, 'SALARY'])
        .sort(),
    );
    await wallet();
    await settlement().settle();
    expect((await billsOf('D20261103')).map(([, status]) => status)).toEqual(['PAID', 'PAID', 'PAID']);
    const [run] = await service.pool.query(
      `SELECT status FROM settlement_run WHERE period_key = 'D20261103'`,
    );
    expect(run).toEqual({ status: 'DONE' });
    await settlement().settle();
    expect(credits.filter(isDaily)).toEqual([]);
  });

  it('pays the salary of an hour for the bets in it', async () => {
    expect(await billsOf('T2026110312')).toEqual([
      ['root', 'PAID', '380000', '380000', '380000'],
      ['mid', 'NOT_REACHED', '0', '0', '0'],
      ['low', 'NOT_REACHED', '0', '0', '0'],
    ]);
  });

  it('splits a bet over the line within seconds, and offsets one that is rolled back', async () => {
    const realtime = service.app.get(RealtimeService, { strict: false });
    await realtime.run();
    await untilBatchesArePublished();
    await wallet();
    await service.pool.query('DELETE FROM realtime_batch; DELETE FROM realtime_line');
    credits.length = 0;
    at('2026-11-04T06:00:00Z');
    // The day before, every team bet something, so each first tier holds.
    await settleBet('p1', 250_000_000, 0, '2026-11-04T05:59:58.000Z');
    await realtime.run();
    await until(3);
    const amounts = () =>
      Object.fromEntries(credits.map(({ memberId, amount }) => [nameOf(memberId), amount]));
    expect(amounts()).toEqual({ low: '500000', mid: '375000', root: '625000' });
    await wallet();
    await service.bus.publish(betAdjusted, {
      ...{ ...betAdjusted.example, sourceKey: 'game-launch:adjustment:s1', memberId: idOf('p1') },
      ...{ stake: '-250000000', validBet: '-250000000', win: '0', settledAt: '2026-11-04T06:00:01.000Z' },
      refersTo: `game-launch:bet:s${bets}`,
    });
    at('2026-11-04T06:02:00Z');
    await realtime.run();
    expect(credits).toEqual([]);
    await settleBet('p1', 300_000_000, 0, '2026-11-04T06:02:01.000Z');
    await realtime.run();
    await until(3);
    expect(amounts()).toEqual({ low: '100000', mid: '75000', root: '125000' });
    await wallet();
  });

  // It settles the hours of a whole month too.
  it('SPEC-1.10.4 SPEC-3.30.3 shares a half month’s loss once an operator has approved it', async () => {
    at('2026-12-01T02:00:00Z');
    await settleBet('p1', 40_000_000, 0, '2026-11-20T05:00:00.000Z');
    await settleBet('p2', 80_000_000, 0, '2026-11-20T05:00:00.000Z');
    await settleBet('p3', 80_000_000, 0, '2026-11-20T05:00:00.000Z');
    await watermark('2026-12-01T02:00:00Z');
    await settlement().settle();
    credits.length = 0;
    const bills = await billsOf('H2026-11B');
    expect(bills.map(([name, status]) => [name, status])).toEqual([
      ['root', 'CALCULATED'],
      ['mid', 'CALCULATED'],
      ['low', 'CALCULATED'],
    ]);
    const [{ id }]: [{ id: string }] = await service.pool.query(
      `SELECT id FROM settlement_run WHERE period_key = 'H2026-11B'`,
    );
    await settlement().approve(id, 'operator-1');
    await settlement().settle();
    await until(3, 'DIVIDEND');
    const sum = (at: number) => bills.reduce((total, bill) => total + Number(bill[at]), 0);
    expect(sum(3)).toBe(Number(bills[0]![2]));
    const paid = credits.filter(({ kind }) => kind === 'DIVIDEND').map(({ amount }) => Number(amount));
    expect(paid.reduce((total, amount) => total + amount, 0)).toBe(sum(3));
    await wallet();
  }, 400_000);

  it('SPEC-3.29.1 SPEC-3.29.3 SPEC-3.29.4 keeps rate, active members and bet amount of each kind', async () => {
    const list = (await team.as('low').get('/wps/v2/agent/contracts')).body.value as unknown as {
      type: Type;
      own: boolean;
      tiers: object[];
    }[];
    for (const type of ['DIVIDEND', 'HOURLY', 'REALTIME'] as const)
      expect(list.find((contract) => contract.type === type && contract.own)?.tiers).toMatchObject([
        { rate: rates[type][2], activeMember: 0, betAmount: '0.00' },
      ]);
  });

  it('SPEC-2.9.7 SPEC-2.9.9 shows an agent the own income by day and the dividends by period', async () => {
    const path = '/wps/v2/agent/income?from=2026-11-01&to=2026-11-30';
    const income = (await team.as('root', 2).get(path)).body.value as unknown as object[];
    expect(income).toContainEqual({ day: '2026-11-03', type: 'DAILY', amount: '37600.00' });
    const bills = await team.as('root', 2).get('/wps/v2/agent/bills?type=DIVIDEND&pageNo=1&pageSize=20');
    const { list } = bills.body.value as unknown as { list: { periodKey: string }[] };
    // Signed on the second day of H2026-11A, the terms hold from the period after it.
    expect(list.map(({ periodKey }) => periodKey)).toEqual(['H2026-11B']);
  });
});
