import fc from 'fast-check';
import { dominates, type Tier } from '../terms/tier.rules.js';
import type { CarryRule } from '../terms/payment.terms.js';
import { calculateBills, carryOut, type BillSource } from './bill.rules.js';
import { overpaidTrees } from './guard.rules.js';
import { planChain, planPayments, planPlatform } from './payment.rules.js';
import { adjustedShares, realtimeShares } from './realtime.rules.js';

const unit = 100n;
const million = 1_000_000n * unit;
const tier = (bet: number, activeMembers: number, ratePpm: number): Tier => ({
  ...{ bet: BigInt(bet) * million, activeMembers, ratePpm, loss: 0n },
});

const source = (agentId: string, uplineId: string | null, more: Partial<BillSource>): BillSource => ({
  ...{ contractId: agentId, agentId, uplineId, type: 'DAILY', payer: 'PLATFORM_ALL', carryRule: 'NONE' },
  ...{ tiers: [], bet: 0n, activeMembers: 0, netLoss: 0n, carryIn: 0n, shortfallIn: 0n },
  ...{ endsMonth: false, frozen: false },
  ...more,
});
const grossAndNet = (sources: BillSource[]) =>
  calculateBills(sources).map(({ agentId, gross, net }) => [agentId, gross / unit, net / unit]);

describe('a daily wage', () => {
  const a = [tier(10, 1, 4000), tier(100, 5, 6000), tier(500, 10, 8000)];
  const b = [tier(10, 1, 3000), tier(100, 5, 5000)];
  const line = (activeC: number) => [
    source('A', null, { tiers: a, bet: 620n * million, activeMembers: 14 }),
    source('B', 'A', { tiers: b, bet: 240n * million, activeMembers: 6 }),
    source('C', 'B', { tiers: [tier(10, 1, 2000)], bet: 60n * million, activeMembers: activeC }),
  ];

  it('is each amount less those of the contracts below', () => {
    expect(grossAndNet(line(3))).toEqual([
      ['A', 4_960_000n, 3_760_000n],
      ['B', 1_200_000n, 1_080_000n],
      ['C', 120_000n, 120_000n],
    ]);
  });

  it('is nothing for a team without active members, and the line above keeps it', () => {
    expect(grossAndNet(line(0)).slice(1)).toEqual([
      ['B', 1_200_000n, 1_200_000n],
      ['C', 0n, 0n],
    ]);
  });

  it('counts the tier that both thresholds reach', () => {
    const few = [
      source('A', null, { tiers: a, bet: 620n * million, activeMembers: 4 }),
      source('B', 'A', { tiers: b, bet: 240n * million, activeMembers: 4 }),
    ];
    expect(grossAndNet(few)).toEqual([
      ['A', 2_480_000n, 1_760_000n],
      ['B', 720_000n, 720_000n],
    ]);
  });

  it('cuts off what is less than a minor unit; an hour counts alike', () => {
    const of = (bet: bigint, ratePpm: number) =>
      calculateBills([source('A', null, { tiers: [tier(0, 0, ratePpm)], bet })])[0]!.gross;
    expect(of(1_234_567n, 3000)).toBe(3703n);
    expect(of(35n * million, 1000)).toBe(35_000n * unit);
  });

  it('denies a frozen agent and settles those below as usual', () => {
    const bills = calculateBills(line(3).map((one) => ({ ...one, frozen: one.agentId === 'B' })));
    expect(bills.map(({ status }) => status)).toEqual(['CALCULATED', 'DENIED', 'CALCULATED']);
    expect(planPlatform(bills).credits.map(({ agentId }) => agentId)).toEqual(['A', 'C']);
  });
});

describe('a dividend', () => {
  const share = (agentId: string, uplineId: string | null, ratePpm: number, netLoss: number) =>
    source(agentId, uplineId, {
      ...{ type: 'DIVIDEND', payer: 'UPLINE_CHAIN', tiers: [tier(0, 0, ratePpm)] },
      netLoss: BigInt(netLoss) * million,
    });

  it('is a share of the loss of the team', () => {
    const line = [
      share('R', null, 300_000, 200),
      share('X', 'R', 200_000, 120),
      share('Y', 'X', 100_000, 40),
    ];
    expect(grossAndNet(line)).toEqual([
      ['R', 60_000_000n, 36_000_000n],
      ['X', 24_000_000n, 20_000_000n],
      ['Y', 4_000_000n, 4_000_000n],
    ]);
    const [net] = calculateBills([
      source('M', null, { ...line[0], tiers: [tier(0, 0, 370_000)], netLoss: 8_000n * unit }),
    ]);
    expect(net!.gross).toBe(2_960n * unit);
  });

  it('leaves an upline to find what his own amount does not cover', () => {
    const bills = calculateBills([share('R', null, 200_000, 30), share('X', 'R', 150_000, 80)]);
    expect(bills.map(({ gross, net }) => [gross / million, net / million])).toEqual([
      [6n, -6n],
      [12n, 12n],
    ]);
    expect(planChain(bills)).toEqual({
      credits: [{ agentId: 'X', amount: 6n * million }],
      debts: [{ debtorId: 'R', creditorId: 'X', amount: 6n * million }],
    });
  });

  it('carries the shortfall forward where the platform pays all', () => {
    const bills = calculateBills([
      { ...share('R', null, 200_000, 30), payer: 'PLATFORM_ALL' },
      { ...share('X', 'R', 150_000, 80), payer: 'PLATFORM_ALL' },
    ]);
    expect(bills.map(({ payable, shortfallOut }) => [payable / million, shortfallOut / million])).toEqual([
      [0n, -6n],
      [12n, 0n],
    ]);
    const [next] = calculateBills([
      { ...share('R', null, 200_000, 50), payer: 'PLATFORM_ALL', shortfallIn: -6n * million },
    ]);
    expect(next!.payable).toBe(4n * million);
  });

  it.each<[CarryRule, number[], number[]]>([
    ['NONE', [-40, 25, -10, 60], [0, 25, 0, 60]],
    ['FOREVER', [-40, 25, -10, 60], [0, 0, 0, 35]],
    ['PREV', [-40, 25, -10, 60], [0, 0, 0, 50]],
    ['MONTH', [-40, 25, -10, 60], [0, 0, 0, 50]],
    ['NONE', [-40, -10, 30, -5, 100], [0, 0, 30, 0, 100]],
    ['FOREVER', [-40, -10, 30, -5, 100], [0, 0, 0, 0, 75]],
    ['PREV', [-40, -10, 30, -5, 100], [0, 0, 20, 0, 95]],
    ['MONTH', [-40, -10, 30, -5, 100], [0, 0, 30, 0, 100]],
  ])('carries losses of earlier periods by the rule %s: %j', (carryRule, nets, tenths) => {
    let carryIn = 0n;
    const earned = nets.map((net, half) => {
      const [bill] = calculateBills([
        { ...share('A', null, 100_000, net), carryRule, carryIn, endsMonth: half % 2 === 1 },
      ]);
      carryIn = bill!.carryOut;
      return Number((bill!.gross * 10n) / million);
    });
    expect(earned).toEqual(tenths);
  });

  it('never carries a gain', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<CarryRule>('NONE', 'PREV', 'MONTH', 'FOREVER'),
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: -(10n ** 15n), max: 0n }),
        fc.boolean(),
        (rule, net, before, ends) => carryOut(rule, net, before, ends) <= 0n,
      ),
    );
  });
});

describe('a real-time salary', () => {
  const rates = (...ppm: number[]) => ppm.map((ratePpm, at) => ({ agentId: `a${at}`, ratePpm }));
  const amounts = (bet: bigint, ...ppm: number[]) =>
    realtimeShares(bet * unit, rates(...ppm)).map(({ amount }) => amount / unit);

  it('splits the rate of the top over the line, the nearest first', () => {
    expect(amounts(2_500_000n, 2000, 3500, 6000)).toEqual([5_000n, 3_750n, 6_250n]);
    expect(amounts(1_000_000n, 5000, 3000)).toEqual([3_000n, 0n]);
    expect(amounts(-2_500_000n, 2000, 3500, 6000)).toEqual([-5_000n, -3_750n, -6_250n]);
  });

  it('adds up to the amount at the top, whatever the rates', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }),
        (bet, ppm) => {
          const shares = realtimeShares(bet, rates(...ppm));
          const total = shares.reduce((sum, { amount }) => sum + amount, 0n);
          const top = realtimeShares(bet, rates(ppm.at(-1)!))[0]!.amount;
          return total === top && shares.every(({ amount }) => (bet < 0n ? amount <= 0n : amount >= 0n));
        },
      ),
    );
  });
});

describe('a tree whose contracts were signed under different modes of payment', () => {
  const tiers = [tier(0, 0, 600_000)];
  const half = [tier(0, 0, 300_000)];
  const dividend = { type: 'DIVIDEND' as const, netLoss: 100n * million };
  const credited = (sources: BillSource[]) =>
    planPayments(calculateBills(sources)).credits.reduce((total, { amount }) => total + amount, 0n);

  it('is paid in the mode of its top, and gets what the top has earned', () => {
    const top = { ...dividend, tiers };
    const below = { ...dividend, tiers: half, netLoss: 60n * million };
    for (const payer of ['UPLINE_CHAIN', 'PLATFORM_ALL'] as const)
      for (const other of ['UPLINE_CHAIN', 'PLATFORM_ALL'] as const)
        expect(
          credited([
            source('R', null, { ...top, payer }),
            source('X', 'R', { ...below, payer: other }),
            source('Y', 'X', { ...below, payer }),
          ]),
        ).toBe(60n * million);
  });

  it('is not paid where the platform would pay more, or where its upline has no bill', () => {
    const sources = [
      source('R', null, { ...dividend, tiers, netLoss: 10n * million }),
      source('X', 'R', { ...dividend, tiers: half, netLoss: 80n * million }),
      source('S', 'gone', { ...dividend, tiers: half, netLoss: 10n * million }),
      source('Q', null, { ...dividend, tiers }),
    ];
    expect(overpaidTrees(calculateBills(sources))).toEqual([
      { rootId: 'R', gross: 6n * million, payable: 24n * million },
      { rootId: 'S', gross: 0n, payable: 3n * million },
    ]);
    const chained = sources.map((one) => ({ ...one, payer: 'UPLINE_CHAIN' as const }));
    expect(overpaidTrees(calculateBills(chained)).map(({ rootId }) => rootId)).toEqual(['S']);
  });
});

describe('an adjusted bet', () => {
  it('leaves the shares of what is left of it, and never less than nothing', () => {
    const given = [
      { agentId: 'a', ratePpm: 2000, amount: 500_000n },
      { agentId: 'b', ratePpm: 6000, amount: 1_000_000n },
    ];
    const change = (left: bigint) => adjustedShares(left, given).map(({ amount }) => amount);
    expect(change(250_000_000n)).toEqual([0n, 0n]);
    expect(change(100_000_000n)).toEqual([-300_000n, -600_000n]);
    expect(change(0n)).toEqual([-500_000n, -1_000_000n]);
    expect(change(-1n)).toEqual([-500_000n, -1_000_000n]);
  });
});

/** A random tree whose contracts keep to dominance, with the figures of each team added up from its members. */
const network = (members: number, depth: number) =>
  fc
    .record({
      parents: fc.array(fc.nat(), { minLength: members, maxLength: members }),
      bets: fc.array(fc.bigInt({ min: 0n, max: 10n ** 11n }), { minLength: members, maxLength: members }),
      losses: fc.array(fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n }), {
        ...{ minLength: members, maxLength: members },
      }),
    })
    .map(({ parents, bets, losses }) => {
      const depths: number[] = [];
      const uplines = parents.map((seed, at) => {
        const parent = at === 0 ? -1 : seed % at;
        const upline = parent >= 0 && depths[parent]! < depth ? parent : -1;
        depths.push(upline < 0 ? 0 : depths[upline]! + 1);
        return upline;
      });
      const [bet, active, loss] = [[...bets], bets.map((value) => (value > 0n ? 1 : 0)), [...losses]];
      for (let at = members - 1; at > 0; at--) {
        const upline = uplines[at]!;
        if (upline < 0) continue;
        bet[upline]! += bet[at]!;
        active[upline]! += active[at]!;
        loss[upline]! += loss[at]!;
      }
      const tiersAt = (level: number): Tier[] => [
        { bet: 0n, activeMembers: 0, loss: 0n, ratePpm: 4000 - level * 100 },
        {
          bet: 10n ** 11n * BigInt(level + 1),
          activeMembers: 2 + level,
          loss: 0n,
          ratePpm: 8000 - level * 100,
        },
      ];
      return uplines.map((upline, at) =>
        source(`n${String(at).padStart(6, '0')}`, upline < 0 ? null : `n${String(upline).padStart(6, '0')}`, {
          ...{ tiers: tiersAt(depths[at]!), bet: bet[at]!, activeMembers: active[at]!, netLoss: loss[at]! },
        }),
      );
    });

describe('bills of a network', () => {
  it('add up to the amounts at the top, and under dominance no wage is below zero', () => {
    fc.assert(
      fc.property(network(120, 8), (sources) => {
        const of = new Map(sources.map((one) => [one.agentId, one]));
        for (const one of sources) {
          const above = one.uplineId === null ? undefined : of.get(one.uplineId);
          if (above) expect(dominates(above.tiers, one.tiers)).toBe(true);
        }
        const bills = calculateBills(sources);
        const sum = (list: bigint[]) => list.reduce((total, value) => total + value, 0n);
        const roots = sum(bills.filter(({ uplineId }) => uplineId === null).map(({ gross }) => gross));
        expect(sum(bills.map(({ net }) => net))).toBe(roots);
        expect(bills.every(({ net }) => net >= 0n)).toBe(true);
        expect(sum(planPlatform(bills).credits.map(({ amount }) => amount))).toBe(roots);
      }),
      { numRuns: 60 },
    );
  });

  it('are paid down the line so that credits are the amounts at the top and every claim is met or owed', () => {
    fc.assert(
      fc.property(network(80, 6), (sources) => {
        const dividends = sources.map((one) => ({
          ...{ ...one, type: 'DIVIDEND' as const, payer: 'UPLINE_CHAIN' as const },
          tiers: [{ bet: 0n, activeMembers: 0, loss: 0n, ratePpm: 100_000 }],
        }));
        const bills = calculateBills(dividends);
        const { credits, debts } = planChain(bills);
        const sum = (list: { amount: bigint }[]) => list.reduce((total, { amount }) => total + amount, 0n);
        const roots = bills.filter(({ uplineId }) => uplineId === null);
        expect(sum(credits)).toBe(roots.reduce((total, { gross }) => total + gross, 0n));
        for (const { agentId, net } of bills) {
          const credited = sum(credits.filter((one) => one.agentId === agentId));
          const claims = sum(debts.filter(({ creditorId }) => creditorId === agentId));
          const owed = sum(debts.filter(({ debtorId }) => debtorId === agentId));
          expect(credited + claims - owed).toBe(net);
        }
      }),
      { numRuns: 60 },
    );
  });
});
