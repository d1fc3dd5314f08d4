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
  private readonly held = new Map<string, Promise<void>>();

  private constructor(
    private readonly server: Server,
    private readonly keys: ProviderKeys,
    private readonly now: () => Date,
    private readonly keysOfOthers: Record<string, ProviderKeys>,
  ) {}

  /** Answers for every vendor; those named in `keysOfOthers` have keys of their own. */
  static async start(
    keys: ProviderKeys,
    now: () => Date,
    keysOfOthers: Record<string, ProviderKeys> = {},
  ): Promise<FakeQueryServer> {
    const server = createServer();
    const fake = new FakeQueryServer(server, keys, now, keysOfOthers);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks);
        const signature = String(request.headers[callSignatureHeader]);
        const sent = { method: 'POST', path: request.url!, body: raw };
        const asked = JSON.parse(raw.toString()) as Record<string, string>;
        const keys = fake.keysOfOthers[asked['vassalage']!] ?? fake.keys;
        const call = verifyCall(keys, signature, sent, fake.now());
        if (fake.fault === 'unreachable') return void request.socket.destroy();
        if (!call) return void response.writeHead(401).end();
        fake.asked.push(asked);
        const found = fake.reports.get(asked['roundId'] ?? asked['transactionId']!);
        const answer = JSON.stringify({
          status: 'OK',
          bets: [],
          wins: [],
          ...(found ?? { state: 'UNKNOWN' }),
        });
        const body = fake.fault === 'broken' ? answer.replace('state', 'stat') : answer;
        const signedBy = fake.fault === 'unsigned' ? { k1: 'x'.repeat(40) } : keys;
        const answered = fake.fault === 'another-request' ? { ...call, requestId: 'x'.repeat(36) } : call;
        const status = fake.fault === 'status' ? 500 : 200;
        const header = {
          [callSignatureHeader]: signAnswer(signedBy, answered, { status, body }, fake.now()),
        };
        void Promise.resolve(fake.held.get(asked['vassalage']!)).then(() =>
          response.writeHead(status, header).end(body),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/query`;
    return fake;
  }

  /** Holds the answers of a vendor back until the returned function is called. */
  hold(vassalage: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held.set(vassalage, promise);
    return () => {
      this.held.delete(vassalage);
      resolve();
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
