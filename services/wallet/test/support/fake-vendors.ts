import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Transfer {
  memberId: string;
  direction: 'IN' | 'OUT';
  amount: string;
}

/** Wallets at vendors, as game-launch reports them: each id is carried out once or closed finally. */
export class FakeVendors {
  /** What becomes of a transfer: `lost` is carried out and not answered, `silent` is neither. */
  mood: 'fine' | 'lost' | 'silent' | 'refuses' = 'fine';
  listed = ['TWG', 'BMB'];
  readonly down = new Set<string>();
  readonly balances = new Map<string, bigint>();
  readonly sent: string[] = [];
  private readonly decided = new Map<string, string>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeVendors> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const self = new FakeVendors(server);
    server.on('request', (request, response) => void self.answer(request, response));
    return self;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  at = (vassalage: string, memberId: string) => this.balances.get(`${vassalage}/${memberId}`) ?? 0n;

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as Transfer & { transferId: string };
    const [, , , vassalage = '', what, query] = request.url!.split('/');
    const value = this.valueOf(vassalage, what, query !== undefined, body);
    response.writeHead(value === undefined ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: value !== undefined, value }));
  }

  private valueOf(
    vassalage: string,
    what: string | undefined,
    isQuery: boolean,
    body: Transfer & { transferId: string },
  ): object | undefined {
    if (vassalage === '')
      return {
        vendors: this.listed.map((code) => ({
          ...{ vassalage: code, displayName: code, currency: 'VND', maintenance: false },
        })),
      };
    if (this.down.has(vassalage)) return what === 'balance' ? { outcome: 'UNREACHABLE' } : undefined;
    if (what === 'balance') return { outcome: 'OK', balance: String(this.at(vassalage, body.memberId)) };
    if (isQuery) return this.decision(vassalage, body, 'CLOSED');
    this.sent.push(body.transferId);
    if (this.mood === 'silent') return undefined;
    const decision = this.decision(vassalage, body, this.mood === 'refuses' ? 'CLOSED' : 'DONE');
    return this.mood === 'lost' ? undefined : decision;
  }

  /** The first decision about an id is the only one. */
  private decision(vassalage: string, body: Transfer & { transferId: string }, otherwise: string): object {
    const { transferId, memberId, direction, amount } = body;
    if (!this.decided.has(transferId)) {
      const there = this.at(vassalage, memberId);
      const after = direction === 'IN' ? there + BigInt(amount) : there - BigInt(amount);
      const isDone = otherwise === 'DONE' && after >= 0n;
      this.decided.set(transferId, isDone ? 'DONE' : 'REFUSED');
      if (isDone) this.balances.set(`${vassalage}/${memberId}`, after);
    }
    const outcome = this.decided.get(transferId)!;
    return outcome === 'DONE' ? { outcome } : { outcome, code: 'TRANSFER_CLOSED' };
  }
}
