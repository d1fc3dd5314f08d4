import { randomUUID } from 'node:crypto';
import {
  callSignatureHeader,
  isAnswerTo,
  newRequestId,
  signCall,
  type VerifiedCall,
} from '../../../libs/provider-sdk/src/index.ts';

/** What a provider needs to talk to the platform. */
export interface Settings {
  /** Base URL of the platform, for example https://play.example */
  url: string;
  vassalage: string;
  keyId: string;
  secret: string;
  /** A fresh launch ticket of a player who has at least 100,000 minor units. */
  ticket: () => Promise<string>;
}

export interface Answer {
  httpStatus: number;
  text: string;
  status?: string;
  code?: string;
  balance?: string;
  playerRef?: string;
  sessionId?: string;
  gameId?: string;
}

/** A provider's half of the protocol, in as few lines as it takes. */
export class Protocol {
  private readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  path(action: string): string {
    return `/provider/${this.settings.vassalage}/v1/${action}`;
  }

  /** A signature of this call, by our key and of now unless the case wants another. */
  signature(
    action: string,
    body: string,
    other: { secret?: string; keyId?: string; secondsLate?: number; method?: string; path?: string } = {},
  ): VerifiedCall & { header: string } {
    const { secret = this.settings.secret, keyId = this.settings.keyId, secondsLate = 0 } = other;
    const call = { method: other.method ?? 'POST', path: other.path ?? this.path(action), body };
    const now = new Date(Date.now() + secondsLate * 1000);
    return signCall({ [keyId]: secret }, call, newRequestId(), now);
  }

  /** Sends a call and makes sure that the answer is signed for this call. */
  async call(action: string, message: object): Promise<Answer> {
    const body = JSON.stringify(message);
    const call = this.signature(action, body);
    const { response, answer } = await this.send(action, body, call.header);
    const signature = response.headers.get(callSignatureHeader) ?? undefined;
    const signed = { status: response.status, body: answer.text };
    if (!isAnswerTo(call, { [call.keyId]: this.settings.secret }, signature, signed, new Date()))
      throw new Error(`the answer (status ${response.status}) is not signed for this call`);
    return answer;
  }

  /** Sends these bytes under this header; the answer's signature is not looked at. */
  async send(
    action: string,
    body: string,
    header: string | null,
  ): Promise<{ response: Response; answer: Answer }> {
    const response = await fetch(`${this.settings.url}${this.path(action)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(header !== null && { [callSignatureHeader]: header }),
      },
      body,
    });
    const text = await response.text();
    return { response, answer: { ...(JSON.parse(text) as object), httpStatus: response.status, text } };
  }
}

/** A new id of the provider. */
export function newId(name: string): string {
  return `${name}-${randomUUID()}`;
}
