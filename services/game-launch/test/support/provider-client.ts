import { signatureHeader, signBody, isBodySignedBy } from '#libs/platform';

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
    return this.send(action, raw, { [signatureHeader]: signBody(this.keys, raw, this.now()), ...headers });
  }

  async send(action: string, raw: string, headers: Record<string, string>): Promise<ProviderAnswer> {
    const answer = await fetch(`${this.url}/provider/${this.vassalage}/v1/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: raw,
    });
    const text = await answer.text();
    const signature = answer.headers.get(signatureHeader) ?? undefined;
    return {
      status: answer.status,
      text,
      body: parsed(text),
      signed: isBodySignedBy(this.keys, signature, text, this.now()),
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
