/**
 * What the page of a sports book and the server say to each other, as types alone. Amounts are whole minor units in strings,
 * odds are decimal odds in hundredths, lines are in quarters of a point.
 */
import type { Language, Names } from '../../play/dto/play.contract.js';
import type { OddsType } from '../../sports-model/odds-type.js';
import type { BetResult, Course, MarketKind, Pick, Score, Sport } from '../../sports-model/sports.types.js';

/** `POST /sports/session` with a ticket, `GET /sports/session` after a reload. */
export interface SportsSession {
  token: string;
  currency: string;
  mode: 'REAL' | 'PLAY';
  language: Language;
  balance: string;
  game: SportsGame;
}

export interface SportsGame {
  gameId: string;
  code: string;
  names: Names;
  sport: Sport;
  minBet: string;
  maxBet: string;
  maxWin: string;
  maxLegs: number;
}

/** `GET /sports/board`. `now` is the server's clock. */
export interface SportsBoard {
  now: string;
  days: BoardDay[];
}

export interface BoardDay {
  day: number;
  kicksOffAt: string;
  endsAt: string;
  commitment: string;
  /** With the results. */
  serverSeed?: string;
  matches: BoardMatch[];
}

export interface BoardMatch {
  home: string;
  away: string;
  markets: BoardMarket[];
  course?: Course;
}

export interface BoardMarket {
  kind: MarketKind;
  line: number;
  /** Percent with two places. */
  margin: string;
  selections: { pick: Pick; odds: number; rtp: string }[];
}

export interface LegBody {
  day: number;
  match: number;
  market: MarketKind;
  line: number;
  pick: Pick;
  odds: number;
}

/** `POST /sports/bets`: a single bet, or a parlay of several legs; the same id is always the same bet. */
export interface PlaceBetBody {
  betId: string;
  stake: string;
  oddsType: OddsType;
  legs: LegBody[];
}

/** `GET /sports/bets`: the last fifty, newest first. */
export interface SportsBetInfo {
  betId: string;
  at: string;
  stake: string;
  oddsType: OddsType;
  state: 'SENT' | 'ACCEPTED' | 'REFUSED' | 'PAYING' | 'CLOSED' | 'ROLLBACK' | 'ROLLED_BACK';
  legs: (LegBody & { home: string; away: string; score?: Score; result?: BetResult })[];
  totalWin?: string;
  balance?: string;
}
