import { ALL_MATH_MODELS, mathModelOf } from '../math-model/data/index.js';
import { TITLES, VENDORS } from './catalogue.js';
import { gameInfo, percent, stakesOf } from './game-info.js';
import { THEME_SYMBOLS } from './theme.types.js';
import { THEMES } from './themes.js';

const symbolsOf = (id: string) => {
  const { strips, freeSpins } = mathModelOf(id);
  return new Set([...strips, ...(freeSpins?.strips ?? [])].flatMap((strip) => strip.split(' ')));
};

describe('the shelf', () => {
  it('holds at least 60 games of at least 3 vendors with 12 math models or more', () => {
    expect(TITLES.length).toBeGreaterThanOrEqual(60);
    expect(VENDORS.length).toBeGreaterThanOrEqual(3);
    expect(new Set(TITLES.map((title) => title.mathModel)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(['code', 'gameId'] as const)('gives each game a %s of its own', (key) => {
    expect(new Set(TITLES.map((title) => title[key])).size).toBe(TITLES.length);
  });

  it('names each game once, in both languages, the Vietnamese one in composed letters', () => {
    for (const language of ['vi', 'en'] as const) {
      const names = TITLES.map(({ names: { [language]: name } }) => name);
      expect(new Set(names).size).toBe(TITLES.length);
      expect(names.every((name) => name === name.normalize('NFC') && name.length <= 32)).toBe(true);
    }
  });

  it('shows no two games of one vendor in the same theme, nor any two alike', () => {
    for (const { titles } of VENDORS)
      expect(new Set(titles.map(({ theme }) => theme.id)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(TITLES.map(({ theme }) => JSON.stringify(theme))).size).toBe(TITLES.length);
  });

  it('has a picture for every symbol that a game can show', () => {
    for (const { mathModel, theme } of TITLES)
      for (const symbol of symbolsOf(mathModel))
        expect(Object.keys(THEMES[theme.id].symbols)).toContain(symbol);
    for (const theme of Object.values(THEMES))
      expect(Object.keys(theme.symbols).toSorted()).toEqual([...THEME_SYMBOLS].toSorted());
  });
});

describe("a game's information", () => {
  it('REG-G33 gives the pay table that is played, not a copy of it', () => {
    for (const title of TITLES) {
      const { pays, scatter, stakeUnits } = mathModelOf(title.mathModel);
      for (const { symbol, kind, pays: shown } of gameInfo(title, 0).paytable) {
        const played = kind === 'scatter' ? scatter!.pays : pays[symbol];
        expect(Object.fromEntries(shown.map(({ count, units }) => [count, units]))).toEqual(played);
        expect(shown.every((one) => one.stakeUnits === stakeUnits)).toBe(true);
      }
    }
  });

  it('offers stakes that every win divides evenly', () => {
    for (const title of TITLES)
      for (const stake of stakesOf(title))
        expect(stake % BigInt(mathModelOf(title.mathModel).stakeUnits)).toBe(0n);
  });

  it.each([
    ['0.961964010360', '96.20'],
    ['0.961949999999', '96.19'],
    ['0.961950000000', '96.20'],
    ['1.000000000000', '100.00'],
    ['0.000040000000', '0.00'],
  ])('writes a share of %s as %s percent', (share, text) => {
    expect(percent(share)).toBe(text);
  });

  it('counts the ways of a game as the engine does', () => {
    const ways = new Map(TITLES.map((title) => [title.mathModel, gameInfo(title, 0).ways]));
    expect(
      ALL_MATH_MODELS.filter((one) => one.wins.kind === 'ways').map(({ id }) => [id, ways.get(id)]),
    ).toEqual([
      ['classic-3x3-27', 27],
      ['ways-5x3-243', 243],
      ['ways-5x4-1024-wild', 1024],
      ['ways-6x4-4096', 4096],
      ['ways-6x5-15625', 15625],
      ['hold-5x4-1024', 1024],
    ]);
  });
});
