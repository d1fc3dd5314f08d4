import type { LineOdds } from './odds.js';
import type { Option, OptionsRule } from './play.js';

/** What an option gets at a value: the tiers it wins and the lines it returns. */
interface Gain {
  tiers: readonly string[];
  refunded: number;
}

/** A gain, and how many options get something with it. */
interface Case extends Gain {
  winners: number;
}

const gainsOf = new WeakMap<Option, Map<number, Gain>>();
const casesByRule = new WeakMap<OptionsRule, Map<string, Case[]>>();

/** Options that win or return together share what a result may pay: each is weighed by how many they are. */
export function weightOfOption(rule: OptionsRule, code: string, odds: LineOdds): number {
  let cases = casesByRule.get(rule);
  if (!cases) casesByRule.set(rule, (cases = casesOf(rule)));
  return Math.max(0, ...(cases.get(code) ?? []).map((of) => of.winners * paidBy(of, odds)));
}

/** Values are looked at apart, so that the most of each together is never too little. */
export function mostOfOptions(rule: OptionsRule, codes: readonly string[], odds: LineOdds): number {
  const chosen = rule.options.filter(({ code }) => codes.includes(code));
  let most = 0;
  for (const options of Map.groupBy(chosen, ({ value = 0 }) => value).values()) {
    const paid = new Map<number, number>();
    for (const option of options)
      for (const [value, gain] of gains(option)) paid.set(value, (paid.get(value) ?? 0) + paidBy(gain, odds));
    most += Math.max(0, ...paid.values());
  }
  return most;
}

const paidBy = ({ tiers, refunded }: Gain, odds: LineOdds): number =>
  tiers.reduce((sum, tier) => sum + (odds[tier] ?? 0), refunded * 1000);

/** By value, computed once an option: the sum of keno has hundreds of values. */
function gains(option: Option): Map<number, Gain> {
  const known = gainsOf.get(option);
  if (known) return known;
  const { wins, refunds = [], lines = 1 } = option;
  const found = new Map<number, Gain>(refunds.map((value) => [value, { tiers: [], refunded: lines }]));
  for (const [tier, values] of Object.entries(wins))
    for (const value of values) {
      const { tiers, refunded } = found.get(value) ?? { tiers: [], refunded: 0 };
      found.set(value, { tiers: [...tiers, tier], refunded });
    }
  gainsOf.set(option, found);
  return found;
}

function casesOf(rule: OptionsRule): Map<string, Case[]> {
  const winners = rule.values.map(() => new Map<number, number>());
  for (const option of rule.options) {
    const ofValue = winners[option.value ?? 0]!;
    for (const value of gains(option).keys()) ofValue.set(value, (ofValue.get(value) ?? 0) + 1);
  }
  const highest = winners.map((ofValue) => Math.max(0, ...ofValue.values()));
  const all = highest.reduce((sum, count) => sum + count, 0);
  return new Map(
    rule.options.map((option) => {
      const at = option.value ?? 0;
      const cases = new Map<string, Case>();
      for (const [value, gain] of gains(option)) {
        const of = { ...gain, winners: winners[at]!.get(value)! + all - highest[at]! };
        cases.set(JSON.stringify(of), of);
      }
      return [option.code, [...cases.values()]];
    }),
  );
}
