import {
  absentDigits,
  beadRoad,
  bigRoad,
  countedByPosition,
  countedOf,
  currentStreak,
  headsAndTails,
  hotAndCold,
  layoutOf,
  numbersOf,
  ordersOf,
  sidesOf,
  signOfYear,
  symbolStatistics,
  type NumberSet,
} from '../src/index.js';

const dice = (...rolls: string[]): { D: string[] }[] => rolls.map((roll) => ({ D: [...roll] }));

describe('Statistics of results', () => {
  const rows = symbolStatistics(layoutOf('K3'), dice('112', '345', '346', '166'), {
    view: {},
    from: 1,
    to: 6,
  });

  it('count draws, times and gaps of every face', () => {
    expect(rows).toEqual([
      { symbol: 1, draws: 2, times: 3, gap: 0, longestGap: 2 },
      { symbol: 2, draws: 1, times: 1, gap: 3, longestGap: 3 },
      { symbol: 3, draws: 2, times: 2, gap: 1, longestGap: 1 },
      { symbol: 4, draws: 2, times: 2, gap: 1, longestGap: 1 },
      { symbol: 5, draws: 1, times: 1, gap: 2, longestGap: 2 },
      { symbol: 6, draws: 2, times: 3, gap: 0, longestGap: 2 },
    ]);
  });

  it('name the most frequent faces and those that are out longest', () => {
    const { hot, cold } = hotAndCold(rows, 2);
    expect(hot.map(({ symbol }) => symbol)).toEqual([1, 6]);
    expect(cold.map(({ symbol }) => symbol)).toEqual([2, 5]);
  });

  it('count balls, digits or two-digit endings, as the layout has them', () => {
    expect(countedOf(layoutOf('PK10'))).toMatchObject({ from: 1, to: 10, width: 2 });
    expect(countedOf(layoutOf('SSC5'))).toMatchObject({ from: 0, to: 9, width: 1 });
    expect(countedOf(layoutOf('MB27'))).toMatchObject({ from: 0, to: 99, width: 2 });
  });

  it('count each position apart where the order of a result counts', () => {
    const results = [{ D: ['4', '0', '9', '9', '2'] }, { D: ['4', '1', '0', '9', '4'] }];
    const layout = layoutOf('SSC5');
    const fours = countedByPosition(layout).map(
      (counted) => symbolStatistics(layout, results, counted).find(({ symbol }) => symbol === 4)!.times,
    );
    expect(fours).toEqual([2, 0, 0, 0, 1]);
    expect(countedByPosition(layoutOf('MB27'))).toEqual([]);
  });

  it('sort the endings of a sheet by first and by last digit', () => {
    const sheet = { A: ['0105'], B: ['0150'], C: ['9905'], D: ['1234'] };
    const { heads, tails } = headsAndTails(layoutOf('POSTS8'), sheet);
    expect(heads[0]).toEqual([5, 5]);
    expect(heads[5]).toEqual([0]);
    expect(tails[4]).toEqual([3]);
    expect(absentDigits(layoutOf('POSTS8'), sheet)).toEqual({
      heads: [1, 2, 4, 6, 7, 8, 9],
      tails: [1, 2, 3, 6, 7, 8, 9],
    });
  });
});

describe('Roads', () => {
  const sides = (text: string): string[] => [...text].map((letter) => (letter === 'T' ? 'TIE' : letter));
  const drawn = (text: string): string[] => {
    const grid = Array.from({ length: 6 }, () => [] as string[]);
    for (const { side, column, row, ties } of bigRoad(sides(text)))
      grid[row]![column] = ties > 0 ? `${side}${ties}` : side;
    return grid.map((row) => Array.from(row, (cell) => cell ?? '.').join(' ')).filter((row) => row !== '');
  };

  it('sides come from computed values; what is neither is a tie', () => {
    const value = { view: {}, reduce: 'tripleOrSum' } as const;
    const named = sidesOf(layoutOf('K3'), dice('666', '651', '112'), value, { BIG: [11, 12], SMALL: [4] });
    expect(named).toEqual(['TIE', 'BIG', 'SMALL']);
  });

  it('a streak passes over ties', () => {
    expect(currentStreak(sides('BSSTS'))).toEqual({ side: 'S', length: 3 });
    expect(currentStreak(sides('TT'))).toBeUndefined();
  });

  it('the bead road fills columns of six', () => {
    expect(beadRoad(sides('BSBSBSB')).at(-1)).toEqual({ side: 'B', column: 1, row: 0 });
  });

  it('the big road starts a column with each change of side, and counts ties', () => {
    expect(drawn('BBTSB')).toEqual(['B S B', 'B1']);
  });

  it('a run of more than six continues to the right, and later runs make room', () => {
    expect(drawn('BBBBBBBBSSSSSSS')).toEqual(['B S', 'B S', 'B S', 'B S', 'B S S S', 'B B B']);
  });

  it('a run that turned continues to the right only', () => {
    expect(drawn('BBBBBBBSSSSSSBBB')).toEqual(['B S B', 'B S B', 'B S B', 'B S', 'B S S', 'B B']);
  });
});

describe('Sets of numbers that have names', () => {
  it.each<[NumberSet, number]>([
    [{ kind: 'head', digit: 3 }, 10],
    [{ kind: 'tail', digit: 3 }, 10],
    [{ kind: 'touch', digit: 3 }, 19],
    [{ kind: 'sum', digit: 3 }, 10],
    [{ kind: 'doubles' }, 10],
    [{ kind: 'skewDoubles' }, 10],
    [{ kind: 'big' }, 50],
    [{ kind: 'small' }, 50],
    [{ kind: 'parity', tens: 'EVEN', units: 'ODD' }, 25],
    [{ kind: 'family', number: 1 }, 8],
    [{ kind: 'family', number: 55 }, 4],
  ])('%j has %i', (set, size) => {
    const numbers = numbersOf(set);
    expect(new Set(numbers).size).toBe(size);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('ten families of eight and five of four hold every number once', () => {
    const families = new Set(
      Array.from({ length: 100 }, (_, number) => numbersOf({ kind: 'family', number }).join(',')),
    );
    const sizes = [...families].map((family) => family.split(',').length).toSorted((a, b) => a - b);
    expect(sizes).toEqual([4, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
    expect(new Set([...families].flatMap((family) => family.split(','))).size).toBe(100);
  });

  it('the family of 01 is 01, 06, 10, 15, 51, 56, 60, 65', () => {
    expect(numbersOf({ kind: 'family', number: 1 })).toEqual([1, 6, 10, 15, 51, 56, 60, 65]);
  });

  it('orders of a number are each listed once', () => {
    expect(ordersOf('011')).toEqual(['011', '101', '110']);
    expect(ordersOf('1234')).toHaveLength(24);
  });

  it('the sign of a number counts back from the sign of the year', () => {
    // 2024 was a year of the dragon, the fifth of the twelve signs (0 is the rat).
    expect(signOfYear(2024, 1)).toBe(4);
    expect(signOfYear(2024, 2)).toBe(3);
    expect(signOfYear(2024, 12)).toBe(5);
  });
});
