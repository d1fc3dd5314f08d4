import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pause } from '#libs/testing';

interface Item {
  externalId: string;
  amount: string;
}

/** The wallet's batch call: one effect per key, and a conflict where a key comes back with another amount. */
export class FakeWalletBatch {
  readonly paid = new Map<string, bigint>();
  conflicts = 0;
  repeated = 0;
  private server: Server;
  url = '';

  static async start(): Promise<FakeWalletBatch> {
    const desk = new FakeWalletBatch();
    await new Promise<void>((resolve) => desk.server.listen(0, '127.0.0.1', resolve));
    desk.url = `http://127.0.0.1:${(desk.server.address() as AddressInfo).port}`;
    return desk;
  }

  private constructor() {
    this.server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const { items } = JSON.parse(Buffer.concat(chunks).toString()) as { items: Item[] };
        const answers = items.map((item) => this.pay(item));
        await pause(100, 'the caller is killed before it has the answer');
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ success: true, value: { items: answers } }));
      })();
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pay({ externalId, amount }: Item) {
    const known = this.paid.get(externalId);
    if (known !== undefined && known !== BigInt(amount)) this.conflicts += 1;
    if (known !== undefined) this.repeated += 1;
    this.paid.set(externalId, known ?? BigInt(amount));
    return { externalId, posting: { outcome: 'ACCEPTED' }, error: null };
  }
}
