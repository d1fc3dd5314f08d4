/**
 * What the page of a table and the server say to each other, as types alone: the page may read this file as it is.
 * Amounts are whole minor units in strings; every answer but the stream is the platform's envelope.
 */
import type { Language, Names } from '../../play/dto/play.contract.js';
import type { Deal, TableKind } from '../../table-game/table-game.types.js';

/** `POST /table/session` and `GET /table/session`. */
export interface TableSessionResponse {
  token: string;
  currency: string;
  mode: 'REAL' | 'PLAY';
  language: Language;
  balance: string;
  table: TableInfo;
}

export interface TableInfo {
  code: string;
  gameId: string;
  names: Names;
  kind: TableKind;
  chips: string[];
  minBet: string;
  betSeconds: number;
  showSeconds: number;
  spots: SpotInfo[];
}

export interface SpotInfo {
  id: string;
  maxBet: string;
  /** Exact return to the player, percent with two places. */
  rtp: string;
}

export interface RoundInfo {
  id: string;
  number: number;
  state: 'BETTING' | 'CLOSED' | 'DEALT';
  closesAt: string;
  deal?: Deal;
  result?: string;
  endsAt?: string;
}

/** An event `state` of `GET /table/stream`, sent at each change. `now` is the server's clock. */
export interface TableState {
  now: string;
  /** Absent until the first round opens. */
  round?: RoundInfo;
  shoe?: { ordinal: number; commitment: string };
  /** Results of the shoe, oldest first; the present round is among them once it is dealt. */
  results: string[];
  players: number;
}

export interface PlacedBet {
  spot: string;
  stake: string;
}

/** `POST /table/bets`; the same slip id is always the same bets. */
export interface PlaceBetsBody {
  roundId: string;
  slipId: string;
  bets: PlacedBet[];
}

export type BetState = 'SENT' | 'ACCEPTED' | 'REFUSED' | 'ROLLBACK' | 'ROLLED_BACK';

/** The player's part of a round: `POST /table/bets` and `GET /table/seat?roundId=`. */
export interface SeatResponse {
  roundId: string;
  state: 'NONE' | 'OPEN' | 'PAYING' | 'CLOSED' | 'VOID';
  bets: (PlacedBet & { slipId: string; state: BetState; refusal?: string })[];
  totalWin?: string;
  balance?: string;
}

/** `GET /table/shoes`: the last shoes of the table, newest first, with the seed once it is revealed. */
export interface ShoeResponse {
  ordinal: number;
  commitment: string;
  serverSeed?: string;
  rounds: { number: number; deal: Deal; result: string }[];
}

/** `GET /table/history`: the player's last rounds at this table, newest first. */
export interface SeatHistoryEntry {
  roundId: string;
  shoe: number;
  number: number;
  at: string;
  state: 'OPEN' | 'PAYING' | 'CLOSED' | 'VOID';
  result?: string;
  stake: string;
  totalWin?: string;
}
