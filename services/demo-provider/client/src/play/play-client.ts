import type {
  HistoryResponse,
  Language,
  RevealResponse,
  SessionResponse,
  SpinResult,
  StateResponse,
} from '../../../src/play/dto/play.contract.js';
import { kindOf, PlayError } from './play.errors';

type Envelope<T> = { success: true; value: T } | { success: false; code: string; message?: string };

const TIME_LIMIT_MS = 12_000;

/** The game server, which decides everything. */
export class PlayClient {
  token = '';

  constructor(
    private readonly language: Language,
    private readonly send: typeof fetch = fetch.bind(globalThis),
  ) {}

  /** Spends the ticket. */
  open(ticket: string, game: string, lang: Language): Promise<SessionResponse> {
    return this.call('POST', '/play/session', { ticket, game, lang });
  }

  /** The same by the token, after a reload. */
  resume(): Promise<SessionResponse> {
    return this.call('GET', '/play/session');
  }

  spin(stake: string, clientSpinId: string): Promise<SpinResult> {
    return this.call('POST', '/play/spin', { stake, clientSpinId });
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

  reveal(): Promise<RevealResponse> {
    return this.call('POST', '/play/reveal', {});
  }

  history(): Promise<HistoryResponse> {
    return this.call('GET', '/play/history');
  }

  private async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    let response: Response;
    let envelope: Envelope<T>;
    try {
      response = await this.send(path, {
        method,
        headers: {
          'accept-language': this.language,
          ...(body && { 'content-type': 'application/json' }),
          ...(this.token && { authorization: `Bearer ${this.token}` }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      envelope = (await response.json()) as Envelope<T>;
    } catch (cause) {
      throw new PlayError('NETWORK', 'network', String(cause));
    }
    if (envelope.success) return envelope.value;
    throw new PlayError(envelope.code, kindOf(envelope.code, response.status), envelope.message);
  }
}
