import { randomUUID } from 'node:crypto';
import { callSignatureHeader, isAnswerTo, newRequestId, signCall, type VerifiedCall } from '../signature.ts';

/** What a provider needs to talk to the platform. */
export interface OperatorSettings {
  /** Base URL of the platform, for example https://play.example */
  url: string;
  vassalage: string;
  keyId: string;
  secret: string;
  /** A fresh launch ticket of a player who has at least 100,000 minor units. */
  ticket: () => Promise<string>;
  /** The same for a second player; without it no case of shared rounds is run. */
  ticketOfAnother?: () => Promise<string>;
  /** A ticket of a lobby, and two games that its session may play; without it no case of lobbies is run. */
  lobby?: { ticket: () => Promise<string>; gameIds: readonly [string, string] };
  /** A ticket of the first player in the other book; without it no case of two books is run. */
  ticketOfOtherBook?: () => Promise<string>;
  /** The ids of the cases to run; all by default. */
  only?: readonly string[];
  /** Sends the calls; that of Node by default. */
  fetch?: (url: string, request: CallInit) => Promise<Response>;
}

export interface CallInit {
  method: string;
  headers: Record<string, string>;
  body: string;
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
  bets?: { status: string; code?: string; transactionId: string; balance?: string }[];
  results?: { status: string; code?: string; transactionId: string; balance?: string }[];
  transaction?: { state: string };
  round?: { state: string; stake?: string; payout?: string };
}

/** A provider's half of the protocol, in as few lines as it takes. */
export class OperatorConnection {
  readonly settings: OperatorSettings;

  constructor(settings: OperatorSettings) {
    this.settings = settings;
  }

  path(action: string): string {
    return `/provider/${this.settings.vassalage}/v1/${action}`;
  }

  signature(action: string, body: string, secondsLate = 0): VerifiedCall & { header: string } {
    const { keyId, secret } = this.settings;
    const now = new Date(Date.now() + secondsLate * 1000);
    return signCall(
      { [keyId]: secret },
      { method: 'POST', path: this.path(action), body },
      newRequestId(),
      now,
    );
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
    header: string | undefined,
  ): Promise<{ response: Response; answer: Answer }> {
    const send = this.settings.fetch ?? fetch;
    const response = await send(`${this.settings.url}${this.path(action)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(header !== undefined && { [callSignatureHeader]: header }),
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
