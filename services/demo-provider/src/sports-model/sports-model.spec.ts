import { bestOf, disciplineOf, fight, football } from './disciplines.js';
import { figuresOf } from './figures.js';
import { chancesOf, LEAGUES, marketsOfPairing, pairingsOf } from './leagues.js';
import { oddsText, parlayOdds, lineText } from './odds-type.js';
import { marketsOf, oddsOf, returnOf } from './prices.js';
import { payoutOf, resultOf, resultOfBet } from './settlement.rules.js';
import type { Discipline, Score, Selection } from './sports.types.js';

const chances = { home: 300, away: 200 };

/** Every way in which the draws of a match can fall, with its weight: a number is below a chance or not. */
function everyCourse(discipline: Discipline, thresholds: readonly number[]): Map<string, bigint> {
  const found = new Map<string, bigint>();
  const bounds = [0, ...thresholds.toSorted((a, b) => a - b), 1000];
  const follow = (path: readonly number[]): void => {
    let used = 0;
    let weight = 1n;
    let isOpen = false;
    const { score } = discipline.play(chances, () => {
      const part = path[used];
      used += 1;
      if (part === undefined) {
        isOpen = true;
        return 0;
      }
      weight *= BigInt(bounds[part + 1]! - bounds[part]!);
      return bounds[part]!;
    });
    if (isOpen) for (let part = 0; part < bounds.length - 1; part++) follow([...path, part]);
    else
      found.set(
        `${score.join()}/${path.length}`,
        (found.get(`${score.join()}/${path.length}`) ?? 0n) + weight,
      );
  };
  follow([]);
  return found;
}

describe('how matches are played', () => {
  it.each([
    ['football', football(3), [300, 200], 6],
    ['best of three', bestOf(2), [300], 3],
    ['a fight', fight, [300, 500], 1],
  ] as const)('%s gives each score exactly its weight', (_, discipline, thresholds, draws) => {
    const played = new Map<string, bigint>();
    for (const [key, weight] of everyCourse(discipline, thresholds)) {
      const [score = '', used = ''] = key.split('/');
      played.set(score, (played.get(score) ?? 0n) + weight * 1000n ** BigInt(draws - Number(used)));
    }
    const weights = new Map<string, bigint>();
    const given = draws === 3 ? { home: 300, away: 700 } : chances;
    for (const { score, weight } of discipline.outcomes(given))
      weights.set(score.join(), (weights.get(score.join()) ?? 0n) + weight);
    expect(played).toEqual(weights);
    expect([...played.values()].reduce((sum, weight) => sum + weight, 0n)).toBe(1000n ** BigInt(draws));
  });

  it('best of three needs two games, three at most', () => {
    const weights = bestOf(2).outcomes({ home: 600, away: 400 });
    expect(weights.map(({ score }) => score.join()).toSorted()).toEqual([
      '0,2',
      '1,2',
      '1,2',
      '2,0',
      '2,1',
      '2,1',
    ]);
    const of = (score: string) =>
      weights.filter((one) => one.score.join() === score).reduce((sum, { weight }) => sum + weight, 0n);
    expect([of('2,0'), of('2,1'), of('1,2'), of('0,2')]).toEqual([
      360_000_000n,
      288_000_000n,
      192_000_000n,
      160_000_000n,
    ]);
  });
});

describe('SPEC-1.8.5 how selections are settled', () => {
  const at = (
    market: Selection['market'],
    line: number,
    pick: Selection['pick'],
    ...score: [number, number]
  ) => resultOf({ market, line, pick }, score);

  it.each([
    [-1, 'home', [1, 0], 'WIN'],
    [-1, 'home', [0, 0], 'HALF_LOSS'],
    [-1, 'away', [0, 0], 'HALF_WIN'],
    [-3, 'home', [1, 0], 'HALF_WIN'],
    [-3, 'away', [1, 0], 'HALF_LOSS'],
    [-3, 'home', [0, 0], 'LOSS'],
    [-4, 'home', [2, 1], 'VOID'],
    [-5, 'home', [1, 0], 'HALF_LOSS'],
    [-2, 'home', [0, 0], 'LOSS'],
    [1, 'home', [0, 0], 'HALF_WIN'],
    [3, 'home', [0, 1], 'HALF_LOSS'],
    [0, 'away', [1, 1], 'VOID'],
  ] as const)('handicap of %i quarters on %s at %j is %s', (line, pick, score, result) => {
    expect(at('ah', line, pick, ...(score as unknown as [number, number]))).toBe(result);
  });

  it.each([
    [9, 'over', [1, 1], 'HALF_LOSS'],
    [9, 'under', [1, 1], 'HALF_WIN'],
    [11, 'over', [2, 1], 'HALF_WIN'],
    [10, 'over', [1, 1], 'LOSS'],
    [8, 'under', [1, 1], 'VOID'],
    [12, 'over', [3, 1], 'WIN'],
  ] as const)('a total of %i quarters, %s, at %j is %s', (line, pick, score, result) => {
    expect(at('ou', line, pick, ...(score as unknown as [number, number]))).toBe(result);
  });

  it('returns both sides of a drawn fight and pays the draw', () => {
    expect([
      at('fight', 0, 'home', 0, 0),
      at('fight', 0, 'away', 0, 0),
      at('fight', 0, 'draw', 0, 0),
    ]).toEqual(['VOID', 'VOID', 'WIN']);
    expect(at('1x2', 0, 'home', 0, 0)).toBe('LOSS');
  });

  it('pays a parlay leg by leg and rounds down once', () => {
    const stake = 1_000_000n;
    expect(payoutOf(stake, [{ odds: 195, result: 'WIN' }])).toBe(1_950_000n);
    expect(payoutOf(stake, [{ odds: 195, result: 'HALF_WIN' }])).toBe(1_475_000n);
    expect(payoutOf(stake, [{ odds: 195, result: 'HALF_LOSS' }])).toBe(500_000n);
    const legs = [
      { odds: 195, result: 'WIN' },
      { odds: 201, result: 'HALF_WIN' },
      { odds: 340, result: 'VOID' },
      { odds: 187, result: 'HALF_LOSS' },
    ] as const;
    expect(payoutOf(stake, legs)).toBe(1_467_375n);
    expect(resultOfBet(stake, legs)).toBe('WIN');
    expect(payoutOf(3n, [legs[0], legs[1]])).toBe(8n);
    expect(payoutOf(stake, [...legs, { odds: 150, result: 'LOSS' }])).toBe(0n);
  });
});

describe('how prices are made', () => {
  const [football88] = LEAGUES;

  it.each(LEAGUES)(
    '$code leaves every selection within its target, and not more than a hundredth of odds below',
    (league) => {
      for (const home of league.teams)
        for (const away of league.teams) {
          if (home === away) continue;
          const outcomes = disciplineOf(league.sport).outcomes(chancesOf(league, { home, away }));
          for (const { kind, line, selections } of marketsOfPairing(league, { home, away })) {
            const target = BigInt(league.markets.find((market) => market.kind === kind)!.target);
            for (const { pick, odds } of selections) {
              const selection = { market: kind, line, pick };
              const share = returnOf(selection, odds, outcomes);
              const better = returnOf(selection, odds + 1, outcomes);
              expect(share.over * 1000n <= target * share.under).toBe(true);
              expect(better.over * 1000n > target * better.under).toBe(true);
            }
          }
        }
    },
  );

  it('offers a price for every market of every match', () => {
    for (const league of LEAGUES)
      for (const home of league.teams)
        for (const away of league.teams) {
          if (home === away) continue;
          const kinds = new Set(marketsOfPairing(league, { home, away }).map(({ kind }) => kind));
          expect([...kinds].toSorted()).toEqual(league.markets.map(({ kind }) => kind).toSorted());
        }
  });

  it('a return of one gives the fair odds of a coin', () => {
    const coin = [
      { score: [1, 0] as Score, weight: 1n },
      { score: [0, 1] as Score, weight: 1n },
    ];
    expect(oddsOf({ market: 'win', line: 0, pick: 'home' }, coin, 1000)).toBe(200);
    expect(
      marketsOf([{ kind: 'win', target: 950, lines: [0], shown: 1 }], coin)[0]!.selections[0]!.odds,
    ).toBe(190);
  });

  it('keeps the edge of each market in its band', () => {
    const edges = LEAGUES.flatMap((league) =>
      figuresOf(league).map(({ market, least, most }) => ({
        market: `${league.code} ${market}`,
        least: Number((least.over * 10_000n) / least.under),
        most: Number((most.over * 10_000n) / most.under),
      })),
    );
    for (const { least, most } of edges) {
      expect(least).toBeGreaterThan(9_250);
      expect(most).toBeLessThan(9_760);
    }
    expect(edges).toHaveLength(12);
  });

  it('plays every pairing at home and away before any is repeated', () => {
    const pairs = Array.from({ length: 14 }, (_, day) => pairingsOf(football88!, 700 + day)).flat();
    const names = new Set(pairs.map(({ home, away }) => `${home.name}-${away.name}`));
    expect(pairs).toHaveLength(56);
    expect(names.size).toBe(56);
  });
});

describe('how odds are written', () => {
  it.each([
    [175, 'DEC', '1.75'],
    [175, 'HK', '0.75'],
    [175, 'MY', '0.75'],
    [175, 'ID', '-1.333'],
    [250, 'MY', '-0.667'],
    [250, 'ID', '1.50'],
    [200, 'MY', '1.00'],
  ] as const)('%i hundredths in %s are %s', (odds, type, text) => {
    expect(oddsText(odds, type)).toBe(text);
  });

  it('multiplies the odds of a parlay', () => {
    expect(parlayOdds([195, 201])).toBe('3.9195');
    expect(parlayOdds([200, 200])).toBe('4.00');
  });

  it('writes lines of quarters', () => {
    expect([lineText(-1, true), lineText(4, true), lineText(10, false), lineText(0, true)]).toEqual([
      '-0.25',
      '+1',
      '2.5',
      '0',
    ]);
  });
});
