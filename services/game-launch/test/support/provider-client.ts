import { callSignatureHeader, isAnswerTo, newRequestId, signCall, verifyCall } from '#libs/provider-sdk';

export interface ProviderAnswer {
  status: number;
  text: string;
  body: Record<string, string>;
  signed: boolean;
}

/** Speaks the protocol as a provider does. */
export class ProviderClient {
  constructor(
    private readonly url: string,
    readonly vassalage: string,
    private readonly keys: Record<string, string>,
    private readonly now: () => Date,
  ) {}

  call(action: string, body: unknown, headers: Record<string, string> = {}): Promise<ProviderAnswer> {
    const raw = typeof body === 'string' ? body : JSON.stringify(body);
    const call = { method: 'POST', path: this.path(action), body: raw };
    const { header } = signCall(this.keys, call, newRequestId(), this.now());
    return this.send(action, raw, { [callSignatureHeader]: header, ...headers });
  }

  path(action: string): string {
    return `/provider/${this.vassalage}/v1/${action}`;
  }

  async send(action: string, raw: string, headers: Record<string, string>): Promise<ProviderAnswer> {
    const answer = await fetch(`${this.url}${this.path(action)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: raw,
    });
    const text = await answer.text();
    const signature = answer.headers.get(callSignatureHeader) ?? undefined;
    const sent = { method: 'POST', path: this.path(action), body: raw };
    const call = verifyCall(this.keys, headers[callSignatureHeader], sent, this.now());
    return {
      status: answer.status,
      text,
      body: parsed(text),
      signed:
        call !== undefined &&
        isAnswerTo(call, this.keys, signature, { status: answer.status, body: text }, this.now()),
    };
  }
}

function parsed(text: string): Record<string, string> {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return {};
  }
}
