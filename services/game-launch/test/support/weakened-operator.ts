import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callSignatureHeader, newRequestId, signAnswer, signCall, verifyCall } from '#libs/provider-sdk';

interface Answered {
  status: number;
  body: string;
}

/** What a platform without one of its defences does. */
export interface Defect {
  /** Signs whatever arrives as if it had been signed well. */
  trustsEverybody?: boolean;
  /** Refuses calls whose clock differs by more than five seconds. */
  hasNoTolerance?: boolean;
  /** Changes an answer before it is signed. */
  answer?: (answer: Answered) => Answered;
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
    const call = { method: 'POST', path: request.url!, body: Buffer.concat(chunks).toString('utf8') };
    const header = request.headers[callSignatureHeader];
    const given = typeof header === 'string' ? header : undefined;
    const verified = verifyCall(this.keys, given, { ...call, body: Buffer.from(call.body) }, new Date());
    const late = Math.abs(Date.now() / 1000 - Number(/t=(\d+)/.exec(given ?? '')?.[1] ?? 0)) > 5;
    if (this.defect.hasNoTolerance && late) return void response.writeHead(401).end('{}');

    const signature = this.defect.trustsEverybody
      ? signCall(this.keys, call, newRequestId(), new Date()).header
      : given;
    const forwarded = await fetch(this.platform + call.path, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { [callSignatureHeader]: signature }),
      },
      body: call.body,
    });
    const answered = { status: forwarded.status, body: await forwarded.text() };
    const answer = this.defect.answer?.(answered) ?? answered;
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        ...(verified && { [callSignatureHeader]: signAnswer(this.keys, verified, answer, new Date()) }),
      })
      .end(answer.body);
  }
}
