import {
  modesOfGroup,
  playOf,
  playsOf,
  seriesRanges,
  type LineOdds,
  type PrizeMode,
} from '#libs/lottery-engine';

export const termKinds = ['ODDS', 'SERIES', 'BAND'] as const;

/**
 * ODDS: what a play pays by tier, ×1000. SERIES: the series of a group of plays. BAND: between what plays may return, in
 * millionths of the stakes.
 */
export type TermKind = (typeof termKinds)[number];

/** Every prize mode, group or play without terms of its own. */
export const every = '*' as const;

export interface TermSubject {
  kind: TermKind;
  prizeMode: PrizeMode | typeof every;
  group: string;
  play: string;
}

/** By tier, by bound of the series, or `lowest` and `highest`. */
export type Terms = Readonly<Record<string, number>>;

export interface TermRow extends TermSubject {
  version: number;
  validFrom: Date;
  terms: Terms;
}

export interface TermChange extends TermRow {
  reason: string;
  /** Null for the initial terms. */
  changedBy: string | null;
  approvedBy: string | null;
  changedAt: Date;
}

/** A process holds a copy for two seconds, so that all of them know of a change before its first bet. */
export const leadMs = 10_000;

export const keyOf = ({ kind, prizeMode, group, play }: TermSubject): string =>
  [kind, prizeMode, group, play].join(':');

export function subjectOf(key: string): TermSubject {
  const [kind, prizeMode, group = '', play = ''] = key.split(':');
  return { kind: kind as TermKind, prizeMode: prizeMode as PrizeMode, group, play };
}

const isLater = (row: TermRow, other: TermRow): boolean =>
  row.validFrom.getTime() === other.validFrom.getTime()
    ? row.version > other.version
    : row.validFrom > other.validFrom;

/** Of each subject the terms that began last; of two that began at one instant the newer ones. */
export function inForce(rows: readonly TermRow[], at: Date): Map<string, TermRow> {
  const found = new Map<string, TermRow>();
  for (const row of rows) {
    const other = found.get(keyOf(row));
    if (row.validFrom <= at && (!other || isLater(row, other))) found.set(keyOf(row), row);
  }
  return found;
}

export const isBySeries = (prizeMode: string, group: string): boolean =>
  seriesRanges.has(`${prizeMode}|${group}`);

const decimals: Readonly<Record<TermKind, number>> = { ODDS: 3, SERIES: 0, BAND: 4 };

/** Odds 98500 as "98.500", a series as it is, 950000 millionths as "95.0000" per cent. */
export function termText(kind: TermKind, value: number): string {
  const scale = 10 ** decimals[kind];
  if (scale === 1) return String(value);
  return `${Math.floor(value / scale)}.${String(value % scale).padStart(decimals[kind], '0')}`;
}

/** Undefined for a text that is no such figure. */
export function readTerm(kind: TermKind, text: string): number | undefined {
  const [, whole, places = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (whole === undefined || places.length > decimals[kind]) return undefined;
  return Number(whole + places.padEnd(decimals[kind], '0'));
}

/** The terms in the order of the tiers, or of the bounds. */
export function orderedTerms({
  kind,
  group,
  play,
  terms,
}: TermSubject & { terms: Terms }): [string, number][] {
  const names =
    kind === 'ODDS'
      ? (playOf(group, play)?.tiers ?? []).map(({ code }) => code)
      : kind === 'SERIES'
        ? ['min', 'default', 'maxBet', 'max']
        : ['lowest', 'highest'];
  return names.flatMap((name): [string, number][] => {
    const value = terms[name];
    return value === undefined ? [] : [[name, value]];
  });
}

export const termTexts = (of: TermSubject & { terms: Terms }): Record<string, string> =>
  Object.fromEntries(orderedTerms(of).map(([name, value]) => [name, termText(of.kind, value)]));

/** Undefined where a figure is none, or has too many places. */
export function readTerms(kind: TermKind, texts: Readonly<Record<string, string>>): Terms | undefined {
  const read = Object.entries(texts).map(([name, text]) => [name, readTerm(kind, text)] as const);
  return read.every(([, value]) => value !== undefined) ? (Object.fromEntries(read) as Terms) : undefined;
}

const mostOdds = 1_000_000_000;
const leastSeries = 1_000;

/** Whether there is such a subject, and the terms are all that it has, each in its range. */
export function areTerms({ kind, prizeMode, group, play, terms }: TermSubject & { terms: Terms }): boolean {
  const names = Object.keys(terms);
  const has = (wanted: readonly string[]): boolean =>
    names.length === wanted.length && wanted.every((name) => names.includes(name));
  if (kind === 'BAND') {
    const isKnown = group === every ? play === every : play === every || playOf(group, play) !== undefined;
    const { lowest = 0, highest = 0 } = terms;
    return (
      prizeMode === every &&
      (group === every || playsOf(group).length > 0) &&
      isKnown &&
      has(['lowest', 'highest']) &&
      lowest > 0 &&
      lowest < highest &&
      highest <= 1_000_000
    );
  }
  if (prizeMode === every || !(modesOfGroup[group] ?? []).includes(prizeMode)) return false;
  if (kind === 'SERIES') {
    const { min = 0, default: usual = 0, maxBet = 0, max = 0 } = terms;
    return (
      play === every &&
      isBySeries(prizeMode, group) &&
      has(['min', 'default', 'maxBet', 'max']) &&
      leastSeries <= min &&
      min <= usual &&
      usual <= maxBet &&
      maxBet <= max &&
      max <= 2_000 &&
      [usual, maxBet, max].every((series) => (series - min) % 2 === 0)
    );
  }
  const tiers = playOf(group, play)?.tiers.map(({ code }) => code);
  return (
    tiers !== undefined &&
    !isBySeries(prizeMode, group) &&
    has(tiers) &&
    Object.values(terms).every((odds) => odds > 0 && odds <= mostOdds)
  );
}

/** As the menu sends them. */
export const oddsTexts = (odds: LineOdds): Record<string, string> =>
  Object.fromEntries(Object.entries(odds).map(([tier, milli]) => [tier, termText('ODDS', milli)]));

/** Whether the odds in text are these, tier by tier. */
export function areOdds(texts: Readonly<Record<string, string>>, odds: LineOdds): boolean {
  const tiers = Object.keys(odds);
  return (
    Object.keys(texts).length === tiers.length &&
    tiers.every((tier) => Object.hasOwn(texts, tier) && readTerm('ODDS', texts[tier]!) === odds[tier])
  );
}
