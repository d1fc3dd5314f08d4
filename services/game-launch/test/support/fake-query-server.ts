import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callSignatureHeader, signAnswer, verifyCall, type ProviderKeys } from '#libs/provider-sdk';

export interface Transaction {
  transactionId: string;
  amount: string;
}

/** A provider that answers questions about its rounds, and can be made to fail. */
export class FakeQueryServer {
  readonly reports = new Map<string, object>();
  readonly asked: Record<string, string>[] = [];
  fault: 'unreachable' | 'unsigned' | 'another-request' | 'status' | 'broken' | undefined;
  url = '';

  private constructor(
    private readonly server: Server,
    private readonly keys: ProviderKeys,
    private readonly now: () => Date,
  ) {}

  static async start(keys: ProviderKeys, now: () => Date): Promise<FakeQueryServer> {
    const server = createServer();
    const fake = new FakeQueryServer(server, keys, now);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks);
        const signature = String(request.headers[callSignatureHeader]);
        const sent = { method: 'POST', path: request.url!, body: raw };
        const call = verifyCall(fake.keys, signature, sent, fake.now());
        if (fake.fault === 'unreachable') return void request.socket.destroy();
        if (!call) return void response.writeHead(401).end();
        const asked = JSON.parse(raw.toString()) as Record<string, string>;
        fake.asked.push(asked);
        const found = fake.reports.get(asked['roundId'] ?? asked['transactionId']!);
        const answer = JSON.stringify({
          status: 'OK',
          bets: [],
          wins: [],
          ...(found ?? { state: 'UNKNOWN' }),
        });
        const body = fake.fault === 'broken' ? answer.replace('state', 'stat') : answer;
        const signedBy = fake.fault === 'unsigned' ? { k1: 'x'.repeat(40) } : fake.keys;
        const answered = fake.fault === 'another-request' ? { ...call, requestId: 'x'.repeat(36) } : call;
        const status = fake.fault === 'status' ? 500 : 200;
        response
          .writeHead(status, {
            [callSignatureHeader]: signAnswer(signedBy, answered, { status, body }, fake.now()),
          })
          .end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/query`;
    return fake;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
