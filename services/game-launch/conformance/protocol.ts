import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

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

  signature(
    body: string,
    { keyId, secret } = this.settings,
    seconds = Math.floor(Date.now() / 1000),
  ): string {
    return `t=${seconds},k=${keyId},v1=${mac(secret, seconds, body)}`;
  }

  /** Sends a call and makes sure that the answer is signed by the platform. */
  async call(action: string, message: object, signature?: string | null): Promise<Answer> {
    const body = JSON.stringify(message);
    const header = signature === undefined ? this.signature(body) : signature;
    const response = await fetch(`${this.settings.url}/provider/${this.settings.vassalage}/v1/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(header !== null && { 'x-signature': header }) },
      body,
    });
    const text = await response.text();
    if (response.status === 200) this.check(response.headers.get('x-signature'), text);
    return { ...(JSON.parse(text) as object), httpStatus: response.status, text };
  }

  private check(header: string | null, text: string): void {
    const [, seconds, keyId, v1] = /^t=(\d+),k=([\w-]+),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
    if (!seconds || !v1 || keyId !== this.settings.keyId)
      throw new Error('the answer carries no signature by our key');
    const expected = Buffer.from(mac(this.settings.secret, Number(seconds), text), 'hex');
    if (!timingSafeEqual(expected, Buffer.from(v1, 'hex')))
      throw new Error('the answer is not signed as it should be');
  }
}

/** A new id of the provider. */
export function newId(name: string): string {
  return `${name}-${randomUUID()}`;
}

function mac(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
