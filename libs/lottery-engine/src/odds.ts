import type { Play, SeriesOdds } from './play.js';

export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** The series a player may choose for a group of plays: a play of chance 1/1000 pays `series` per two units. */
export interface SeriesRange {
  min: number;
  max: number;
  /** The highest series that may be bet. */
  maxBet: number;
  default: number;
}

export interface OddsRow {
  prizeMode: PrizeMode;
  group: string;
  play: string;
  tier: string;
  /** Total return per unit staked, ×1000; or odds by the series. */
  odds: number | SeriesOdds;
}

/** What is stored with a bet at acceptance: the odds ×1000 per tier. */
export type LineOdds = Readonly<Record<string, number>>;

const keyOf = (prizeMode: PrizeMode, group: string, play: string, tier: string): string =>
  [prizeMode, group, play, tier].join('|');

export class OddsBook {
  private readonly rows = new Map<string, OddsRow>();

  constructor(
    rows: Iterable<OddsRow>,
    private readonly ranges: ReadonlyMap<string, SeriesRange>,
  ) {
    for (const row of rows) this.rows.set(keyOf(row.prizeMode, row.group, row.play, row.tier), row);
  }

  find(prizeMode: PrizeMode, play: Play, tier: string): OddsRow | undefined {
    return this.rows.get(keyOf(prizeMode, play.group, play.code, tier));
  }

  /** Absent where the group has fixed odds. */
  seriesRange(prizeMode: PrizeMode, group: string): SeriesRange | undefined {
    return this.ranges.get(`${prizeMode}|${group}`);
  }

  /** The same book with rows replaced or added. */
  with(rows: Iterable<OddsRow>): OddsBook {
    return new OddsBook([...this.rows.values(), ...rows], this.ranges);
  }
}

export class OddsError extends Error {
  constructor(
    readonly code: 'NO_ODDS' | 'SERIES_OUT_OF_RANGE',
    text: string,
  ) {
    super(`${code}: ${text}`);
  }
}

/** The odds of every tier, to be stored with the bet; a play of series odds takes the series of the bet. */
export function oddsFor(book: OddsBook, prizeMode: PrizeMode, play: Play, series?: number): LineOdds {
  const range = book.seriesRange(prizeMode, play.group);
  const chosen = range && checkSeries(range, series ?? range.default);
  return Object.fromEntries(
    play.tiers.map(({ code }) => {
      const row = book.find(prizeMode, play, code);
      if (!row) throw new OddsError('NO_ODDS', `${prizeMode} ${play.group} ${play.code} ${code}`);
      if (typeof row.odds === 'number') return [code, row.odds];
      if (!chosen) throw new OddsError('NO_ODDS', `${play.group} has no series`);
      return [code, seriesOdds(row.odds, chosen)];
    }),
  );
}

/** Steps of two, between the least series and the highest that may be bet. */
export function checkSeries(range: SeriesRange, series: number): number {
  const inRange = Number.isInteger(series) && series >= range.min && series <= range.maxBet;
  if (!inRange || (series - range.min) % 2 !== 0)
    throw new OddsError('SERIES_OUT_OF_RANGE', `${series} of ${range.min}–${range.maxBet}`);
  return series;
}

/** The odds ×1000 with which stake and prizes return series/2000 of the stakes, rounded down. */
export function seriesOdds({ win, total, refunds = 0 }: SeriesOdds, series: number): number {
  const returned = BigInt(series) * BigInt(total) - 2000n * BigInt(refunds);
  return Number((1000n * returned) / (2000n * BigInt(win)));
}

/** The odds ×1000 of every tier at a series; fixed odds stay as they are. */
export const oddsAt = (play: Play, series: number): LineOdds =>
  Object.fromEntries(
    play.tiers.map(({ code, odds }) => [code, typeof odds === 'number' ? odds : seriesOdds(odds, series)]),
  );

/** What is taken off the price of a line for choosing a series below the highest. */
export const rebatePpm = (range: Pick<SeriesRange, 'max'>, series: number): number =>
  (range.max - series) * 500;

/** What a line of this stake costs after the rebate; minor units, rounded in the house's favour. */
export const priceAfterRebate = (unitStake: bigint, ppm: number): bigint =>
  unitStake - (unitStake * BigInt(ppm)) / 1_000_000n;
