import {
  allPlays,
  defaultOddsBook,
  defaultRows,
  fraction,
  isLess,
  isProved,
  modesOfGroup,
  OddsBook,
  oddsFor,
  percent,
  playsOf,
  rebatePpm,
  returnOf,
  seriesRanges,
  type Fraction,
  type OddsRow,
  type Play,
  type PrizeMode,
  type Rtp,
  type SeriesRange,
} from '#libs/lottery-engine';
import {
  every,
  inForce,
  isBySeries,
  keyOf,
  termText,
  type TermRow,
  type Terms,
  type TermSubject,
} from './term.rules.js';

/** The odds of an instant; plays of a later release than the rows have their defaults. */
export function bookOf(current: ReadonlyMap<string, TermRow>): OddsBook {
  const ranges = new Map(seriesRanges);
  const rows: OddsRow[] = defaultRows();
  for (const { kind, prizeMode, group, play, terms } of current.values()) {
    if (prizeMode === every) continue;
    if (kind === 'SERIES') ranges.set(`${prizeMode}|${group}`, terms as unknown as SeriesRange);
    if (kind === 'ODDS')
      for (const [tier, odds] of Object.entries(terms)) rows.push({ prizeMode, group, play, tier, odds });
  }
  return new OddsBook(rows, ranges);
}

export interface Band {
  lowest: number;
  highest: number;
}

/** In millionths; plays that customarily return less have a band of their own. */
const usualBand: Band = { lowest: 800_000, highest: 1_000_000 };
const bandStep = 50_000n;

/** Of the play, else of its group, else of every play. */
export function bandOf(current: ReadonlyMap<string, TermRow>, group: string, play: string): Band {
  for (const [ofGroup, ofPlay] of [
    [group, play],
    [group, every],
    [every, every],
  ] as const) {
    const row = current.get(keyOf({ kind: 'BAND', prizeMode: every, group: ofGroup, play: ofPlay }));
    if (row) return row.terms as unknown as Band;
  }
  return usualBand;
}

/** The terms of a new database; those of plays that a release adds come with it. */
export function defaultTerms(): (TermSubject & { terms: Terms })[] {
  const book = defaultOddsBook();
  const modes = (group: string): readonly PrizeMode[] => modesOfGroup[group] ?? [];
  const odds = allPlays().flatMap((play) =>
    modes(play.group)
      .filter((prizeMode) => !isBySeries(prizeMode, play.group))
      .map((prizeMode) => ({
        ...{ kind: 'ODDS' as const, prizeMode, group: play.group, play: play.code },
        terms: oddsFor(book, prizeMode, play),
      })),
  );
  const series = [...seriesRanges].map(([key, range]) => {
    const [prizeMode, group = ''] = key.split('|');
    return {
      ...{ kind: 'SERIES' as const, prizeMode: prizeMode as PrizeMode, group, play: every },
      terms: { ...range },
    };
  });
  const bands = allPlays().flatMap((play) => {
    if (!isProved(play)) return [];
    const all = modes(play.group).map((prizeMode) => returnIn(book, prizeMode, play));
    const lowest = all.reduce(
      (least, { lowest: next }) => Math.min(least, bandBelow(next)),
      usualBand.lowest,
    );
    if (lowest === usualBand.lowest) return [];
    const { group, code } = play;
    return [{ ...bandSubject(group, code), terms: { ...usualBand, lowest } }];
  });
  return [...odds, ...series, { ...bandSubject(every, every), terms: { ...usualBand } }, ...bands];
}

const bandSubject = (group: string, play: string): TermSubject => ({
  ...{ kind: 'BAND', prizeMode: every, group, play },
});

const bandBelow = ({ over, under }: Fraction): number =>
  Number(((over * 1_000_000n) / under / bandStep) * bandStep);

/** What a play returns at every series that may be bet, with the rebate; fixed odds have one return. */
export function returnIn(book: OddsBook, prizeMode: PrizeMode, play: Play): Rtp {
  const range = book.seriesRange(prizeMode, play.group);
  if (!range) return returnOf(play, oddsFor(book, prizeMode, play));
  return [range.min, range.default, range.maxBet]
    .map((series) => returnOf(play, oddsFor(book, prizeMode, play, series), rebatePpm(range, series)))
    .reduce((widest, { lowest, highest }) => ({
      lowest: isLess(lowest, widest.lowest) ? lowest : widest.lowest,
      highest: isLess(widest.highest, highest) ? highest : widest.highest,
    }));
}

export interface BandFault {
  play: string;
  lowest: string;
  highest: string;
  band: { lowest: string; highest: string };
}

const inPpm = (ppm: number): Fraction => fraction(BigInt(ppm), 1_000_000n);

/** Per cent of the stakes, without the sign: the exact return, rounded for reading. */
export const returnText = (rtp: Fraction): string => percent(rtp, 4).replace(' %', '');

/** The first play that a change puts outside its band; the bands are those of the instant at which it begins. */
export function faultOf(rows: readonly TermRow[], change: TermRow): BandFault | undefined {
  const { kind, prizeMode, group, play: code } = change;
  if (kind === 'BAND' || prizeMode === every) return undefined;
  const current = inForce([...rows, change], change.validFrom);
  const book = bookOf(current);
  for (const play of playsOf(group)) {
    if ((kind === 'ODDS' && play.code !== code) || !isProved(play)) continue;
    const { lowest, highest } = returnIn(book, prizeMode, play);
    const band = bandOf(current, group, play.code);
    if (!isLess(lowest, inPpm(band.lowest)) && !isLess(inPpm(band.highest), highest)) continue;
    return {
      ...{ play: play.code, lowest: returnText(lowest), highest: returnText(highest) },
      band: { lowest: termText('BAND', band.lowest), highest: termText('BAND', band.highest) },
    };
  }
  return undefined;
}
