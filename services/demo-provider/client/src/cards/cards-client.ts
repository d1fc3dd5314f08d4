import type {
  CardHandResponse,
  CardHistoryEntry,
  CardSessionResponse,
  JoinBody,
  MoveBody,
} from '../../../src/card-room/dto/card-room.contract.js';
import type { Language } from '../../../src/play/dto/play.contract.js';
import { GameClient } from '../play/game-client';

/** The server of the card rooms. */
export class CardsClient extends GameClient {
  open(ticket: string, game: string, lang: Language): Promise<CardSessionResponse> {
    return this.call('POST', '/cards/session', { ticket, game, lang });
  }

  resume(): Promise<CardSessionResponse> {
    return this.call('GET', '/cards/session');
  }

  join(body: JoinBody): Promise<CardHandResponse> {
    return this.call('POST', '/cards/join', body);
  }

  seed(handId: string, clientSeed: string): Promise<CardHandResponse> {
    return this.call('POST', '/cards/seed', { handId, clientSeed });
  }

  move(body: MoveBody): Promise<CardHandResponse> {
    return this.call('POST', '/cards/move', body);
  }

  hand(handId: string): Promise<CardHandResponse> {
    return this.call('GET', `/cards/hand?handId=${handId}`);
  }

  history(): Promise<CardHistoryEntry[]> {
    return this.call('GET', '/cards/history');
  }
}
