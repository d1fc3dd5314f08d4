import type { FishHistory, FishSession, ShotResult } from '../../../src/fish/dto/fish.contract.js';
import type { Language, RevealResponse } from '../../../src/play/dto/play.contract.js';
import { GameClient } from '../play/game-client';

/** The server of the fish games; seeds are those of every game. */
export class FishClient extends GameClient {
  open(ticket: string, game: string, lang: Language): Promise<FishSession> {
    return this.call('POST', '/fish/session', { ticket, game, lang });
  }

  resume(): Promise<FishSession> {
    return this.call('GET', '/fish/session');
  }

  shot(stake: string, prey: string, clientSpinId: string): Promise<ShotResult> {
    return this.call('POST', '/fish/shot', { stake, prey, clientSpinId });
  }

  /** The newest rounds, or those of one seed before a round. */
  history(commitment?: string, before?: string): Promise<FishHistory> {
    const page = new URLSearchParams({
      ...(commitment !== undefined && { commitment }),
      ...(before !== undefined && { before }),
    }).toString();
    return this.call('GET', `/fish/history${page && `?${page}`}`);
  }

  changeSeed(clientSeed: string): Promise<RevealResponse> {
    return this.call('POST', '/play/client-seed', { clientSeed });
  }

  /** `clientSeed` goes with the next server seed, which is committed already. */
  reveal(clientSeed: string): Promise<RevealResponse> {
    return this.call('POST', '/play/reveal', { clientSeed });
  }
}
