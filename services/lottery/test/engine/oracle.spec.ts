import {
  allPlays,
  layoutOf,
  lineCount,
  parseSelection,
  prepare,
  SelectionError,
  settle,
  type Result,
} from '../../src/engine/index.js';
import type { Play } from '../../src/engine/play.js';
import { judge, oracle } from './oracle/index.js';
import { pickNear } from './picks.js';
import { numbersFrom, randomResult } from './spaces.js';

/** At least so many results each, and as many as it takes to see some wins. */
const rounds = 60;
const mostRounds = 3000;
const wins = 3;

describe('The engine agrees with the rules judged ticket by ticket', () => {
  it('every play has a rule, and every rule a play', () => {
    const rules = Object.entries(oracle).flatMap(([group, plays]) =>
      Object.keys(plays).map((code) => `${group} ${code}`),
    );
    expect(rules.toSorted()).toEqual(
      allPlays()
        .map((play) => `${play.group} ${play.code}`)
        .toSorted(),
    );
  });

  it.each(allPlays().map((play, index) => [`${play.group} ${play.code}`, play, index + 1] as const))(
    '%s',
    (_name, play, seed) => {
      const below = numbersFrom(seed * 7919);
      const layout = layoutOf(play.layout);
      let won = 0;
      for (let round = 0; round < mostRounds && (round < rounds || won < wins); round++) {
        const result = randomResult(layout, below);
        const text = pickNear(play, layout, result, below);
        const answers = bothAnswers(play, text, result);
        if (!answers) continue;
        expect({ text, result, ...answers.engine }).toEqual({ text, result, ...answers.rules });
        if (Object.keys(answers.rules.wins).length > 0) won += 1;
      }
      expect(won).toBeGreaterThanOrEqual(wins);
    },
  );
});

/** Undefined where the selection has no line, as balls that repeat in order. */
function bothAnswers(
  play: Play,
  text: string,
  result: Result,
): { engine: object; rules: ReturnType<typeof judge> } | undefined {
  try {
    const selection = parseSelection(play, text);
    const outcome = settle(play, selection, prepare(layoutOf(play.layout), result));
    const engine = {
      lines: lineCount(play, selection),
      wins: Object.fromEntries(outcome.wins.map(({ tier, times }) => [tier, times])),
      refundedLines: outcome.refundedLines,
    };
    const sheet = Object.fromEntries(Object.entries(result).map(([slot, values]) => [slot, [...values]]));
    return { engine, rules: judge(oracle[play.group]![play.code]!, text, sheet) };
  } catch (error) {
    if (error instanceof SelectionError && error.code === 'TOO_FEW') return undefined;
    throw error;
  }
}
