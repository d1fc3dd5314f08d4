import { toMinor } from '~/lib/format';
import {
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

/** Stakes of a line that are one tap away; minor units. */
export const UNITS = [100_000n, 500_000n, 1_000_000n, 5_000_000n] as const;

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

/** The symbols that a board of buttons can show; none where there are too many. */
export function symbolsOf(play: Play): string[] {
  const { rule } = play;
  if (rule.kind === 'options') return rule.options.map(({ code }) => code);
  if (rule.kind === 'numbers' && rule.digits > 2) return [];
  if (rule.kind === 'each' || rule.kind === 'sequence') return [];
  if (rule.kind === 'roles' && !rule.pool && rule.roles.length > 1) return [];
  const symbols =
    rule.kind === 'numbers'
      ? rule.digits === 2
        ? { from: 0, to: 99, width: 2 }
        : (rule.symbols ?? { from: 0, to: 9, width: 1 })
      : rule.symbols;
  return Array.from({ length: symbols.to - symbols.from + 1 }, (_, at) =>
    String(symbols.from + at).padStart(symbols.width, '0'),
  );
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
