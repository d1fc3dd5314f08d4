import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callSignatureHeader, newRequestId, signAnswer, signCall, verifyCall } from '#libs/provider-sdk';

interface Exchange {
  action: string;
  message: Record<string, unknown>;
}

interface Answered {
  status: number;
  body: string;
}

/** What a platform without one of its defences does. */
export interface Defect {
  /** Signs whatever arrives as if it had been signed well. */
  trustsEverybody?: boolean;
  /** Refuses calls whose clock differs by a second. */
  hasNoTolerance?: boolean;
  /** Changes a call before it is handled. */
  call?: (exchange: Exchange) => Record<string, unknown>;
  /** Changes an answer before it is signed. */
  answer?: (answer: Answered, exchange: Exchange) => Answered;
}

/** Stands before a platform and takes one defence out, so that a conformance case can be seen to fail. */
export class WeakenedOperator {
  defect: Defect = {};
  url = '';

  private constructor(
    private readonly server: Server,
    private readonly platform: string,
    private readonly keys: Record<string, string>,
  ) {}

  static async start(platform: string, keys: Record<string, string>): Promise<WeakenedOperator> {
    const server = createServer();
    const operator = new WeakenedOperator(server, platform, keys);
    server.on('request', (request, response) => void operator.serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    operator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return operator;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received = Buffer.concat(chunks).toString('utf8');
    const path = request.url!;
    const header = request.headers[callSignatureHeader];
    const given = typeof header === 'string' ? header : undefined;
    const verified = verifyCall(
      this.keys,
      given,
      { method: 'POST', path, body: Buffer.from(received) },
      new Date(),
    );
    const late = Math.abs(Date.now() / 1000 - Number(/t=(\d+)/.exec(given ?? '')?.[1] ?? 0)) > 5;
    if (this.defect.hasNoTolerance && late) return void response.writeHead(401).end('{}');

    const exchange = {
      action: path.split('/').at(-1)!,
      message: JSON.parse(received) as Exchange['message'],
    };
    const body = this.defect.call ? JSON.stringify(this.defect.call(exchange)) : received;
    const signsAnew = this.defect.trustsEverybody || (verified && body !== received);
    const signed = signCall(this.keys, { method: 'POST', path, body }, newRequestId(), new Date());
    const forwarded = await fetch(this.platform + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signsAnew
          ? { [callSignatureHeader]: signed.header }
          : given !== undefined && { [callSignatureHeader]: given }),
      },
      body,
    });
    const answered = { status: forwarded.status, body: await forwarded.text() };
    const answer = this.defect.answer?.(answered, exchange) ?? answered;
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        ...(verified && { [callSignatureHeader]: signAnswer(this.keys, verified, answer, new Date()) }),
      })
      .end(answer.body);
  }
}
