import fc from 'fast-check';
import type { Tier } from '../terms/tier.rules.js';
import { calculateBills, type BillSource } from './bill.rules.js';
import { planChain, planPlatform } from './payment.rules.js';
import { realtimeShares } from './realtime.rules.js';

const members = 10_000;
const deepest = 12;

/** Numbers from a seed, so that a case of ten thousand members is one integer to repeat. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Tree {
  uplines: number[];
  depths: number[];
}

/** A random tree that reaches the deepest level: the first members make one line down to it. */
function treeOf(next: (below: number) => number): Tree {
  const uplines = [-1];
  const depths = [0];
  for (let at = 1; at < members; at++) {
    const pick = at <= deepest ? at - 1 : next(at + 1) - 1;
    const upline = pick >= 0 && depths[pick]! < deepest ? pick : -1;
    uplines.push(upline);
    depths.push(upline < 0 ? 0 : depths[upline]! + 1);
  }
  return { uplines, depths };
}

const tiersAt = (depth: number): Tier[] => [
  { bet: 0n, activeMembers: 0, loss: 0n, ratePpm: 4000 - depth * 100 },
  { bet: 10n ** 9n * BigInt(depth + 1), activeMembers: 2 + depth, loss: 0n, ratePpm: 8000 - depth * 100 },
];

function sourcesOf(seed: number, type: 'DAILY' | 'DIVIDEND'): BillSource[] {
  const next = numbersOf(seed);
  const { uplines, depths } = treeOf(next);
  const bet = uplines.map(() => BigInt(next(2 ** 31)) * BigInt(next(3) === 0 ? 0 : 1));
  const loss = bet.map((value) => value - BigInt(next(2 ** 31)));
  const active = bet.map((value) => (value > 0n ? 1 : 0));
  for (let at = members - 1; at > 0; at--) {
    const upline = uplines[at]!;
    if (upline < 0) continue;
    bet[upline]! += bet[at]!;
    loss[upline]! += loss[at]!;
    active[upline]! += active[at]!;
  }
  const name = (at: number) => `n${String(at).padStart(6, '0')}`;
  return uplines.map((upline, at) => ({
    ...{ contractId: name(at), agentId: name(at), uplineId: upline < 0 ? null : name(upline), type },
    ...{ payer: type === 'DAILY' ? 'PLATFORM_ALL' : 'UPLINE_CHAIN', carryRule: 'NONE' },
    tiers:
      type === 'DAILY'
        ? tiersAt(depths[at]!)
        : [{ bet: 0n, activeMembers: 0, loss: 0n, ratePpm: 300_000 - depths[at]! * 10_000 }],
    ...{ bet: bet[at]!, activeMembers: active[at]!, netLoss: loss[at]!, carryIn: 0n, shortfallIn: 0n },
    ...{ endsMonth: false, frozen: false },
  }));
}

const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);

describe('bills of ten thousand members down to the twelfth level', () => {
  it('of salaries add up to the amounts at the top, and no net is below zero', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const bills = calculateBills(sourcesOf(seed, 'DAILY'));
        const roots = sum(bills.filter(({ uplineId }) => uplineId === null).map(({ gross }) => gross));
        expect(bills).toHaveLength(members);
        expect(sum(bills.map(({ net }) => net))).toBe(roots);
        expect(bills.filter(({ net }) => net < 0n)).toEqual([]);
        expect(sum(planPlatform(bills).credits.map(({ amount }) => amount))).toBe(roots);
      }),
      { numRuns: 8 },
    );
  });

  it('of dividends give each agent the net in money, claims and debts', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const bills = calculateBills(sourcesOf(seed, 'DIVIDEND'));
        const { credits, debts } = planChain(bills);
        const balance = new Map<string, bigint>();
        const add = (agentId: string, amount: bigint) =>
          balance.set(agentId, (balance.get(agentId) ?? 0n) + amount);
        for (const { agentId, amount } of credits) add(agentId, amount);
        for (const { debtorId, creditorId, amount } of debts) {
          add(creditorId, amount);
          add(debtorId, -amount);
        }
        const differing = bills.filter(({ agentId, net }) => (balance.get(agentId) ?? 0n) !== net);
        expect(differing).toEqual([]);
        const roots = bills.filter(({ uplineId }) => uplineId === null);
        expect(sum(credits.map(({ amount }) => amount))).toBe(sum(roots.map(({ gross }) => gross)));
      }),
      { numRuns: 4 },
    );
  });

  it('are the same however often they are computed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const sources = sourcesOf(seed, 'DAILY');
        expect(calculateBills(sources)).toEqual(calculateBills(sources));
      }),
      { numRuns: 2 },
    );
  });

  it('in real time split each bet without a remainder over twelve levels', () => {
    const next = numbersOf(7);
    for (let bet = 0; bet < members; bet++) {
      const rates = Array.from({ length: deepest }, (_, at) => ({
        ...{ agentId: `a${at}`, ratePpm: 1 + next(9000) },
      }));
      const valid = BigInt(next(2 ** 31));
      const shares = realtimeShares(valid, rates);
      expect(sum(shares.map(({ amount }) => amount))).toBe(realtimeShares(valid, [rates.at(-1)!])[0]!.amount);
    }
  });
});
