import { toMinor } from '~/lib/format';
import { sessionStore } from '~/lib/storage';
import {
  bestReturn,
  gameDefinitionOf,
  lineCount,
  parseSelection,
  playOf,
  playText,
  priceAfterRebate,
  printSelection,
  rebatePpm,
  SelectionError,
  type Play,
} from '#libs/lottery-engine/browser';

import type { Order, SeriesRange } from '../api/lottery.api';

/** A line that the player has put on the slip; money in minor units. */
export interface SlipEntry {
  id: string;
  play: string;
  group: string;
  content: string;
  lines: number;
  unit: bigint;
}

/** What a point is: the stake of a line, in minor units. */
export const POINT = 100_000n;

/** Points of a line that are one tap away. */
export const POINTS = [1, 5, 10, 50, 100] as const;

const KEPT = 'lotterySlip:';

/** The slip of a game outlives a reload of the page. */
export const keepSlip = (gameId: string, slip: readonly SlipEntry[]): void =>
  slip.length === 0
    ? sessionStore.remove(KEPT + gameId)
    : sessionStore.set(
        KEPT + gameId,
        JSON.stringify(slip.map((entry) => ({ ...entry, unit: String(entry.unit) }))),
      );

/** The kept slip; lines of plays that are no longer offered, or that no longer read, are left out. */
export function keptSlip(gameId: string): SlipEntry[] {
  try {
    const kept = JSON.parse(sessionStore.get(KEPT + gameId) ?? '[]') as Record<string, string>[];
    return kept.flatMap(({ id, play: code, content, unit }) => {
      const [play] = code ? playsOfGame(gameId, [code]) : [];
      const read = play && content && readContent(play, content);
      if (!play || !read || !id || !unit || !/^[1-9]\d*$/.test(unit)) return [];
      return [{ id, play: play.code, group: play.group, ...read, unit: BigInt(unit) }];
    });
  } catch {
    return [];
  }
}

/** What the selections return if each draw suits them best and each value counts once; minor units. */
export const possibleWin = (
  slip: readonly SlipEntry[],
  oddsOf: (play: string) => Readonly<Record<string, number>>,
  multiple: number,
): bigint =>
  slip.reduce((sum, { play: code, group, content, unit }) => {
    const play = playOf(group, code);
    if (!play) return sum;
    const returned = bestReturn(play, parseSelection(play, content), oddsOf(code));
    return sum + (unit * BigInt(multiple) * BigInt(returned)) / 1000n;
  }, 0n);

export const minorText = (minor: bigint): string =>
  `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** In millionths of the stake, off the price of a line. */
export const rebateOf = (range: SeriesRange, series: number): number =>
  rebatePpm({ max: range.maxSeries }, series);

export const priceOf = ({ lines, unit }: SlipEntry, rebate = 0): bigint =>
  BigInt(lines) * priceAfterRebate(unit, rebate);

/** What a slip costs in draws of these multiples. */
export const totalOf = (slip: readonly SlipEntry[], multiples: readonly number[], rebate = 0): bigint =>
  slip.reduce((sum, entry) => sum + priceOf(entry, rebate), 0n) *
  BigInt(multiples.reduce((sum, n) => sum + n, 0));

/** No ticket of the slip wins more: every line at its best odds, ×1000. */
export const maxWinOf = (
  slip: readonly SlipEntry[],
  oddsOf: (play: string) => Readonly<Record<string, number>>,
  multiple: number,
): bigint =>
  slip.reduce((sum, { play, lines, unit }) => {
    const best = BigInt(Math.max(0, ...Object.values(oddsOf(play))));
    return sum + (BigInt(lines) * unit * BigInt(multiple) * best) / 1000n;
  }, 0n);

/** The lines of an earlier slip whose plays are still offered, for the slip of now. */
export const entriesOf = (order: Order, plays: readonly Play[]): SlipEntry[] =>
  order.contents.flatMap(({ playId, bettingContent, singleBetPrice }) => {
    const play = plays.find(({ code }) => code === playId);
    const read = play && readContent(play, bettingContent);
    if (!play || !read) return [];
    const unit = toMinor(singleBetPrice);
    return [{ id: crypto.randomUUID(), play: play.code, group: play.group, ...read, unit }];
  });

export const MOST_TIMES = 999;

export const within = (text: string, most: number): number =>
  Math.min(most, Math.max(1, Math.trunc(Number(text)) || 1));

/** The multiple of each draw of a chase: rising by a factor from draw to draw, unless the player has set it. */
export const multiplesOf = (
  first: number,
  draws: number,
  rise: number,
  own: Readonly<Record<number, string>>,
): number[] =>
  Array.from({ length: draws }, (_, at) =>
    within(own[at] ?? String(Math.min(MOST_TIMES, first * rise ** at)), MOST_TIMES),
  );

export const playsOfGame = (gameId: string, codes: readonly string[]): Play[] => {
  const groups = gameDefinitionOf(gameId)?.playGroups ?? [];
  return codes.flatMap((code) => groups.flatMap((group) => playOf(group, code) ?? []));
};

/** Lines that the least bet of a play is charged as. */
export const chargeOf = ({ rule }: Play): number => (rule.kind === 'numbers' ? rule.charge : 1);

/** How many lines a text is, and the text in its canonical form; undefined while it cannot be bet. */
export function readContent(play: Play, text: string): { content: string; lines: number } | undefined {
  try {
    const selection = parseSelection(play, text);
    return { content: printSelection(play, selection), lines: lineCount(play, selection) };
  } catch (error) {
    if (error instanceof SelectionError) return undefined;
    throw error;
  }
}

/** A line of a ticket in words: the play's name and the numbers. */
export function describeLine(
  gameId: string,
  line: { playId: string; bettingContent: string },
  language: string,
): string {
  const [play] = playsOfGame(gameId, [line.playId]);
  const name = play ? playText(play, language === 'vi' ? 'vi' : 'en').name : line.playId;
  return `${name} ${line.bettingContent}`;
}
