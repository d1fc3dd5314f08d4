import { allPlays, layoutOf, parseSelection, prepare, settle, type Play } from '../../src/engine/index.js';
import { bothAnswers } from './agreement.js';
import { judgeTickets, oracle } from './oracle/index.js';
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
    let different = 0;
    for (const result of resultsSeenBy(layout, orderedViews(play))) {
      const { wins, refundedLines } = settle(play, selection, prepare(layout, result));
      const rules = judgeTickets(rule, tickets, result as Record<string, string[]>);
      const same =
        refundedLines === rules.refundedLines &&
        wins.length === Object.keys(rules.wins).length &&
        wins.every(({ tier, times }) => rules.wins[tier] === times);
      if (!same) different += 1;
    }
    expect(different).toBe(0);
  });
});

describe('Engine and rules on thousands of chance results', () => {
  it.each(named(allPlays()))('%s', (_name, play, seed) => {
    const below = numbersFrom(seed * 104_729);
    const layout = layoutOf(play.layout);
    for (let round = 0; round < 5000; round++) {
      const result = randomResult(layout, below);
      const text = pickNear(play, layout, result, below);
      const selection = tryParse(play, text);
      if (!selection) continue;
      const { engine, rules } = bothAnswers(play, text, selection, result);
      expect({ text, result, ...engine }).toEqual({ text, result, ...rules });
    }
  });
});
