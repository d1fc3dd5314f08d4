import { MessageRefused, type Sms, type SmsSender } from '../message.ports.js';

export interface SmsGateway {
  url: string;
  token?: string;
  fields: Readonly<Record<string, string>>;
  timeoutMs?: number;
}

/** An SMS gateway with JSON by POST and a bearer token; field names are configuration. */
export class HttpSmsSender implements SmsSender {
  constructor(private readonly gateway: SmsGateway) {}

  async send({ to, text }: Sms): Promise<void> {
    const { url, token, fields, timeoutMs = 5000 } = this.gateway;
    const { to: toField = 'to', text: textField = 'text', ...fixed } = fields;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ ...fixed, [toField]: to, [textField]: text }),
      redirect: 'error', // a response must not redirect the token elsewhere
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    // An expired token or a busy gateway is no fault of the message.
    if (answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 429].includes(answer.status))
      throw new MessageRefused(`the SMS gateway answered ${answer.status}`);
    throw new Error(`the SMS gateway answered ${answer.status}`);
  }
}
