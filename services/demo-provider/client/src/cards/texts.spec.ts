import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../text';
import { cardTextsOf } from './text';
import { vi } from './text/vi';

/** The text of each entry with figures in the place of its values; a rule is a text of its own. */
const spoken = (texts: typeof vi): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => {
      if (typeof value === 'string') return [[name, value]];
      if (typeof value !== 'function') return value.map((rule, at) => [`${name} ${at}`, rule]);
      return [[name, (value as (...values: unknown[]) => string)(...(name === 'place' ? [2] : [71, 72]))]];
    }),
  );
const figures = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => [name, (text.match(/7[12]/g) ?? []).toSorted()]);

describe.each(LANGUAGES)('the texts of a card room in %s', (language) => {
  it('say everything, with every figure in its place', async () => {
    const texts = spoken(await cardTextsOf(language));
    expect(figures(texts)).toEqual(figures(spoken(vi)));
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('name the places of four seats apart', async () => {
    const { place } = await cardTextsOf(language);
    expect(new Set([1, 2, 3, 4].map(place)).size).toBe(4);
  });
});
