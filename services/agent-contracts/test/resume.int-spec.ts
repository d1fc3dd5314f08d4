import { betSettled, creditRequested, type PayloadOf } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { eventually, FakeClock, startTestService, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { PaymentRepository } from '../src/settlement/payment.repository.js';
import { RunRepository } from '../src/settlement/run.repository.js';
import { SettlementService } from '../src/settlement/settlement.service.js';
import { idOf, nameOf } from './support/member-ids.js';
import { Team, tier } from './support/team.js';

const daily = '/wps/relay/MCS2_processDailySalContract';

describe('a run that is broken off', () => {
  let service: TestService<FakeClock>;
  let team: Team;
  const credits: PayloadOf<typeof creditRequested>[] = [];

  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-02T03:00:00Z')),
    });
    team = new Team(service);
    service.bus.observe((message) => {
      if (message.type === creditRequested.type) credits.push(JSON.parse(message.value!));
    });
    await team.add('root', 2);
    await team.add('mid', 1, { agent: 'root' });
    await team.add('low', 1, { agent: 'mid' });
    await team.add('p', 0, { agent: 'low' });
    for (const [above, party, rate] of [
      [undefined, 'root', 8000],
      ['root', 'mid', 5000],
      ['mid', 'low', 2000],
    ] as const) {
      const terms = { action: 'REQUEST_NEW', memberId: idOf(party), tiers: [tier(0, 0, rate)] };
      const { body } = above
        ? await team.as(above).post(daily, terms)
        : await team.operator().post('/wps/v2/ops/agents/contracts', { ...terms, type: 'DAILY' });
      const { contractId } = body.value as unknown as { contractId: string };
      await team.as(party).post(daily, { action: 'SIGN', contractId, version: 1 });
    }
    await service.bus.publish(betSettled, {
      ...{ ...betSettled.example, sourceKey: 'game-launch:bet:r1', memberId: idOf('p') },
      ...{ stake: '100000000', validBet: '100000000', win: '0', settledAt: '2026-11-03T05:00:00.000Z' },
    });
    await service.pool.query(
      `INSERT INTO event_watermark (consumer, topic, source, partition, partitions, reached_at)
       SELECT 'agent-contracts', 'bets.turnover', '/lotus/' || producer, 0, 1, '2026-11-03T20:00:00Z'
         FROM unnest($1::text[]) AS producer`,
      [betSettled.watermarkedBy],
    );
    service.clock.set(new Date('2026-11-03T20:00:00Z'));
  });

  afterAll(() => service?.close());

  const of = <T extends object>(type: abstract new (...args: never[]) => T): T =>
    service.app.get(type as never, { strict: false });

  /** The next call of a method does its work and fails, as if the process ended before the commit. */
  function endAfter<T extends object, K extends keyof T & string>(
    target: T,
    method: K,
    matches: (...args: unknown[]) => boolean = () => true,
  ): void {
    const original = (target[method] as (...args: unknown[]) => Promise<unknown>).bind(target);
    const own = target as Record<string, unknown>;
    own[method] = async (...args: unknown[]) => {
      const result = await original(...args);
      if (!matches(...args)) return result;
      delete own[method];
      throw new Error(`the process ended in ${method}`);
    };
  }

  it('continues where it stood, whichever instruction was the last, and pays once', async () => {
    const settlement = of(SettlementService);
    const to = (status: string) => (_tx: unknown, _id: unknown, next: unknown) => next === status;
    const breaks = [
      () => endAfter(of(RunRepository), 'replaceBills'),
      () => endAfter(of(RunRepository), 'move', to('CALCULATED')),
      () => endAfter(of(RunRepository), 'move', to('FROZEN')),
      () => endAfter(of(PaymentRepository), 'plan'),
      () => endAfter(of(PaymentRepository), 'ready'),
      () => endAfter(of(RunRepository), 'move', to('PAYING')),
      () => endAfter(of(PaymentRepository), 'take'),
      () => {
        let requests = 0;
        endAfter(of(Outbox), 'add', () => (requests += 1) === 2);
      },
    ];
    for (const begin of breaks) {
      begin();
      await expect(settlement.settle()).rejects.toThrow('the process ended');
      const [written] = await service.pool.query(
        `SELECT count(*)::int AS n FROM bill_payment WHERE status <> 'PLANNED'`,
      );
      expect(written).toEqual({ n: 0 });
    }
    await settlement.settle();
    await Promise.all([settlement.settle(), settlement.settle()]);
    await eventually(() => credits.length >= 3);
    expect(Object.fromEntries(credits.map(({ memberId, amount }) => [nameOf(memberId), amount]))).toEqual({
      root: '300000',
      mid: '300000',
      low: '200000',
    });
    expect(credits).toHaveLength(3);
    const [sums] = await service.pool.query(
      `SELECT count(*)::int AS bills, sum(net)::int AS nets, sum(gross) FILTER (WHERE upline_id IS NULL)::int AS gross FROM bill`,
    );
    expect(sums).toEqual({ bills: 3, nets: 800_000, gross: 800_000 });
  });
});
