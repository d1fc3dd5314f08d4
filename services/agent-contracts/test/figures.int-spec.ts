import {
  affiliateCodeState,
  betAdjusted,
  betSettled,
  creditCompleted,
  depositReversed,
  depositSucceeded,
  memberRegistered,
  type PayloadOf,
} from '#libs/events';
import { EventTransport } from '#libs/messaging';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { idOf, nameOf } from './support/member-ids.js';

type Bet = PayloadOf<typeof betSettled>;

describe('daily figures', () => {
  let service: TestService<FakeClock>;
  let next = 0;
  const codes = new Map<string, string>();

  beforeAll(async () => {
    service = await startTestService(agentContractsService);
    service.bus.observe((message) => {
      if (message.topic !== affiliateCodeState.topic) return;
      const { code, agentId } = JSON.parse(message.value!) as { code: string; agentId: string };
      codes.set(nameOf(agentId), code);
    });
    await register('top', 2);
    await eventually(() => codes.has('top'));
    await register('agent', 1, codes.get('top'));
    await eventually(() => codes.has('agent'));
  });

  afterAll(() => service?.close());

  const register = (name: string, accountType: 0 | 1 | 2, affiliateCode?: string) =>
    service.bus.publish(memberRegistered, {
      memberId: idOf(name),
      account: name,
      accountType,
      language: 'vi',
      registeredAt: '2026-11-20T03:00:00.000Z',
      ...(affiliateCode !== undefined && { affiliateCode }),
    });

  const bet = (name: string, more: Partial<Bet> = {}): Bet => ({
    ...betSettled.example,
    sourceKey: `game-launch:bet:${(next += 1)}`,
    memberId: idOf(name),
    stake: '700',
    validBet: '500',
    win: '900',
    settledAt: '2026-11-20T16:59:00.000Z',
    ...more,
  });

  /** Each figure with the agents above, the nearest first. */
  const figuresOf = (name: string): Promise<object[]> =>
    service.pool.query(
      `WITH RECURSIVE chain AS (
         SELECT id AS upline_id, agent_id, above_id, 1 AS depth FROM upline
         UNION ALL SELECT chain.upline_id, upline.agent_id, upline.above_id, depth + 1
           FROM chain JOIN upline ON upline.id = chain.above_id
       )
       SELECT day::text, category, bet, valid_bet, payout, bets,
              (SELECT array_agg(agent_id ORDER BY depth) FROM chain
                WHERE chain.upline_id = member_day.upline_id AND agent_id IS NOT NULL) AS agents
         FROM member_day WHERE member_id = $1 ORDER BY day, category, agents`,
      [idOf(name)],
    );

  it('stand under the upline, on the day of settlement in the brand’s zone, an adjustment on its own day', async () => {
    await register('player', 0, codes.get('agent'));
    const first = bet('player');
    await service.bus.publish(betSettled, first);
    await service.bus.publish(betSettled, bet('player', { settledAt: '2026-11-20T17:01:00.000Z' }));
    await service.bus.publish(betSettled, bet('player', { category: 'COCK_FIGHT' }));
    await service.bus.publish(betAdjusted, {
      ...betAdjusted.example,
      sourceKey: 'game-launch:adjustment:1',
      refersTo: first.sourceKey,
      memberId: idOf('player'),
      stake: '-700',
      validBet: '-500',
      win: '-900',
      reason: 'ROLLBACK',
      settledAt: '2026-11-20T17:05:00.000Z',
    });
    const agents = [idOf('agent'), idOf('top')];
    expect(await figuresOf('player')).toEqual([
      {
        day: '2026-11-20',
        category: 'COCK_FIGHT',
        bet: '700',
        valid_bet: '500',
        payout: '900',
        bets: 1,
        agents,
      },
      { day: '2026-11-20', category: 'RNG', bet: '700', valid_bet: '500', payout: '900', bets: 1, agents },
      { day: '2026-11-21', category: 'RNG', bet: '0', valid_bet: '0', payout: '0', bets: 1, agents },
    ]);
  });

  it('count a bet once, whatever delivers it again, and a batch like its bets', async () => {
    await register('twice', 0, codes.get('agent'));
    const bets = [bet('twice'), bet('twice'), bet('twice', { category: 'LIVE' })];
    await service.bus.publish(betSettled, bets[0]!);
    const messages = [...bets, ...bets].map((payload, at) => ({
      id: `batch-${at}`,
      type: betSettled.type,
      topic: betSettled.topic,
      key: payload.memberId,
      value: JSON.stringify(payload),
      occurredAt: new Date(),
      source: 'test',
    }));
    await service.app.get(EventTransport).deliverBatch(messages);
    await Promise.all(bets.map((payload) => service.bus.publish(betSettled, payload)));
    expect(await figuresOf('twice')).toEqual([
      expect.objectContaining({ category: 'LIVE', bets: 1, valid_bet: '500' }),
      expect.objectContaining({ category: 'RNG', bets: 2, valid_bet: '1000' }),
    ]);
    const [letters] = await service.pool.query('SELECT count(*)::int AS n FROM dead_letter');
    expect(letters).toEqual({ n: 0 });
  });

  it('wait for a registration that a bet and a deposit have overtaken, and then stand under its agent', async () => {
    await service.bus.publish(betSettled, bet('early'));
    const deposit = { ...depositSucceeded.example, depositId: 'd-early', memberId: idOf('early') };
    await service.bus.publish(depositSucceeded, deposit);
    expect(await figuresOf('early')).toEqual([]);
    expect(await metric('figures_waiting')).toBe(2);
    await register('early', 0, codes.get('agent'));
    expect(await figuresOf('early')).toEqual([
      expect.objectContaining({ bets: 1, agents: [idOf('agent'), idOf('top')] }),
    ]);
    expect(await moneyOf('early')).toEqual([expect.objectContaining({ deposits: 1 })]);
    expect(await metric('figures_waiting')).toBe(0);
  });

  it('lose no bet whose registration arrives at the same time', async () => {
    const members = Array.from({ length: 20 }, (_none, at) => `m${at}`);
    await Promise.all(
      members.flatMap((name) => [
        register(name, 0, codes.get('agent')),
        service.bus.publish(betSettled, bet(name)),
        service.bus.publish(betSettled, bet(name)),
      ]),
    );
    for (const name of members)
      expect(await figuresOf(name)).toEqual([
        expect.objectContaining({ bets: 2, agents: [idOf('agent'), idOf('top')] }),
      ]);
  });

  it('stand under the agent at the time of settlement, however late a bet arrives', async () => {
    await register('mover', 0, codes.get('agent'));
    await service.pool.query(
      `INSERT INTO placement (member_id, valid_from, parent_id, upline_id)
       SELECT $1, $2, agent_id, id FROM upline WHERE agent_id = $3 AND above_id = 0`,
      [idOf('mover'), '2026-11-20T10:00:00.000Z', idOf('top')],
    );
    await service.bus.publish(betSettled, bet('mover', { settledAt: '2026-11-20T10:00:00.000Z' }));
    await service.bus.publish(betSettled, bet('mover', { settledAt: '2026-11-20T09:59:59.999Z' }));
    expect(await figuresOf('mover')).toEqual([
      expect.objectContaining({ bets: 1, agents: [idOf('top')] }),
      expect.objectContaining({ bets: 1, agents: [idOf('agent'), idOf('top')] }),
    ]);
  });

  it('hold deposits, the first one marked, bonuses and cashback, each counted once', async () => {
    await register('payer', 0, codes.get('agent'));
    const deposit = {
      ...depositSucceeded.example,
      memberId: idOf('payer'),
      amount: '5000000',
      first: true,
      at: '2026-11-20T05:00:00.000Z',
    };
    await service.bus.publish(depositSucceeded, deposit);
    await service.bus.publish(depositSucceeded, deposit);
    await service.bus.publish(depositSucceeded, { ...deposit, depositId: 'd-2', first: false });
    const bonus = { ...creditCompleted.example, memberId: idOf('payer'), amount: '300', at: deposit.at };
    const rebate = { ...bonus, kind: 'CASHBACK' as const, creditKey: 'rebate:1', amount: '70' };
    for (const credit of [
      bonus,
      rebate,
      bonus,
      rebate,
      { ...bonus, kind: 'SALARY' as const, creditKey: 's:1' },
    ])
      await service.bus.publish(creditCompleted, credit);
    expect(await moneyOf('payer')).toEqual([
      { deposit: '10000000', deposits: 2, first_deposit: '5000000', bonus: '300', rebate: '70' },
    ]);
    const reversal = { ...depositReversed.example, depositId: 'd-2', memberId: idOf('payer') };
    for (let delivery = 1; delivery <= 2; delivery++)
      await service.bus.publish(depositReversed, { ...reversal, amount: '5000000', at: deposit.at });
    expect(await moneyOf('payer')).toMatchObject([{ deposit: '5000000', deposits: 1 }]);
  });

  const moneyOf = (name: string): Promise<object[]> =>
    service.pool.query(
      'SELECT deposit, deposits, first_deposit, bonus, rebate FROM member_money_day WHERE member_id = $1',
      [idOf(name)],
    );

  async function metric(name: string): Promise<number> {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    return Number(new RegExp(`^${name}(?:{[^}]*})? (\\d+)`, 'm').exec(text)?.[1]);
  }
});
