import type { Language } from '../../../src/play/dto/play.contract.js';
import type {
  PlaceBetsBody,
  SeatHistoryEntry,
  SeatResponse,
  ShoeResponse,
  TableSessionResponse,
  TableState,
} from '../../../src/table/dto/table.contract.js';
import { GameClient } from '../play/game-client';

/** The server of the tables. */
export class TableClient extends GameClient {
  open(ticket: string, game: string, lang: Language): Promise<TableSessionResponse> {
    return this.call('POST', '/table/session', { ticket, game, lang });
  }

  resume(): Promise<TableSessionResponse> {
    return this.call('GET', '/table/session');
  }

  place(slip: PlaceBetsBody): Promise<SeatResponse> {
    return this.call('POST', '/table/bets', slip);
  }

  seat(roundId: string): Promise<SeatResponse> {
    return this.call('GET', `/table/seat?roundId=${roundId}`);
  }

  history(): Promise<SeatHistoryEntry[]> {
    return this.call('GET', '/table/history');
  }

  shoes(): Promise<ShoeResponse[]> {
    return this.call('GET', '/table/shoes');
  }

  /** Follows the table until `signal`; returns when the connection ends, however it ends. */
  async follow(onState: (state: TableState) => void, signal: AbortSignal): Promise<void> {
    const response = await this.send('/table/stream', {
      headers: { authorization: `Bearer ${this.token}`, accept: 'text/event-stream' },
      signal,
    });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    let text = '';
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop()!;
      for (const frame of frames) {
        const data = /^data: (.+)$/m.exec(frame)?.[1];
        if (data) onState(JSON.parse(data) as TableState);
      }
    }
  }
}
