import { toMinor } from '~/lib/format';
import { ApiError } from '~/lib/http';
import type { Play } from '#libs/lottery-engine/browser';
import { boardOf, contentOf, draftOf, type Draft } from './draft';
import { inMilli } from './odds';
import { POINT, readContent, type SlipEntry } from './slip';

/** The sums of a draw that have a limit, and numbers that an operator has closed. */
const limitKinds = ['MEMBER', 'WIN', 'PLAY', 'NUMBER', 'WORST', 'HELD', 'ORDER'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Why a slip is not taken, and what would be; money in minor units. */
export interface Refusal {
  limit: LimitKind;
  /** What the limit still allows. */
  left: bigint;
  numero?: string;
  /** The line of the slip that does not fit; absent where the limit is of the whole slip. */
  entryId?: string;
  play?: string;
  pick?: string;
  /** What that line could stake instead. */
  unitLeft?: bigint;
}

/** A number of a play that takes no more bets on a draw. */
export interface FullPick {
  numero: string;
  play: string;
  pick: string;
}

const isLimit = (name: unknown): name is LimitKind => limitKinds.some((kind) => kind === name);

/** Reads what the server says about a limit; undefined for every other failure. */
export function refusalIn(failure: unknown, sent: readonly SlipEntry[]): Refusal | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'LOTTERY_LIMIT_REACHED') return undefined;
  const value = (failure.value ?? {}) as Record<string, string | number | undefined>;
  const { limit, left, numero, line, play, pick, unitStakeLeft } = value;
  if (!isLimit(limit)) return undefined;
  const entry = typeof line === 'number' ? sent[line] : undefined;
  return {
    ...{ limit, left: toMinor(String(left ?? '0.00')) },
    ...(numero !== undefined && { numero: String(numero) }),
    ...(entry && { entryId: entry.id }),
    ...(play !== undefined && { play: String(play) }),
    ...(pick !== undefined && { pick: String(pick) }),
    ...(unitStakeLeft !== undefined && { unitLeft: toMinor(String(unitStakeLeft)) }),
  };
}

/** The odds of now, ×1000, of a play that the server refused a line of. */
export interface OfferedOdds {
  play: string;
  odds: Readonly<Record<string, number>>;
}

/** Reads which odds have changed since the player saw them; empty for every other failure. */
export function newOddsIn(failure: unknown): OfferedOdds[] {
  if (!(failure instanceof ApiError) || failure.code !== 'LOTTERY_ODDS_CHANGED') return [];
  const { lines = [] } = (failure.value ?? {}) as {
    lines?: readonly { play: string; odds: Record<string, string> }[];
  };
  const byPlay = new Map(lines.map(({ play, odds }) => [play, { play, odds: inMilli(odds) }]));
  return [...byPlay.values()];
}

/** The stake of a line that still fits, in whole points; undefined where not one point does. */
export const stakeLeft = ({ unitLeft = 0n }: Refusal): bigint | undefined =>
  unitLeft < POINT ? undefined : (unitLeft / POINT) * POINT;

/** The number that is full by a refusal: not one point more is taken on it, however low the multiple. */
export function fullPickOf(refusal: Refusal, current: string, multiple: number): FullPick | undefined {
  const { limit, numero = current, play, pick, unitLeft = 0n } = refusal;
  if ((limit !== 'NUMBER' && limit !== 'HELD') || play === undefined || pick === undefined) return undefined;
  return unitLeft * BigInt(multiple) < POINT ? { numero, play, pick } : undefined;
}

/** A slip whose lines stake the same part less, in whole points, so that together they cost no more than is left. */
export function fitted(slip: readonly SlipEntry[], cost: bigint, left: bigint): SlipEntry[] | undefined {
  if (cost <= left) return undefined;
  const lowered = slip.map((entry) => ({ ...entry, unit: ((entry.unit * left) / cost / POINT) * POINT }));
  return lowered.every(({ unit }) => unit >= POINT) ? lowered : undefined;
}

const isSame = (play: Play, symbol: string, pick: string): boolean =>
  symbol === pick ||
  (play.rule.kind === 'numbers' &&
    play.rule.anyOrder === true &&
    [...symbol].toSorted().join('') === [...pick].toSorted().join(''));

/** Where a pick stands on the board: its row, from 0, and its symbol; undefined for a combination of several. */
function placeOf(play: Play, pick: string): { row: number; symbol: string } | undefined {
  if (play.rule.kind === 'each') {
    const [place, symbol] = pick.split(':');
    return symbol === undefined ? undefined : { row: Number(place) - 1, symbol };
  }
  return boardOf(play) === 'rows' ? undefined : { row: 0, symbol: pick };
}

/** Whether a symbol of a row of the board is one of the picks. */
export const isPicked = (play: Play, picks: readonly string[], row: number, symbol: string): boolean =>
  picks.some((pick) => {
    const place = placeOf(play, pick);
    return place?.row === row && isSame(play, symbol, place.symbol);
  });

/** The selection without a pick, `empty` if no line stays; undefined where a pick is not one symbol. */
export function withoutPick(
  play: Play,
  content: string,
  pick: string,
): { content: string; lines: number } | 'empty' | undefined {
  const place = placeOf(play, pick);
  const draft = draftOf(play, content);
  if (!place || !draft) return undefined;
  const rest: Draft = draft.map((symbols, row) =>
    row === place.row ? symbols.filter((symbol) => !isSame(play, symbol, place.symbol)) : symbols,
  );
  if (rest.flat().length === draft.flat().length) return undefined;
  const text = contentOf(play, rest);
  return (text === undefined ? undefined : readContent(play, text)) ?? 'empty';
}
