import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isBodySignedBy, signatureHeader, signBody, type SigningKeys } from '#libs/platform';

export interface Transaction {
  transactionId: string;
  amount: string;
}

/** A provider that answers questions about its rounds, and can be made to fail. */
export class FakeQueryServer {
  readonly reports = new Map<string, object>();
  readonly asked: Record<string, string>[] = [];
  fault: 'unreachable' | 'unsigned' | 'status' | 'broken' | undefined;
  url = '';

  private constructor(
    private readonly server: Server,
    private readonly keys: SigningKeys,
    private readonly now: () => Date,
  ) {}

  static async start(keys: SigningKeys, now: () => Date): Promise<FakeQueryServer> {
    const server = createServer();
    const fake = new FakeQueryServer(server, keys, now);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks);
        const signature = String(request.headers[signatureHeader]);
        if (fake.fault === 'unreachable') return void request.socket.destroy();
        if (!isBodySignedBy(fake.keys, signature, raw, fake.now())) return void response.writeHead(401).end();
        const asked = JSON.parse(raw.toString()) as Record<string, string>;
        fake.asked.push(asked);
        const found = fake.reports.get(asked['roundId'] ?? asked['transactionId']!);
        const body = JSON.stringify({ status: 'OK', bets: [], wins: [], ...(found ?? { state: 'UNKNOWN' }) });
        const sent = fake.fault === 'broken' ? body.replace('state', 'stat') : body;
        const signedBy = fake.fault === 'unsigned' ? { k1: 'x'.repeat(40) } : fake.keys;
        response
          .writeHead(fake.fault === 'status' ? 500 : 200, {
            [signatureHeader]: signBody(signedBy, sent, fake.now()),
          })
          .end(sent);
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
