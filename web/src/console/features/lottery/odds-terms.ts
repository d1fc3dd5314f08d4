import {
  fraction,
  isLess,
  percent,
  playOf,
  returnOf,
  type Fraction,
  type Rtp,
} from '#libs/lottery-engine/browser';
import type { ListedOdds } from './lottery.api';

/** Every group or play without terms of its own. */
export const EVERY = '*' as const;

/** Decimal places of the figures: odds, whole series, per cent. */
export const PLACES = { ODDS: 3, SERIES: 0, BAND: 4 } as const satisfies Record<ListedOdds['kind'], number>;

/** What new terms are made from. */
export type OddsSubject = Pick<
  ListedOdds,
  'kind' | 'prizeMode' | 'playCode' | 'playId' | 'terms' | 'version' | 'band'
>;

/** A figure as an integer of its smallest place; undefined for a text that is none. */
export function figureOf(kind: ListedOdds['kind'], text: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  return whole === undefined || rest.length > PLACES[kind]
    ? undefined
    : Number(whole + rest.padEnd(PLACES[kind], '0'));
}

/** 98.500 as "98.5". */
export const shortOf = (figure: string): string =>
  figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure;

/** What is returned by these terms, exact; undefined for a band and while a figure is missing. */
export function returnWith(
  { kind, playCode, playId }: OddsSubject,
  texts: Readonly<Record<string, string>>,
): Rtp | undefined {
  const figures = Object.entries(texts).map(([name, text]) => [name, figureOf(kind, text)] as const);
  if (kind === 'BAND' || figures.some(([, figure]) => figure === undefined)) return undefined;
  const values = Object.fromEntries(figures) as Record<string, number>;
  if (kind === 'SERIES') {
    const share = fraction(BigInt(values['max'] ?? 0), 2_000n);
    return { lowest: share, highest: share };
  }
  const play = playOf(playCode, playId);
  return play && returnOf(play, values);
}

export const returnText = ({ lowest, highest }: Rtp): string => {
  const texts = [...new Set([lowest, highest].map((rtp) => percent(rtp, 4).replace(/\.?0+ %$/, ' %')))];
  return texts.join(' – ');
};

const bound = (text: string): Fraction => fraction(BigInt(figureOf('BAND', text) ?? 0), 1_000_000n);

export const isInBand = ({ lowest, highest }: Rtp, band: NonNullable<ListedOdds['band']>): boolean =>
  !isLess(lowest, bound(band.lowest)) && !isLess(bound(band.highest), highest);

/** The band of a play as it is changed: its own, or its first. */
export function bandOf(list: readonly ListedOdds[], play: ListedOdds): OddsSubject {
  const subject = {
    ...{ kind: 'BAND' as const, prizeMode: EVERY, playCode: play.playCode, playId: play.playId, band: null },
  };
  const own = list.find(
    ({ kind, playCode, playId }) => kind === 'BAND' && playCode === play.playCode && playId === play.playId,
  );
  const { lowest, highest } = play.band ?? { lowest: '', highest: '' };
  return { ...subject, terms: { lowest, highest }, version: own?.version ?? 0 };
}
