import fc from 'fast-check';
import { below, undercut } from '../contract/contract.rules.js';
import { dominates, tierFault, type Tier } from '../terms/tier.rules.js';
import { calculateBills, type BillSource } from './bill.rules.js';
import { overpaidTrees } from './guard.rules.js';
import { planPayments } from './payment.rules.js';

interface Held {
  id: string;
  partyId: string;
  counterpartyId: string | null;
  tiers: Tier[];
}
interface Move {
  kind: 'OFFER' | 'END' | 'BET' | 'VOID' | 'DAY';
  agent: number;
  tiers: Tier[];
  bet: bigint;
}
/** `DAILY`: every tier has to be dominated. `REALTIME`: only the top rates are compared. */
type Rule = 'DAILY' | 'REALTIME';

const agents = 12;
const name = (at: number) => `a${String(at).padStart(2, '0')}`;
const sum = (list: bigint[]) => list.reduce((total, value) => total + value, 0n);

function hold(isTrue: boolean, rule: string): void {
  if (!isTrue) throw new Error(`broken: ${rule}`);
}

/** Agents in one tree, what they signed, and the day that is open. New terms hold from the next day. */
class Network {
  private readonly uplines: (number | null)[];
  private signed = new Map<string, Held>();
  private earning = new Map<string, Held>();
  private bets: { agent: number; amount: bigint }[] = [];
  private ids = 0;

  constructor(
    seeds: readonly number[],
    private readonly rule: Rule,
  ) {
    // Mostly a chain, so that the line is up to twelve levels deep.
    this.uplines = seeds.map((seed, at) => (at === 0 ? null : Math.max(0, at - 1 - (seed % 3))));
    for (const at of this.uplines.keys())
      this.sign(at, [{ bet: 0n, activeMembers: 0, loss: 0n, ratePpm: 20_000 - at * 1000 }]);
    this.earning = new Map(this.signed);
  }

  apply({ kind, agent, tiers, bet }: Move): void {
    if (kind === 'OFFER') this.sign(agent, tiers);
    if (kind === 'END') this.end(agent);
    if (kind === 'BET') this.bets.push({ agent, amount: bet });
    if (kind === 'VOID') this.bets.splice(agent % (this.bets.length + 1), 1);
    if (kind === 'DAY') this.close();
  }

  /** An offer is accepted if the rules allow it; the contracts that it undercuts end with it. */
  private sign(at: number, tiers: Tier[]): void {
    const upline = this.uplines[at] ?? null;
    const counterpartyId = upline === null ? null : name(upline);
    if (tierFault(tiers, { maxTiers: 6, maxRatePpm: 600_000 })) return;
    if (counterpartyId !== null) {
      const above = this.signed.get(counterpartyId);
      if (!above || !dominates(above.tiers, tiers)) return;
    }
    const partyId = name(at);
    const inForce = [...this.signed.values()];
    for (const ended of undercut({ type: this.rule, partyId, tiers }, inForce))
      this.signed.delete(ended.partyId);
    this.signed.set(partyId, { id: String((this.ids += 1)), partyId, counterpartyId, tiers });
  }

  private end(at: number): void {
    const partyId = name(at);
    for (const ended of below(partyId, [...this.signed.values()])) this.signed.delete(ended.partyId);
    this.signed.delete(partyId);
  }

  close(): void {
    const team = (at: number): number[] => [
      ...[at],
      ...this.uplines.flatMap((upline, one) => (upline === at ? team(one) : [])),
    ];
    const betOf = (at: number) =>
      sum(this.bets.filter(({ agent }) => agent === at).map(({ amount }) => amount));
    const sources = [...this.earning.values()].map((contract): BillSource => {
      const members = team(Number(contract.partyId.slice(1)));
      return {
        ...{ contractId: contract.id, agentId: contract.partyId, uplineId: contract.counterpartyId },
        ...{ type: 'DAILY', tiers: contract.tiers, payer: 'PLATFORM_ALL', carryRule: 'NONE', carryIn: 0n },
        ...{ shortfallIn: 0n, endsMonth: false, frozen: false, netLoss: 0n },
        bet: sum(members.map(betOf)),
        activeMembers: members.filter((one) => betOf(one) > 0n).length,
      };
    });
    const bills = calculateBills(sources);
    const roots = sum(bills.filter(({ uplineId }) => uplineId === null).map(({ gross }) => gross));
    hold(sum(bills.map(({ net }) => net)) === roots, 'the nets add up to the gross of the top');
    const paid = sum(planPayments(bills).credits.map(({ amount }) => amount));
    hold(overpaidTrees(bills).length > 0 === paid > roots, 'the guard sees what is paid beyond the gross');
    hold(paid <= roots, 'no more is paid than the top has earned');
    this.earning = new Map(this.signed);
    this.bets = [];
  }
}

const tiersOf = fc
  .array(
    fc.record({
      bet: fc.constantFrom(0n, 100n, 10_000n, 10n ** 9n),
      activeMembers: fc.constantFrom(0, 1, 3, 100),
      loss: fc.constant(0n),
      ratePpm: fc.integer({ min: 1, max: 20 }).map((rate) => rate * 1000),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((tiers) => tiers.toSorted((a, b) => a.ratePpm - b.ratePpm));
const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('OFFER', 'OFFER', 'OFFER', 'END', 'BET', 'BET', 'BET', 'VOID', 'DAY'),
  agent: fc.nat({ max: agents - 1 }),
  tiers: tiersOf,
  bet: fc.bigInt({ min: 1n, max: 50_000n }),
});

const sequences = (rule: Rule) =>
  fc.property(
    fc.array(fc.nat({ max: 8 }), { minLength: agents, maxLength: agents }),
    fc.array(move, { minLength: 20, maxLength: 120 }),
    (seeds, moves) => {
      const network = new Network(seeds, rule);
      for (const one of moves) network.apply(one);
      network.close();
    },
  );

describe('what a line of agents is paid, whatever they offer, sign and end', () => {
  it('is never more than its top has earned', () => {
    fc.assert(sequences('DAILY'), { numRuns: 400 });
  });

  it('would be more if only the top rates were compared at a signature', () => {
    expect(fc.check(sequences('REALTIME'), { numRuns: 200, seed: 42 }).failed).toBe(true);
  });
});
