import { createHash } from 'node:crypto';
import {
  gameDefinitionOf,
  isProved,
  lineCount,
  oddsFor,
  OddsError,
  pack,
  parseSelection,
  playOf,
  priceAfterRebate,
  rebatePpm,
  SelectionError,
  unpack,
  type GameDefinition,
  type LineOdds,
  type OddsBook,
  type Play,
  type PrizeMode,
} from '#libs/lottery-engine';
import type { Book } from '#libs/money';
import { OrderErrors } from './order.errors.js';

/** One line of a slip, as the player sent it. `unitStake` is what one charged line costs, in minor units. */
export interface LineInput {
  play: string;
  content: string;
  unitStake: bigint;
  series?: number | undefined;
}

/** One draw of an order and how many times the slip is bet in it. */
export interface DrawInput {
  numero: string;
  multiple: number;
}

export interface OrderInput {
  gameCode: string;
  prizeMode: PrizeMode;
  lines: readonly LineInput[];
  draws: readonly DrawInput[];
  stopOnWin: boolean;
}

/** A line as it was accepted. Settlement reads nothing else: neither odds nor series are looked up again. */
export interface SlipLine {
  group: string;
  play: string;
  /** As the player wrote it, for display. */
  text: string;
  selection: string;
  lines: number;
  unitStake: string;
  series: number | null;
  /** In millionths of the stake, off the price; the prize is that of the whole stake. Absent where odds are fixed. */
  rebate?: number;
  odds: LineOdds;
}

export type OrderState = 'PLACED' | 'ACCEPTED' | 'REFUSED';
export type TicketState = 'PLACED' | 'OPEN' | 'WON' | 'LOST' | 'REFUNDED' | 'VOID' | 'CANCELLED' | 'REFUSED';

export interface Ticket {
  id: string;
  orderId: string;
  memberId: string;
  gameCode: string;
  numero: string;
  multiple: number;
  stake: bigint;
  /** Of the own draw, as it stood when the bet was recorded, hexadecimal; null for an official draw. */
  commitment: string | null;
  state: TicketState;
  reason: string | null;
  payout: bigint;
  returned: bigint;
  /** Of the stake, what counted as turnover at the last settlement. */
  validBet: bigint;
  settledVersion: number;
  placedAt: Date;
  settledAt: Date | null;
}

export interface Order {
  id: string;
  orderNumber: string;
  memberId: string;
  book: Book;
  gameCode: string;
  prizeMode: PrizeMode;
  slip: SlipLine[];
  stopOnWin: boolean;
  state: OrderState;
  refusal: string | null;
  total: bigint;
  placedAt: Date;
}

/** Minor units. */
export const limits = {
  unitStakeMin: 10_000n,
  unitStakeMax: 10_000_000_000n,
  /** Of one order in all its draws. */
  order: 100_000_000_000n,
  /** Of one member in one draw. */
  memberDraw: 50_000_000_000n,
  /** Of one play in one draw, all members. */
  playDraw: 2_000_000_000_000n,
  /** What a ticket can win at the most. */
  win: 500_000_000_000n,
  /** What one number of one play can cost in one draw, all members. */
  number: 1_000_000_000_000n,
} as const;

export const maxSlipLines = 100;
export const maxDraws = 120;
export const maxMultiple = 999;
/** A longer list of numbers has no cells of its own: it is bounded by its play's total. */
const maxCells = 100;

export interface SlipContext {
  book: OddsBook;
  isOff(play: string): boolean;
}

/** Reads every line once into its compact form; throws the refusal of the first line that cannot be taken. */
export function acceptSlip(input: OrderInput, { book, isOff }: SlipContext): SlipLine[] {
  const game = gameDefinitionOf(input.gameCode);
  if (!game) throw OrderErrors.LOTTERY_GAME_UNKNOWN();
  if (!game.prizeModes.includes(input.prizeMode)) throw OrderErrors.LOTTERY_PRIZE_MODE_UNKNOWN();
  return input.lines.map((line, at) => acceptLine(game, input.prizeMode, line, at, { book, isOff }));
}

function acceptLine(
  game: GameDefinition,
  prizeMode: PrizeMode,
  line: LineInput,
  at: number,
  { book, isOff }: SlipContext,
): SlipLine {
  const play = findPlay(game, line.play);
  if (!play || !isProved(play) || isOff(play.code)) throw OrderErrors.LOTTERY_PLAY_CLOSED({ line: at });
  if (line.unitStake < limits.unitStakeMin || line.unitStake > limits.unitStakeMax)
    throw OrderErrors.LOTTERY_STAKE_OUT_OF_RANGE({ line: at });
  try {
    const selection = parseSelection(play, line.content);
    const range = book.seriesRange(prizeMode, play.group);
    const series = range ? (line.series ?? range.default) : null;
    return {
      group: play.group,
      play: play.code,
      text: line.content,
      selection: pack(play, selection),
      lines: lineCount(play, selection),
      unitStake: String(line.unitStake),
      series,
      odds: oddsFor(book, prizeMode, play, line.series),
      ...(range && series !== null && { rebate: rebatePpm(range, series) }),
    };
  } catch (error) {
    if (error instanceof SelectionError)
      throw OrderErrors.LOTTERY_SELECTION_INVALID({ line: at, reason: error.code });
    if (error instanceof OddsError)
      throw OrderErrors.LOTTERY_SERIES_OUT_OF_RANGE({ line: at, reason: error.code });
    throw error;
  }
}

export function findPlay(game: GameDefinition, code: string): Play | undefined {
  for (const group of game.playGroups) {
    const play = playOf(group, code);
    if (play) return play;
  }
  return undefined;
}

/** What one charged line costs; its stake less the rebate. */
export const priceOf = ({ unitStake, rebate = 0 }: Pick<SlipLine, 'unitStake' | 'rebate'>): bigint =>
  priceAfterRebate(BigInt(unitStake), rebate);

/** What the slip costs in one draw. */
export function stakeOf(slip: readonly SlipLine[], multiple: number): bigint {
  const single = slip.reduce((sum, line) => sum + BigInt(line.lines) * priceOf(line), 0n);
  return single * BigInt(multiple);
}

/** No ticket wins more: every charged line at its best odds. */
export function maxWinOf(slip: readonly SlipLine[], multiple: number): bigint {
  return slip.reduce((sum, line) => sum + BigInt(line.lines) * liabilityOf(line, multiple), 0n);
}

/** What one charged line pays at its best odds. */
function liabilityOf({ unitStake, odds }: SlipLine, multiple: number): bigint {
  const best = Math.max(...Object.values(odds));
  return (BigInt(unitStake) * BigInt(multiple) * BigInt(best)) / 1000n;
}

export interface Cell {
  cell: string;
  amount: bigint;
  limit: bigint;
}

/** What a ticket adds to the sums that have a limit; in the order in which they are locked. */
export function cellsOf(memberId: string, slip: readonly SlipLine[], multiple: number): Cell[] {
  const cells = new Map<string, Cell>();
  const add = (cell: string, amount: bigint, limit: bigint) => {
    const before = cells.get(cell)?.amount ?? 0n;
    cells.set(cell, { cell, amount: before + amount, limit });
  };
  for (const line of slip) {
    const stake = BigInt(line.lines) * priceOf(line) * BigInt(multiple);
    add(`member:${memberId}`, stake, limits.memberDraw);
    add(`play:${line.group}.${line.play}`, stake, limits.playDraw);
    for (const symbol of symbolsOf(line))
      add(`number:${line.group}.${line.play}.${symbol}`, liabilityOf(line, multiple), limits.number);
  }
  return [...cells.values()].toSorted((a, b) => (a.cell < b.cell ? -1 : 1));
}

/** The limit of a cell, by what it sums; undefined where it has none. */
export function limitOfCell(cell: string): bigint | undefined {
  const kinds = { member: limits.memberDraw, play: limits.playDraw, number: limits.number };
  const kind = cell.slice(0, cell.indexOf(':'));
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
}

/** The numbers or options of a line that each may win alone; none where only their combination wins. */
function symbolsOf(line: SlipLine): readonly (string | number)[] {
  const play = playOf(line.group, line.play);
  if (!play) return [];
  const selection = unpack(play, line.selection);
  if ('options' in selection) return selection.options;
  if (play.rule.kind !== 'numbers' || !('picks' in selection)) return [];
  return selection.picks.length <= maxCells ? selection.picks : [];
}

/** `L7K2M9QX4T`-like, from the order's id: short enough to read out. */
export function orderNumberOf(id: string): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const digest = createHash('sha256').update(id).digest();
  return `L${[...digest.subarray(0, 12)].map((byte) => alphabet[byte % 32]).join('')}`;
}
