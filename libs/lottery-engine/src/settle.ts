import { choose, permutations } from './combinatorics.js';
import type {
  EachRule,
  NumbersRule,
  OptionsRule,
  Play,
  Rank,
  RolesRule,
  SequenceRule,
  SubsetRule,
} from './play.js';
import { sortDigits, type Prepared } from './prepared.js';
import { rankOf } from './ranks.js';
import { SelectionError, type Selection } from './selection.js';

/** What a bet wins: per tier how many times the odds of one line, and how many lines get their stake back. */
export interface Outcome {
  wins: { tier: string; times: number }[];
  refundedLines: number;
}

export function settle(play: Play, selection: Selection, prepared: Prepared): Outcome {
  if (prepared.layout.id !== play.layout)
    throw new Error(`${play.code} does not settle by ${prepared.layout.id}`);
  const tally = new Tally();
  const { rule } = play;
  if (rule.kind === 'options') settleOptions(rule, optionsOf(selection), prepared, tally);
  else if (rule.kind === 'numbers' && 'sets' in selection) settleSets(rule, selection.sets, prepared, tally);
  else if (rule.kind === 'numbers') settleNumbers(rule, picksOf(selection), prepared, tally);
  else if (rule.kind === 'each') settleEach(rule, setsOf(selection), prepared, tally);
  else if (rule.kind === 'sequence') settleSequence(rule, setsOf(selection), prepared, tally);
  else if (rule.kind === 'subset') settleSubset(rule, picksOf(selection), prepared, tally);
  else settleRoles(rule, selection, prepared, tally);
  return tally.outcome(play);
}

class Tally {
  private readonly times = new Map<string, number>();
  refundedLines = 0;

  add(tier: string, times: number): void {
    if (times > 0) this.times.set(tier, (this.times.get(tier) ?? 0) + times);
  }

  /** In the order of the play's tiers, so that equal outcomes are equal as text. */
  outcome(play: Play): Outcome {
    const wins = play.tiers.flatMap(({ code }) => {
      const times = this.times.get(code);
      return times === undefined ? [] : [{ tier: code, times }];
    });
    if (wins.length !== this.times.size) throw new Error(`${play.code} wins a tier it does not have`);
    return { wins, refundedLines: this.refundedLines };
  }
}

const picksOf = (selection: Selection): readonly number[] => {
  if ('picks' in selection) return selection.picks;
  throw new SelectionError('FORM', 'picks');
};
const setsOf = (selection: Selection): readonly (readonly number[])[] => {
  if ('sets' in selection) return selection.sets;
  throw new SelectionError('FORM', 'sets');
};
const optionsOf = (selection: Selection): readonly string[] => {
  if ('options' in selection) return selection.options;
  throw new SelectionError('FORM', 'options');
};

function settleNumbers(rule: NumbersRule, picks: readonly number[], prepared: Prepared, tally: Tally): void {
  for (const { tier, view } of rule.bags) {
    if (rule.anyOrder) {
      const counts = prepared.sortedCounts(view);
      for (const pick of picks) {
        const text = sortDigits(String(pick).padStart(rule.digits, '0'));
        const hits = counts.get(text);
        if (hits) tally.add(`${tier}:${permutations(text)}`, hits);
      }
      continue;
    }
    for (const pick of picks) {
      const hits = prepared.hits(view, pick);
      if (hits > 0) addHits(rule, tier, hits, tally);
    }
  }
}

function addHits(rule: NumbersRule, tier: string, hits: number, tally: Tally): void {
  if (!rule.hits) tally.add(tier, hits);
  else if (rule.hits === 'byCount') tally.add(`${tier}:${hits}`, 1);
  else if ('atLeast' in rule.hits) tally.add(tier, hits >= rule.hits.atLeast ? 1 : 0);
  else tally.add(tier, hits === rule.hits.exactly ? 1 : 0);
}

function settleSets(
  rule: NumbersRule,
  sets: readonly (readonly number[])[],
  prepared: Prepared,
  tally: Tally,
): void {
  for (const { tier, view } of rule.bags) {
    const hits = prepared
      .shown(view)
      .filter((text) => sets.every((set, position) => set.includes(Number(text[position])))).length;
    tally.add(tier, hits);
  }
}

function settleEach(
  rule: EachRule,
  sets: readonly (readonly number[])[],
  prepared: Prepared,
  tally: Tally,
): void {
  rule.positions.forEach((view, position) => {
    const symbol = Number(prepared.shown(view)[0]);
    if (sets[position]?.includes(symbol)) tally.add('WIN', 1);
  });
}

function settleSequence(
  rule: SequenceRule,
  sets: readonly (readonly number[])[],
  prepared: Prepared,
  tally: Tally,
): void {
  if (rule.ranks) return settlePairs(rule.ranks, sets, prepared, tally);
  const shown = prepared.shown(rule.view);
  if (sets.every((set, position) => set.includes(Number(shown[position])))) tally.add('WIN', 1);
}

/** Numbers that the result does not show are alike: the pairs of one with them are counted together. */
function settlePairs(
  ranks: readonly Rank[],
  sets: readonly (readonly number[])[],
  prepared: Prepared,
  tally: Tally,
): void {
  const shown = new Set(ranks.flatMap(({ view }) => prepared.shown(view).map(Number)));
  const [firsts = [], seconds = []] = sets.map((set) => set.filter((number) => shown.has(number)));
  const otherFirsts = sets[0]!.length - firsts.length;
  const otherSeconds = sets[1]!.length - seconds.length;
  const add = (pair: readonly number[], times: number): void => {
    const rank = rankOf(ranks, pair, prepared);
    if (rank) tally.add(rank.tier, times);
  };
  for (const first of firsts) {
    for (const second of seconds) if (first !== second) add([first, second], 1);
    add([first], otherSeconds);
  }
  for (const second of seconds) add([second], otherFirsts);
}

function settleSubset(rule: SubsetRule, picks: readonly number[], prepared: Prepared, tally: Tally): void {
  const counts = prepared.counts(rule.view);
  const hit = picks.filter((pick) => (counts[pick] ?? 0) > 0);
  if (rule.byOccurrences) {
    const visit = (from: number, left: number, occurrences: number): void => {
      if (left === 0) {
        const tier = rule.tiers[occurrences];
        if (tier) tally.add(tier, 1);
        return;
      }
      for (let index = from; index < hit.length; index++)
        visit(index + 1, left - 1, occurrences + (counts[hit[index]!] ?? 0));
    };
    visit(0, rule.choose, 0);
    return;
  }
  const missed = picks.length - hit.length;
  for (const [hits, tier] of Object.entries(rule.tiers))
    tally.add(tier, choose(hit.length, Number(hits)) * choose(missed, rule.choose - Number(hits)));
}

function settleRoles(rule: RolesRule, selection: Selection, prepared: Prepared, tally: Tally): void {
  const sets = 'sets' in selection ? selection.sets : rule.roles.map(() => picksOf(selection));
  const counts = prepared.counts(rule.view);
  const won = rule.roles.every(({ times, choose: wanted }, index) => {
    const digits: number[] = [];
    counts.forEach((count, digit) => {
      if (count === times) digits.push(digit);
    });
    return digits.length === wanted && digits.every((digit) => sets[index]?.includes(digit));
  });
  if (won) tally.add('WIN', 1);
}

/** What an option comes to by a result: the tiers it wins, or lines that are returned. */
interface OptionOutcome {
  tiers: readonly string[];
  refunded: number;
}

function settleOptions(rule: OptionsRule, chosen: readonly string[], prepared: Prepared, tally: Tally): void {
  const outcomes = prepared.remember(rule, () => optionOutcomes(rule, prepared));
  for (const code of chosen) {
    const outcome = outcomes.get(code);
    if (!outcome) throw new SelectionError('OPTION_UNKNOWN', code);
    tally.refundedLines += outcome.refunded;
    for (const tier of outcome.tiers) tally.add(tier, 1);
  }
}

function optionOutcomes(rule: OptionsRule, prepared: Prepared): Map<string, OptionOutcome> {
  return new Map(
    rule.options.map((option) => {
      const value = prepared.valueOf(rule.values[option.value ?? 0]!);
      const tiers = Object.entries(option.wins).flatMap(([tier, winning]) =>
        winning.includes(value) ? [tier] : [],
      );
      return [option.code, { tiers, refunded: option.refunds?.includes(value) ? (option.lines ?? 1) : 0 }];
    }),
  );
}
