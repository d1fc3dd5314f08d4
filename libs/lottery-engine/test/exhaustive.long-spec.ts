import {
  allPlays,
  layoutOf,
  parseSelection,
  prepare,
  settle,
  type Layout,
  type Play,
  type Result,
  type Selection,
} from '../src/index.js';
import { bothAnswers } from './agreement.js';
import { judgeTickets, oracle } from './oracle/index.js';
import type { Rule } from './oracle/rules.js';
import { pickNear } from './picks.js';
import { tryParse } from './singles.js';
import { enumerable, numbersFrom, randomResult, resultsSeenBy } from './spaces.js';

const named = (plays: readonly Play[]) =>
  plays.map((play, index) => [`${play.group} ${play.code}`, play, index + 1] as const);

/** PK10 has 3.6 million orders: its first five places are run through, and chance results follow below. */
const spaces: Readonly<Record<string, readonly number[] | undefined>> = { PK10: [0, 1, 2, 3, 4] };

const orderedViews = (play: Play) => {
  const entries = spaces[play.layout];
  const count = layoutOf(play.layout).slots[0]!.count;
  return [{ entries: entries ?? Array.from({ length: count }, (_, entry) => entry) }];
};

/** Options are bet on together; of those that stand for many tickets the lowest, a middle one and the highest. */
function widePick(play: Play): string {
  const { rule } = play;
  if (rule.kind !== 'options') return play.proof[0]!.pick;
  const codes = rule.options.map(({ code }) => code);
  const some = [codes[0], codes[codes.length >> 1], codes.at(-1)];
  return (rule.options[0]!.lines === undefined ? codes : some).join(',');
}

describe('Engine and rules over every result of small games', () => {
  it.each(named(allPlays().filter((play) => enumerable.has(play.layout))))('%s', (_name, play) => {
    const text = widePick(play);
    const layout = layoutOf(play.layout);
    const selection = parseSelection(play, text);
    const rule = oracle[play.group]![play.code]!;
    const tickets = rule.tickets(text);
    const results = resultsSeenBy(layout, orderedViews(play));
    expect(differences(play, selection, rule, tickets, results)).toBe(0);
  });
});

/** Results on which engine and rules disagree. */
function differences(
  play: Play,
  selection: Selection,
  rule: Rule,
  tickets: readonly string[],
  results: Iterable<Result>,
): number {
  let different = 0;
  for (const result of results) {
    const { wins, refundedLines } = settle(play, selection, prepare(layoutOf(play.layout), result));
    const rules = judgeTickets(rule, tickets, result as Record<string, string[]>);
    const same =
      refundedLines === rules.refundedLines &&
      wins.length === Object.keys(rules.wins).length &&
      wins.every(({ tier, times }) => rules.wins[tier] === times);
    if (!same) different += 1;
  }
  return different;
}

const numberLayouts = ['MB27', 'MN18', 'MAX3D', 'THAI', 'LAO', 'FOUR23', 'FOUR1', 'POSTS8'];

/** The results that differ from one in a value of a slot: all its last four digits, and all its first two. */
function* variants(layout: Layout, base: Result): Generator<Result> {
  for (const slot of layout.slots) {
    const [first = '', ...others] = base[slot.code]!;
    const free = Math.min(slot.digits, 4);
    for (let number = 0; number < 10 ** free; number++) {
      const value = first.slice(0, slot.digits - free) + String(number).padStart(free, '0');
      yield { ...base, [slot.code]: [value, ...others] };
    }
    for (let number = 0; slot.digits > 4 && number < 100; number++)
      yield { ...base, [slot.code]: [String(number).padStart(2, '0') + first.slice(2), ...others] };
  }
}

describe('Engine and rules over every value of each prize', () => {
  it.each(named(allPlays().filter((play) => numberLayouts.includes(play.layout))))(
    '%s',
    (_name, play, seed) => {
      const below = numbersFrom(seed * 31_337);
      const layout = layoutOf(play.layout);
      const base = randomResult(layout, below);
      const text = play.rule.kind === 'options' ? widePick(play) : pickNear(play, layout, base, below);
      const selection = parseSelection(play, text);
      const rule = oracle[play.group]![play.code]!;
      expect(differences(play, selection, rule, rule.tickets(text), variants(layout, base))).toBe(0);
    },
  );
});

/** Plays whose options stand for tickets take hundreds of them a bet. */
const roundsOf = ({ rule }: Play): number =>
  rule.kind === 'options' && rule.options[0]!.lines !== undefined ? 300 : 3000;

describe('Engine and rules on thousands of chance results', () => {
  it.each(named(allPlays()))('%s', (_name, play, seed) => {
    const below = numbersFrom(seed * 104_729);
    const layout = layoutOf(play.layout);
    for (let round = 0; round < roundsOf(play); round++) {
      const result = randomResult(layout, below);
      const text = pickNear(play, layout, result, below);
      const selection = tryParse(play, text);
      if (!selection) continue;
      const { engine, rules } = bothAnswers(play, text, selection, result);
      expect({ text, result, ...engine }).toEqual({ text, result, ...rules });
    }
  });
});
