import type { Language } from '../../../src/play/dto/play.contract.js';
import { kindOf, PlayError } from './play.errors';

type Envelope<T> = { success: true; value: T } | { success: false; code: string; message?: string };

const TIME_LIMIT_MS = 12_000;

/** Calls of a game page to its server, in the player's language and under the session's token. */
export class GameClient {
  token = '';

  constructor(
    protected readonly language: Language,
    protected readonly send: typeof fetch = fetch.bind(globalThis),
  ) {}

  protected async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
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
