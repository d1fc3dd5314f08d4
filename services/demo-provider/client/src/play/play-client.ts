import type {
  HistoryResponse,
  JackpotAmount,
  Language,
  RevealResponse,
  SessionResponse,
  SpinRequest,
  SpinResult,
  StateResponse,
} from '../../../src/play/dto/play.contract.js';
import { GameClient } from './game-client';

/** The game server, which decides everything. */
export class PlayClient extends GameClient {
  /** Spends the ticket. */
  open(ticket: string, game: string, lang: Language): Promise<SessionResponse> {
    return this.call('POST', '/play/session', { ticket, game, lang });
  }

  /** The same by the token, after a reload. */
  resume(): Promise<SessionResponse> {
    return this.call('GET', '/play/session');
  }

  spin(stake: string, clientSpinId: string, choice?: SpinRequest['choice']): Promise<SpinResult> {
    return this.call('POST', '/play/spin', { stake, clientSpinId, ...(choice && { choice }) });
  }

  jackpots(mode: SessionResponse['mode']): Promise<JackpotAmount[]> {
    return this.call('GET', `/jackpots?mode=${mode}`);
  }

  state(): Promise<StateResponse> {
    return this.call('GET', '/play/state');
  }

  seen(roundId: string): Promise<unknown> {
    return this.call('POST', '/play/seen', { roundId });
  }

  changeSeed(clientSeed: string): Promise<RevealResponse> {
    return this.call('POST', '/play/client-seed', { clientSeed });
  }

  /** `clientSeed` goes with the next server seed, which is committed already. */
  reveal(clientSeed: string): Promise<RevealResponse> {
    return this.call('POST', '/play/reveal', { clientSeed });
  }

  /** The newest rounds, or those of one seed before a round. */
  history(commitment?: string, before?: string): Promise<HistoryResponse> {
    const page = new URLSearchParams({
      ...(commitment !== undefined && { commitment }),
      ...(before !== undefined && { before }),
    }).toString();
    return this.call('GET', `/play/history${page && `?${page}`}`);
  }
}
