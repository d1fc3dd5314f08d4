import type { Payments } from '../math-model/math-model.types.js';
import { ALL_MATH_MODELS, mathModelOf } from '../math-model/data/index.js';
import { ALL_TABLED_MODELS, isTabled, tabledModelOf } from '../outcome-table/models/index.js';
import { TITLES, VENDORS } from './catalogue.js';
import { gameInfo, percent, stakesOf } from './game-info.js';
import { THEME_SYMBOLS } from './theme.types.js';
import { THEMES } from './themes.js';

const symbolsOf = (id: string) => {
  // The page paints the mystery cell itself.
  if (isTabled(id)) return new Set(Object.keys(tabledModelOf(id).cells).filter((symbol) => symbol !== 'M'));
  const { strips, freeSpins } = mathModelOf(id);
  return new Set([...strips, ...(freeSpins?.strips ?? [])].flatMap((strip) => strip.split(' ')));
};

const modelOf = (id: string) => (isTabled(id) ? tabledModelOf(id) : mathModelOf(id));

describe('the shelf', () => {
  it('holds at least 100 games of at least 3 vendors with 30 math models or more', () => {
    expect(TITLES.length).toBeGreaterThanOrEqual(100);
    expect(VENDORS.length).toBeGreaterThanOrEqual(3);
    expect(new Set(TITLES.map((title) => title.mathModel)).size).toBeGreaterThanOrEqual(30);
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

it.each(TITLES)('$code says the highest win of a round, and how rare it is', (title) => {
  const { maxWin, topOneIn } = gameInfo(title, 0);
  expect(maxWin).toBeGreaterThan(1);
  expect(topOneIn).toMatch(/^\d{1,15}\.\d$|^\d\.\de\+\d+$/);
  expect(Number(topOneIn)).toBeGreaterThan(1);
});

describe('variety', () => {
  const lineUp = (titles: readonly { mathModel: string }[]) =>
    new Set(titles.map(({ mathModel }) => mathModel));
  const pairs = <T>(all: readonly T[]) =>
    all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));

  it('gives no two vendors the same line-up: each has several models that the other lacks', () => {
    for (const [one, other] of pairs(VENDORS.map(({ titles }) => lineUp(titles)))) {
      expect([...one].filter((id) => !other.has(id)).length).toBeGreaterThanOrEqual(4);
      expect([...other].filter((id) => !one.has(id)).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has no pay table that is another one scaled', () => {
    const models = [...ALL_MATH_MODELS, ...ALL_TABLED_MODELS];
    const alike = pairs(models).filter(([one, other]) => scaledAlike(paymentsOf(one), paymentsOf(other)));
    expect(alike.map(([one, other]) => `${one.id} = ${other.id}`)).toEqual([]);
  });

  it('offers each mechanic of the outcome tables in several titles', () => {
    const titlesWith = (has: (model: (typeof ALL_TABLED_MODELS)[number]) => boolean) =>
      TITLES.filter(({ mathModel }) => isTabled(mathModel) && has(tabledModelOf(mathModel))).length;
    const mechanics: Record<string, number> = {
      cascade: titlesWith(({ cascade }) => cascade !== undefined),
      cluster: titlesWith(({ wins }) => wins.kind === 'cluster'),
      anywhere: titlesWith(({ wins }) => wins.kind === 'anywhere'),
      rows: titlesWith(({ heights }) => heights !== undefined),
      sticky: titlesWith(({ freeSpins }) => freeSpins?.sticky === true),
      walking: titlesWith(({ walking }) => walking !== undefined),
      mystery: titlesWith(({ mystery }) => mystery !== undefined),
      special: titlesWith(({ freeSpins }) => freeSpins?.special !== undefined),
      pick: titlesWith(({ pick }) => pick !== undefined),
      wheel: titlesWith(({ wheel }) => wheel !== undefined),
      gamble: titlesWith(({ gamble }) => gamble !== undefined),
      buy: titlesWith(({ modes }) => modes.some(({ name }) => name === 'buy')),
    };
    for (const [mechanic, titles] of Object.entries(mechanics))
      expect({ mechanic, several: titles >= 3 }).toEqual({ mechanic, several: true });
  });
});

/** Every payment in stakes, in an order of its own: counts of symbols from the best to the worst. */
function paymentsOf({ pays, stakeUnits }: { pays: Readonly<Record<string, Payments>>; stakeUnits: number }) {
  return Object.values(pays).map((payments) => Object.values(payments).map((units) => units / stakeUnits));
}

/** Whether one table is the other times a factor, give or take a tenth for rounding. */
function scaledAlike(one: number[][], other: number[][]): boolean {
  const [flat, against] = [one.flat(), other.flat()];
  if (flat.length !== against.length || one.some((row, i) => row.length !== other[i]!.length)) return false;
  const ratios = flat.map((paid, i) => paid / against[i]!);
  return Math.max(...ratios) / Math.min(...ratios) < 1.25;
}

describe("a game's information", () => {
  it('REG-G33 gives the pay table that is played, not a copy of it', () => {
    for (const title of TITLES) {
      const { pays, scatter, stakeUnits } = modelOf(title.mathModel);
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
        expect(stake % BigInt(modelOf(title.mathModel).stakeUnits)).toBe(0n);
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
