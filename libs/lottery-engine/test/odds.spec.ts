import {
  allPlays,
  checkSeries,
  defaultOddsBook,
  explain,
  faultsOf,
  layoutOf,
  modesOfGroup,
  oddsFor,
  payout,
  percent,
  playOf,
  rebatePpm,
  seriesRanges,
  type SeriesRange,
} from '../src/index.js';
import { seriesOdds } from '../src/odds.js';

const book = defaultOddsBook();
const range = seriesRanges.get('Lott|SSC')!;

describe('Odds by series', () => {
  it.each([
    [1700, 850_000, 128_000],
    [1800, 900_000, 78_000],
    [1950, 975_000, 3000],
  ])('series %i pays 1/1000 at %i per thousand and gives %i ppm back', (series, odds, rebate) => {
    expect(oddsFor(book, 'Lott', playOf('SSC', 'STRAIGHT3_LAST')!, series)).toEqual({ WIN: odds });
    expect(rebatePpm(range, series)).toBe(rebate);
  });

  it.each([1698, 1701, 1952, 1800.5, Number.NaN])('series %d is refused', (series) => {
    expect(() => checkSeries(range, series)).toThrow('SERIES_OUT_OF_RANGE');
  });

  it('what is paid and what is given back make the highest series at every step', () => {
    for (let series = range.min; series <= range.maxBet; series += 2)
      expect(seriesOdds({ win: 1, total: 1000 }, series) * 2 + rebatePpm(range, series) * 2).toBe(
        range.max * 1000,
      );
  });

  it('stakes that come back count as returned', () => {
    expect(seriesOdds({ win: 45, total: 100, refunds: 10 }, 2000)).toBe(2000);
    expect(seriesOdds({ win: 45, total: 100, refunds: 10 }, 1800)).toBe(1777);
  });

  it('every range leaves room between its ends and never returns more than all stakes', () => {
    for (const each of seriesRanges.values()) {
      const ends: (keyof SeriesRange)[] = ['min', 'default', 'maxBet', 'max'];
      expect(ends.map((end) => each[end])).toEqual(ends.map((end) => each[end]).toSorted((a, b) => a - b));
      expect(each.max).toBeLessThanOrEqual(2000);
      expect((each.maxBet - each.min) % 2).toBe(0);
      expect((each.default - each.min) % 2).toBe(0);
    }
  });

  it('rows of an operator replace the defaults, and a row that is missing is named', () => {
    const lo2 = playOf('MB', 'LO2')!;
    const own = book.with([{ prizeMode: 'Lott', group: 'MB', play: 'LO2', tier: 'WIN', odds: 98_500 }]);
    expect(oddsFor(own, 'Lott', lo2)).toEqual({ WIN: 98_500 });
    expect(oddsFor(own, 'Elott', lo2)).toEqual({ WIN: 99_000 });
    expect(() => oddsFor(book, 'SEA', lo2)).toThrow('NO_ODDS');
  });
});

describe('Payouts', () => {
  it.each([
    ['a point of two hits', 100_000n, { WIN: 99_000 }, [{ tier: 'WIN', times: 2 }], 0, 19_800_000n],
    ['a part of a minor unit is cut off per line', 33n, { WIN: 1_555 }, [{ tier: 'WIN', times: 4 }], 0, 204n],
    ['a returned stake', 50_000n, { BIG: 1900 }, [], 2, 100_000n],
    ['nothing', 50_000n, { BIG: 1900 }, [], 0, 0n],
    [
      'several tiers',
      1000n,
      { P1: 2_500_000, SPECIAL: 180_000 },
      [
        { tier: 'P1', times: 1 },
        { tier: 'SPECIAL', times: 2 },
      ],
      0,
      2_860_000n,
    ],
  ])('%s', (_name, stakePerLine, odds, wins, refundedLines, expected) => {
    expect(payout({ stakePerLine, odds, outcome: { wins, refundedLines } })).toBe(expected);
  });

  it('a tier without stored odds is an error, never a prize of nothing', () => {
    const outcome = { wins: [{ tier: 'P1', times: 1 }], refundedLines: 0 };
    expect(() => payout({ stakePerLine: 1n, odds: {}, outcome })).toThrow('No odds of tier P1');
  });
});

describe('The explanation of a play', () => {
  it('gives chance, odds and return of a pick, and names its texts', () => {
    const xien = playOf('MB', 'XIEN2')!;
    const found = explain(xien, oddsFor(book, 'Lott', xien));
    expect(found).toMatchObject({
      nameKey: 'lottery.play.VN.XIEN2.name',
      ruleKey: 'lottery.play.VN.XIEN2.rule',
      selectKey: 'lottery.rule.subset',
      form: 'list',
      atLeast: 2,
      symbols: { from: 0, to: 99, width: 2 },
    });
    const [chance] = found.chances;
    expect(chance).toMatchObject({ pick: '00,01', lines: 1, tiers: [{ tier: 'WIN', odds: 17_000 }] });
    expect(percent(chance!.tiers[0]!.chance, 3)).toBe('5.488 %');
    expect(percent(found.rtp.lowest)).toBe('93.30 %');
  });

  it.each(allPlays().map((play) => [`${play.group} ${play.code}`, play] as const))(
    '%s has an example that wins, on a complete result',
    (_name, play) => {
      const found = explain(play, oddsFor(book, modesOfGroup[play.group]![0]!, play)).example;
      expect(faultsOf(layoutOf(play.layout), found.result)).toEqual([]);
      expect(found.outcome.wins.length).toBeGreaterThan(0);
      expect(found.prize).toBeGreaterThan(0);
    },
  );

  it('lists options and returned stakes', () => {
    const sides = playOf('PC28', 'SIDES_REFUND')!;
    const found = explain(sides, oddsFor(book, 'Lott', sides));
    expect(found.options).toContain('BIG_ODD');
    expect(percent(found.chances[0]!.stakeBack!)).toBe('15.00 %');
  });
});
