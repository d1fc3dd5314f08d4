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
  type GameDefinition,
  type LineOdds,
  type OddsBook,
  type Play,
  type PrizeMode,
} from '#libs/lottery-engine';
import type { Book } from '#libs/money';
import { areOdds, oddsTexts } from '../odds/term.rules.js';
import type { Limits } from '../play/limit.rules.js';
import { OrderErrors } from './order.errors.js';

/** One line of a slip, as the player sent it. `unitStake` is what one charged line costs, in minor units. */
export interface LineInput {
  play: string;
  content: string;
  unitStake: bigint;
  series?: number | undefined;
  /** What the player saw, in text by tier; without it the line takes the odds of now. */
  odds?: Readonly<Record<string, string>> | undefined;
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

export const maxSlipLines = 100;
export const maxDraws = 120;
export const maxMultiple = 999;

/** The units in which a board counts stakes; minor units. */
export const bettingUnits = {
  H: 10_000n,
  K: 100_000n,
  T: 1_000_000n,
} as const;

export interface SlipContext {
  book: OddsBook;
  limits: Pick<Limits, 'STAKE_MIN' | 'STAKE_MAX'>;
  isOff(play: string): boolean;
}

/** Reads every line once into its compact form; throws the refusal of the first line that cannot be taken. */
export function acceptSlip(input: OrderInput, context: SlipContext): SlipLine[] {
  const game = gameDefinitionOf(input.gameCode);
  if (!game) throw OrderErrors.LOTTERY_GAME_UNKNOWN();
  if (!game.prizeModes.includes(input.prizeMode)) throw OrderErrors.LOTTERY_PRIZE_MODE_UNKNOWN();
  const slip = input.lines.map((line, at) => acceptLine(game, input.prizeMode, line, at, context));
  const changed = changedOdds(input.lines, slip);
  if (changed.length > 0) throw OrderErrors.LOTTERY_ODDS_CHANGED({ lines: changed });
  return slip;
}

/** Lines whose odds are not those that the player saw, with the odds of now. */
const changedOdds = (lines: readonly LineInput[], slip: readonly SlipLine[]) =>
  slip.flatMap(({ play, odds }, line) => {
    const seen = lines[line]!.odds;
    return seen === undefined || areOdds(seen, odds) ? [] : [{ line, play, odds: oddsTexts(odds) }];
  });

function acceptLine(
  game: GameDefinition,
  prizeMode: PrizeMode,
  line: LineInput,
  at: number,
  { book, limits, isOff }: SlipContext,
): SlipLine {
  const play = findPlay(game, line.play);
  if (!play || !isProved(play) || isOff(play.code)) throw OrderErrors.LOTTERY_PLAY_CLOSED({ line: at });
  if (line.unitStake < limits.STAKE_MIN || line.unitStake > limits.STAKE_MAX)
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

/** `L7K2M9QX4T`-like, from the order's id: short enough to read out. */
export function orderNumberOf(id: string): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const digest = createHash('sha256').update(id).digest();
  return `L${[...digest.subarray(0, 12)].map((byte) => alphabet[byte % 32]).join('')}`;
}
