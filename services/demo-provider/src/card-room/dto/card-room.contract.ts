/**
 * What the page of a card room and the server say to each other, as types alone: the page may read this file as it is.
 * Amounts are whole minor units in strings.
 */
import type { Language, Names } from '../../play/dto/play.contract.js';
import type { Card } from '../rules/cards.js';

/** `POST /cards/session` and `GET /cards/session`. */
export interface CardSessionResponse {
  token: string;
  currency: string;
  mode: 'REAL' | 'PLAY';
  language: Language;
  balance: string;
  room: CardRoomInfo;
  /** The hand that the player sits in; absent when none is open. */
  hand?: CardHandResponse;
}

export interface CardRoomInfo {
  code: string;
  gameId: string;
  names: Names;
  unit: string;
  buyIn: string;
  /** The house's part of what a seat wins, in basis points. */
  rakeBp: number;
  turnSeconds: number;
}

/** `POST /cards/join`; the same join id is always the same seat. */
export interface JoinBody {
  joinId: string;
  /** Seats of the table, 2 to 4. */
  size: number;
}

/** `POST /cards/seed`, until the hand is dealt. */
export interface ClientSeedBody {
  handId: string;
  clientSeed: string;
}

/** `POST /cards/move`: no cards is a pass. `turn` is the number of moves before it, so that a repeated call moves once. */
export interface MoveBody {
  handId: string;
  turn: number;
  cards: Card[];
}

export type MovedBy = 'PLAYER' | 'CLOCK' | 'BOT';

export interface KeptMove {
  seat: number;
  cards: Card[];
  by: MovedBy;
}

export type CardSeatState =
  'SENT' | 'ACCEPTED' | 'REFUSED' | 'ROLLBACK' | 'ROLLED_BACK' | 'PAYING' | 'CLOSED';

export interface ShownSeat {
  isYou: boolean;
  /** A house bot: it plays with the house's money. */
  isBot: boolean;
  /** The clock has played the seat's last two turns. */
  isAway: boolean;
  cards: number;
  /** Present at the end. */
  net?: string;
  rake?: string;
}

/** `GET /cards/hand?handId=`, and the answer of each call that changes a hand. */
export interface CardHandResponse {
  id: string;
  state: 'WAITING' | 'PLAYING' | 'OVER' | 'VOID';
  size: number;
  /** The server's clock, and when the deal or the turn is due. */
  now: string;
  dueAt: string;
  commitment: string;
  /** Of the player's own seat. */
  seatState: CardSeatState;
  clientSeed: string;
  refusal?: string;
  balance?: string;
  payout?: string;
  /** Players who wait for the deal. */
  waiting: number;
  /** The rest from the deal on, in the order of play. */
  seats?: ShownSeat[];
  /** The player's own cards. */
  cards?: Card[];
  turn?: number;
  trick?: { seat: number; cards: Card[] };
  passed?: number[];
  mustHold?: Card;
  order?: number[];
  moves?: KeptMove[];
  /** From the end on: with these the page deals and plays the hand again. */
  serverSeed?: string;
  clientSeeds?: string[];
}

/** `GET /cards/history`: the player's last hands, newest first. */
export interface CardHistoryEntry {
  handId: string;
  at: string;
  size: number;
  state: CardSeatState;
  stake: string;
  payout?: string;
}
