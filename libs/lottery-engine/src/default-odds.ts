import { OddsBook, type OddsRow, type PrizeMode, type SeriesRange } from './odds.js';
import { allPlays } from './plays/index.js';

const vietnam: readonly PrizeMode[] = ['Lott', 'Elott'];
const fast: readonly PrizeMode[] = ['Lott', 'ZY', 'Elott'];
const southEastAsia: readonly PrizeMode[] = ['SEA'];

/** The prize modes in which each group of plays is offered. */
export const modesOfGroup: Readonly<Record<string, readonly PrizeMode[]>> = {
  MB: vietnam,
  MN: vietnam,
  SSC: fast,
  LF: fast,
  K3: fast,
  PK10: fast,
  L11X5: fast,
  PC28: fast,
  KENO: vietnam,
  KENOVN: vietnam,
  L645: vietnam,
  L655: vietnam,
  L535: vietnam,
  MAX3D: vietnam,
  MAX3DPRO: vietnam,
  THAI: southEastAsia,
  LAO: southEastAsia,
  HNTHAI: southEastAsia,
  MY4D: southEastAsia,
  SG4D: southEastAsia,
  TOGEL: southEastAsia,
  POSTS: southEastAsia,
};

const fiveDigits: SeriesRange = { min: 1700, max: 1956, maxBet: 1950, default: 1800 };

/** With the rebate to its own highest series, no range may return more than all stakes: ZY ends at 1990 for that. */
const zy: SeriesRange = { min: 1900, max: 1990, maxBet: 1986, default: 1960 };

const threeDigits: SeriesRange = { min: 1660, max: 1916, maxBet: 1910, default: 1800 };

const traditional: Readonly<Record<string, SeriesRange>> = {
  SSC: fiveDigits,
  K3: fiveDigits,
  PC28: fiveDigits,
  LF: threeDigits,
  L11X5: threeDigits,
  PK10: { min: 1440, max: 1948, maxBet: 1940, default: 1800 },
};

export const seriesRanges: ReadonlyMap<string, SeriesRange> = new Map(
  Object.entries(traditional).flatMap(([group, range]): [string, SeriesRange][] => [
    [`Lott|${group}`, range],
    [`Elott|${group}`, range],
    [`ZY|${group}`, zy],
  ]),
);

/** The odds a new platform starts with; an operator's rows replace them. */
export const defaultOddsBook = (): OddsBook => new OddsBook(defaultRows(), seriesRanges);

export const defaultRows = (): OddsRow[] =>
  allPlays().flatMap((play) =>
    (modesOfGroup[play.group] ?? []).flatMap((prizeMode) =>
      play.tiers.map((tier) => ({
        prizeMode,
        group: play.group,
        play: play.code,
        tier: tier.code,
        odds: tier.odds,
      })),
    ),
  );
