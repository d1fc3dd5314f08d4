import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, ApiError, type ApiClientOptions } from './api-client.ts';
import type { ApiResponse } from './envelope.ts';

export interface Spin {
  roundId: string;
  stake: string;
  totalWin: string;
  balance?: string;
  state: string;
}

/** Where a launched game's page is, and the ticket that opens it once. */
export interface Launch {
  origin: string;
  ticket: string;
  game: string;
}

interface OpenedGame {
  stakes: string[];
  /** Of a round, from its start to the start of the next. */
  minimumRoundMs: number;
}

/** A session at the demo provider, as its game page opens one. */
export class GameSession {
  readonly stakes: string[];
  readonly mode: string;
  private readonly api: ApiClient;
  private readonly minimumRoundMs: number;

  private constructor(api: ApiClient, game: OpenedGame, mode: string) {
    this.api = api;
    this.stakes = game.stakes;
    this.minimumRoundMs = game.minimumRoundMs;
    this.mode = mode;
  }

  static async open({ origin, ticket, game }: Launch, options?: ApiClientOptions): Promise<GameSession> {
    const api = new ApiClient(origin, options);
    const body = { ticket, game, lang: 'vi' };
    const opened = await api.value<{ token: string; mode: string; game: OpenedGame }>(
      'POST',
      '/play/session',
      body,
    );
    api.token = opened.token;
    return new GameSession(api, opened.game, opened.mode);
  }

  /** One request. The same id is the same spin, however often it is sent. */
  send(clientSpinId: string, stake = this.stakes[0]!): Promise<ApiResponse<Spin>> {
    return this.api.call<Spin>('POST', '/play/spin', { stake, clientSpinId });
  }

  /** Keeps rounds apart, and repeats a request while its round is not settled, as the game page does. */
  async spin(stake?: string, clientSpinId: string = randomUUID()): Promise<Spin> {
    for (let tries = 0; ; tries += 1) {
      const response = await this.send(clientSpinId, stake);
      if (response.success) return response.value;
      const isTooFast = response.code === 'PLAY_TOO_FAST';
      if ((response.status < 500 && !isTooFast) || tries > 100) {
        throw new ApiError('POST /play/spin', response);
      }
      await sleep(isTooFast ? this.minimumRoundMs : 100);
    }
  }
}
