import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Transfer {
  externalId: string;
  fromMemberId: string;
  toMemberId: string;
  amount: string;
}

/** The wallet's calls for transfers: one posting per key, refused where the balance is too small. */
export class WalletDesk {
  readonly balances = new Map<string, bigint>();
  readonly turnover = new Map<string, bigint>();
  readonly moved: Transfer[] = [];
  /** The next transfer moves the money and answers with an error, as after a lost connection. */
  losesAnswer = false;
  private readonly outcomes = new Map<string, string>();
  private readonly server: Server;
  url = '';

  static async start(): Promise<WalletDesk> {
    const desk = new WalletDesk();
    await new Promise<void>((resolve) => desk.server.listen(0, '127.0.0.1', resolve));
    desk.url = `http://127.0.0.1:${(desk.server.address() as AddressInfo).port}`;
    return desk;
  }

  private constructor() {
    this.server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const answer = request.url!.startsWith('/internal/balances/')
          ? this.balanceOf(/balances\/([0-9a-f-]+)/.exec(request.url!)![1]!)
          : this.transfer(JSON.parse(Buffer.concat(chunks).toString()) as Transfer);
        response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer ? { success: true, value: answer } : { success: false }));
      })();
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private balanceOf(memberId: string) {
    const balance = String(this.balances.get(memberId) ?? 0n);
    const turnoverLeft = String(this.turnover.get(memberId) ?? 0n);
    const amounts = { balance, held: '0', available: balance, withdrawable: balance, turnoverLeft };
    return { ...amounts, currency: 'VND', version: 1 };
  }

  private transfer(transfer: Transfer): object | undefined {
    const known = this.outcomes.get(transfer.externalId);
    const held = this.balances.get(transfer.fromMemberId) ?? 0n;
    const amount = BigInt(transfer.amount);
    const outcome = known ?? (held < amount ? 'INSUFFICIENT_FUNDS' : 'ACCEPTED');
    if (known === undefined && outcome === 'ACCEPTED') {
      this.balances.set(transfer.fromMemberId, held - amount);
      this.balances.set(transfer.toMemberId, (this.balances.get(transfer.toMemberId) ?? 0n) + amount);
      this.moved.push(transfer);
    }
    this.outcomes.set(transfer.externalId, outcome);
    if (this.losesAnswer) {
      this.losesAnswer = false;
      return undefined;
    }
    return { outcome, balance: '0', version: 1, postingId: `p:${transfer.externalId}`, replayed: !!known };
  }
}
