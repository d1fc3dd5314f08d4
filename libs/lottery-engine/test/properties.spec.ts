import fc from 'fast-check';
import {
  allPlays,
  defaultOddsBook,
  hasPick,
  layoutOf,
  lineCount,
  modesOfGroup,
  oddsFor,
  pack,
  parseSelection,
  payout,
  picksNamed,
  playOf,
  prepare,
  printSelection,
  settle,
  unpack,
  type Result,
  type Selection,
} from '../src/index.js';
import type { Play, Symbols } from '../src/play.js';
import { formOf } from '../src/selection.js';
import { pickNear } from './picks.js';
import { singlesOf, tryParse } from './singles.js';
import { numbersFrom, randomResult } from './spaces.js';

interface Bet {
  play: Play;
  text: string;
  selection: Selection;
  result: Result;
  seed: number;
}

const book = defaultOddsBook();
const oddsOf = (play: Play) => oddsFor(book, modesOfGroup[play.group]![0]!, play);

/** A play, a result of it and a selection near the result. */
const bets = (plays: readonly Play[] = allPlays()): fc.Arbitrary<Bet> =>
  fc
    .record({ play: fc.constantFrom(...plays), seed: fc.integer({ min: 1, max: 2 ** 31 }) })
    .map(({ play, seed }) => {
      const below = numbersFrom(seed);
      const result = randomResult(layoutOf(play.layout), below);
      const text = pickNear(play, layoutOf(play.layout), result, below);
      return { play, text, selection: tryParse(play, text), result, seed };
    })
    .filter((bet): bet is Bet => bet.selection !== undefined);

const wonBy = (bet: Bet, selection = bet.selection, result = bet.result) =>
  settle(bet.play, selection, prepare(layoutOf(bet.play.layout), result));

const paid = (bet: Bet, selection: Selection, stakePerLine: bigint): bigint =>
  payout({ stakePerLine, odds: oddsOf(bet.play), outcome: wonBy(bet, selection) });

const runs = { numRuns: 2000 };
/** Up to ten million dong a line: a slip of more can win more than 64 bits hold, and is refused by its largest win. */
const stakes = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe('Selections', () => {
  it('a printed selection is read as itself, and is the only text of it', () => {
    fc.assert(
      fc.property(bets(), ({ play, selection }) => {
        const text = printSelection(play, selection);
        expect(parseSelection(play, text)).toEqual(selection);
        expect(printSelection(play, parseSelection(play, text))).toBe(text);
      }),
      runs,
    );
  });

  it('a packed selection is unpacked as itself', () => {
    fc.assert(
      fc.property(bets(), ({ play, selection }) => {
        const packed = pack(play, selection);
        expect(unpack(play, packed)).toEqual(selection);
        expect(pack(play, unpack(play, packed))).toBe(packed);
      }),
      runs,
    );
  });

  it('many two-digit numbers are packed as a mask', () => {
    const lo2 = playOf('MB', 'LO2')!;
    const all = { picks: Array.from({ length: 100 }, (_, number) => number) };
    expect(pack(lo2, all)).toHaveLength(26);
    expect(unpack(lo2, pack(lo2, all))).toEqual(all);
  });

  it('a selection has the picks of its lines by their names, and no others', () => {
    fc.assert(
      fc.property(bets(), fc.integer({ min: 1, max: 2 ** 31 }), ({ play, selection, result }, seed) => {
        const near = pickNear(play, layoutOf(play.layout), result, numbersFrom(seed));
        const other = tryParse(play, near);
        if (!other) return;
        const names = picksNamed(play, selection);
        expect(names).toHaveLength(singlesOf(play, selection).length);
        for (const name of picksNamed(play, other).slice(0, 200))
          expect([name, hasPick(play, selection, name)]).toEqual([name, names.includes(name)]);
      }),
      { numRuns: 300 },
    );
  });

  it('the count of lines is that of the selections of one line', () => {
    fc.assert(
      fc.property(bets(), ({ play, selection }) => {
        const each = singlesOf(play, selection).map((single) => lineCount(play, single));
        expect(lineCount(play, selection)).toBe(each.reduce((sum, lines) => sum + lines, 0));
      }),
      runs,
    );
  });

  it('the order in which picks are written does not matter', () => {
    fc.assert(
      fc.property(bets(), (bet) => {
        if (bet.text.includes('_')) return;
        const reversed = bet.text.split(',').toReversed().join(',');
        expect(parseSelection(bet.play, reversed)).toEqual(bet.selection);
      }),
      runs,
    );
  });
});

describe('Settlement', () => {
  it('a slip pays what its lines pay alone, to the last minor unit', () => {
    fc.assert(
      fc.property(bets(), stakes, (bet, stake) => {
        const alone = singlesOf(bet.play, bet.selection).map((single) => paid(bet, single, stake));
        expect(paid(bet, bet.selection, stake)).toBe(alone.reduce((sum, prize) => sum + prize, 0n));
      }),
      runs,
    );
  });

  it('settling twice gives the same, and a corrected result and its withdrawal net zero', () => {
    fc.assert(
      fc.property(bets(), stakes, (bet, stakePerLine) => {
        const corrected = randomResult(layoutOf(bet.play.layout), numbersFrom(bet.seed + 1));
        const pays = (result: Result): bigint =>
          payout({ stakePerLine, odds: oddsOf(bet.play), outcome: wonBy(bet, bet.selection, result) });
        expect(wonBy(bet)).toEqual(wonBy(bet));
        const [first, second, third] = [pays(bet.result), pays(corrected), pays(bet.result)];
        expect(first + (second - first) + (third - second)).toBe(first);
      }),
      runs,
    );
  });

  it('a bet never wins more than its lines can', () => {
    fc.assert(
      fc.property(bets(), (bet) => {
        const { wins, refundedLines } = wonBy(bet);
        expect(refundedLines).toBeLessThanOrEqual(lineCount(bet.play, bet.selection));
        for (const { tier, times } of wins) {
          expect(bet.play.tiers.map(({ code }) => code)).toContain(tier);
          expect(times).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  const symmetric = allPlays().filter((play) => play.rule.kind !== 'options');

  it('other names of digits or balls, in selection and result alike, change nothing', () => {
    fc.assert(
      fc.property(bets(symmetric), (bet) => {
        const form = formOf(bet.play)!;
        const rename = renaming(
          form.setSymbols.width === 2 && form.symbols.from === 1 ? form.symbols : digits(form.setSymbols),
          bet.seed,
        );
        const result = Object.fromEntries(
          Object.entries(bet.result).map(([slot, values]) => [slot, values.map(rename)]),
        );
        const text = printSelection(bet.play, bet.selection).replaceAll(/\d+/g, rename);
        expect(wonBy(bet, parseSelection(bet.play, text), result)).toEqual(wonBy(bet));
      }),
      runs,
    );
  });
});

/** Two-digit numbers of a Vietnamese sheet are renamed digit by digit. */
const digits = (symbols: Symbols): Symbols => (symbols.width === 1 ? symbols : { from: 0, to: 9, width: 1 });

/** A rotation of the symbols, applied to each symbol of a text. */
function renaming(symbols: Symbols, seed: number): (text: string) => string {
  const count = symbols.to - symbols.from + 1;
  const by = 1 + (seed % (count - 1));
  return (text) =>
    text.replaceAll(new RegExp(`\\d{${symbols.width}}`, 'g'), (symbol) =>
      String(((Number(symbol) - symbols.from + by) % count) + symbols.from).padStart(symbols.width, '0'),
    );
}

describe('Plays that are made of others', () => {
  const sums: readonly (readonly [string, string, readonly string[]])[] = [
    ['MB', 'DE_DAUDUOI', ['DE_DAU', 'DE_DB']],
    ['MN', 'DE_DAUDUOI', ['DE_DAU', 'DE_DB']],
    ['MB', 'CANG3_DAUDUOI', ['CANG3_DAU', 'CANG3_DB']],
    ['MN', 'CANG3_DAUDUOI', ['CANG3_DAU', 'CANG3_DB']],
    ['POSTS', 'LO_2D', ['A_2D', 'B_2D', 'C_2D', 'D_2D']],
    ['POSTS', 'LO8_3D', ['LO_3D', 'F_3D', 'I_3D', 'N_3D', 'K_3D']],
  ];

  it.each(sums)('%s %s wins as often as its parts together', (group, code, parts) => {
    fc.assert(
      fc.property(bets([playOf(group, code)!]), (bet) => {
        const count = (play: Play): number =>
          settle(play, bet.selection, prepare(layoutOf(play.layout), bet.result)).wins.reduce(
            (sum, { times }) => sum + times,
            0,
          );
        expect(count(bet.play)).toBe(parts.reduce((sum, part) => sum + count(playOf(group, part)!), 0));
      }),
      { numRuns: 200 },
    );
  });

  it('a sum of three digits wins exactly where one of its straight tickets does', () => {
    fc.assert(
      fc.property(bets([playOf('SSC', 'STRAIGHT3_LAST')!]), fc.integer({ min: 0, max: 27 }), (bet, sum) => {
        const tickets = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0')).filter(
          (ticket) => [...ticket].reduce((total, digit) => total + Number(digit), 0) === sum,
        );
        const straight = parseSelection(bet.play, tickets.join(','));
        expect(lineCount(playOf('SSC', 'SUM3_LAST')!, { options: [String(sum)] })).toBe(tickets.length);
        expect(
          settle(
            playOf('SSC', 'SUM3_LAST')!,
            { options: [String(sum)] },
            prepare(layoutOf('SSC5'), bet.result),
          ),
        ).toEqual(wonBy(bet, straight));
      }),
      { numRuns: 200 },
    );
  });
});
