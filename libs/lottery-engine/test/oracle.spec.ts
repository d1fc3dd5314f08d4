import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPlays, layoutOf, type Play } from '../src/index.js';
import { bothAnswers } from './agreement.js';
import { oracle } from './oracle/index.js';
import { pickNear } from './picks.js';
import { tryParse } from './singles.js';
import { numbersFrom, randomResult } from './spaces.js';

/** At least so many results each, and as many as it takes to see some wins. */
const roundsOf = (play: Play): number => (play.rule.kind === 'options' ? 200 : 60);
const maxRounds = 3000;
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

  it('the rules share no code with the engine', () => {
    const folder = join(import.meta.dirname, 'oracle');
    for (const file of readdirSync(folder)) {
      const imports = [...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)];
      for (const [, source] of imports) expect(source).toMatch(/^\.\/[a-z]+\.js$/);
    }
  });

  it.each(allPlays().map((play, index) => [`${play.group} ${play.code}`, play, index + 1] as const))(
    '%s',
    (_name, play, seed) => {
      const below = numbersFrom(seed * 7919);
      const layout = layoutOf(play.layout);
      const rounds = roundsOf(play);
      let won = 0;
      for (let round = 0; round < maxRounds && (round < rounds || won < wins); round++) {
        const result = randomResult(layout, below);
        const text = pickNear(play, layout, result, below);
        const selection = tryParse(play, text);
        if (!selection) continue;
        const { engine, rules } = bothAnswers(play, text, selection, result);
        expect({ text, result, ...engine }).toEqual({ text, result, ...rules });
        if (Object.keys(rules.wins).length > 0) won += 1;
      }
      expect(won).toBeGreaterThanOrEqual(wins);
    },
  );
});
