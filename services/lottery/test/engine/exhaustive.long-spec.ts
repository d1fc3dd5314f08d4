import { allPlays, layoutOf, parseSelection, type Play } from '../../src/engine/index.js';
import { bothAnswers } from './agreement.js';
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

/** As many of the proof's picks as fit into one selection: a play's options are bet on together. */
function widePick(play: Play): string {
  const { rule } = play;
  return rule.kind === 'options' ? rule.options.map(({ code }) => code).join(',') : play.proof[0]!.pick;
}

describe('Engine and rules over every result of small games', () => {
  it.each(named(allPlays().filter((play) => enumerable.has(play.layout))))('%s', (_name, play) => {
    const text = widePick(play);
    const selection = parseSelection(play, text);
    for (const result of resultsSeenBy(layoutOf(play.layout), orderedViews(play))) {
      const { engine, rules } = bothAnswers(play, text, selection, result);
      if (JSON.stringify(sorted(engine)) !== JSON.stringify(sorted(rules)))
        expect({ result, engine }).toEqual({ result, engine: rules });
    }
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
      if (JSON.stringify(sorted(engine)) !== JSON.stringify(sorted(rules)))
        expect({ text, result, engine }).toEqual({ text, result, engine: rules });
    }
  });
});

const sorted = ({ lines, wins, refundedLines }: ReturnType<typeof bothAnswers>['engine']): unknown => [
  lines,
  refundedLines,
  Object.entries(wins).toSorted(([a], [b]) => (a < b ? -1 : 1)),
];
