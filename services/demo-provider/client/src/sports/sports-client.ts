import type { Language } from '../../../src/play/dto/play.contract.js';
import type {
  PlaceBetBody,
  SportsBetInfo,
  SportsBoard,
  SportsSession,
} from '../../../src/sports/dto/sports.contract.js';
import { GameClient } from '../play/game-client';

/** The server of the sports books. */
export class SportsClient extends GameClient {
  open(ticket: string, game: string, lang: Language): Promise<SportsSession> {
    return this.call('POST', '/sports/session', { ticket, game, lang });
  }

  resume(): Promise<SportsSession> {
    return this.call('GET', '/sports/session');
  }

  board(): Promise<SportsBoard> {
    return this.call('GET', '/sports/board');
  }

  place(bet: PlaceBetBody): Promise<SportsBetInfo> {
    return this.call('POST', '/sports/bets', bet);
  }

  bets(): Promise<SportsBetInfo[]> {
    return this.call('GET', '/sports/bets');
  }
}
