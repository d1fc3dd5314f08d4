import { countShown } from '../view.js';
import { chooseExactly } from '../combinatorics.js';
import { layouts, type LayoutId } from '../layouts.js';
import type { Option, Play, Proof, SeriesOdds, Symbols, Tier, ValueOf, View } from '../play.js';

/** Makers of rows. A row is data; these only keep what its parts have in common in one place. */
export const digit: Symbols = { from: 0, to: 9, width: 1 };
export const pair: Symbols = { from: 0, to: 99, width: 2 };
export const dice: Symbols = { from: 1, to: 6, width: 1 };
export const balls = (to: number): Symbols => ({ from: 1, to, width: 2 });

export const lineCap = 100_000;

export interface Group {
  group: string;
  layout: LayoutId;
}

export const odds = (value: number): number => Math.round(value * 1000);

type Row = Pick<Play, 'code' | 'rule' | 'tiers' | 'proof'>;
export const row = ({ group, layout }: Group, play: Row): Play => ({
  code: play.code,
  group,
  layout,
  rule: play.rule,
  tiers: play.tiers,
  maxLines: lineCap,
  proof: play.proof,
});

const zeros = (digits: number): string => '0'.repeat(digits);
export const win = (value: number | SeriesOdds): Tier[] => [{ code: 'WIN', odds: value }];

interface Hits {
  digits: number;
  view: View;
  odds: number;
  /** Absent: as many lines as values are looked at. */
  charge?: number;
}

/** Numbers that pay for each hit among the values of a view. */
export function hits(game: Group, code: string, play: Hits): Play {
  const shown = countShown(layouts[game.layout], play.view);
  const charge = play.charge ?? shown;
  return row(game, {
    code,
    rule: { kind: 'numbers', digits: play.digits, bags: [{ tier: 'WIN', view: play.view }], charge },
    tiers: win(odds(play.odds)),
    proof: [
      {
        pick: zeros(play.digits),
        lines: charge,
        total: 10n ** BigInt(play.digits),
        wins: { WIN: BigInt(shown) },
      },
    ],
  });
}

/** Results of `numbers` two-digit numbers in which all of `picks` appear. */
export function allAppear(picks: number, numbers: number): bigint {
  let sum = 0n;
  for (let missing = 0; missing <= picks; missing++) {
    const ways = chooseExactly(picks, missing) * BigInt(100 - missing) ** BigInt(numbers);
    sum += missing % 2 === 0 ? ways : -ways;
  }
  return sum;
}

/** Results in which none of `picks` appears. */
export const noneAppears = (picks: number, numbers: number): bigint => BigInt(100 - picks) ** BigInt(numbers);

/** The first symbols of a range, as a player writes them. */
export const firstPicks = (symbols: Symbols, count: number): string =>
  Array.from({ length: count }, (_, index) => String(symbols.from + index).padStart(symbols.width, '0')).join(
    ',',
  );

export interface OptionRow {
  code: string;
  wins: readonly number[];
  /** Winning results of `total`. */
  count: number;
  /** Fixed odds; absent: odds of the series. */
  odds?: number;
  refunds?: readonly number[];
  refundCount?: number;
  value?: number;
  /** Lines charged. */
  lines?: number;
}

/** Options that win by a number computed from the result; each option is a tier. */
export function options(
  game: Group,
  code: string,
  play: { values: ValueOf[]; total: number; options: readonly OptionRow[] },
): Play {
  return row(game, {
    code,
    rule: { kind: 'options', values: play.values, options: play.options.map(optionOf) },
    tiers: play.options.map((option) => ({
      code: option.code,
      odds: option.odds === undefined ? seriesOf(option, play.total) : odds(option.odds),
    })),
    proof: play.options.map((option) => proofOf(option, play.total)),
  });
}

const optionOf = ({ code, wins, refunds, value, lines }: OptionRow): Option => ({
  code,
  wins: { [code]: wins },
  ...(refunds && { refunds }),
  ...(value !== undefined && { value }),
  ...(lines !== undefined && { lines }),
});

const seriesOf = ({ count, refundCount }: OptionRow, total: number): SeriesOdds => ({
  win: count,
  total,
  ...(refundCount && { refunds: refundCount }),
});

const proofOf = ({ code, count, refundCount, lines }: OptionRow, total: number): Proof => ({
  pick: code,
  lines: lines ?? 1,
  total: BigInt(total),
  wins: { [code]: BigInt(count) },
  ...(refundCount && { refunds: BigInt(refundCount * (lines ?? 1)) }),
});

/** Whole numbers from one to another, both included. */
export const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Of the numbers from 0 to `to`, those that fulfil a condition. */
export const where = (to: number, holds: (value: number) => boolean): number[] => span(0, to).filter(holds);
