/**
 * What the page of a fish game and the game server say to each other, as types alone. Amounts are whole minor units in
 * strings. All calls but `POST /fish/session` carry `Authorization: Bearer <token>`; seeds are those of `/play`.
 */
import type { Fairness, HistoryRound, Language, Names } from '../../play/dto/play.contract.js';

/** `POST /fish/session` with a ticket, `GET /fish/session` after a reload. */
export interface FishSession {
  token: string;
  game: FishInfo;
  currency: string;
  mode: 'REAL' | 'PLAY';
  balance: string;
  language: Language;
  fairness: Fairness;
}

export interface FishInfo {
  gameId: string;
  code: string;
  names: Names;
  model: string;
  stakes: string[];
  prey: PreyInfo[];
  /** Shots are at least so many milliseconds apart. */
  minimumShotMs: number;
}

export interface PreyInfo {
  id: string;
  /** Awards in stakes, ascending. */
  awards: number[];
  /** Percent with two places, exact. */
  rtp: string;
  catchShare: string;
  /** One in so many shots wins the highest award. */
  maxOneIn: string;
}

/** `POST /fish/shot`. The same clientSpinId is always the same shot. */
export interface ShotRequest {
  stake: string;
  prey: string;
  clientSpinId: string;
}

export interface ShotResult {
  roundId: string;
  clientSpinId: string;
  stake: string;
  prey: string;
  /** Stakes won; 0 is a miss. */
  times: number;
  totalWin: string;
  balance?: string;
  state: 'ACCEPTED' | 'CLOSED';
  fairness: Fairness;
  at: string;
}

/** `GET /fish/history`: the last fifty shots, newest first. */
export interface FishHistory {
  rounds: FishHistoryRound[];
  /** There may be further rounds of the seed before the last one. */
  more?: boolean;
}

export type FishHistoryRound = Omit<HistoryRound, 'result' | 'unpaid'> & {
  result?: ShotResult;
  unpaid?: Omit<ShotResult, 'state' | 'balance'>;
};
