import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Prize {
  externalId: string;
  memberId: string;
  amount: string;
}

interface Body {
  externalId: string;
  memberId?: string;
  amount?: string;
  betExternalId?: string;
  items?: Prize[];
}

/**
 * The wallet's calls for bets: one effect per key, refused where the balance is too small, and given back once. Prizes and
 * corrections are accepted and moved nowhere.
 */
export class StakeDesk {
  balance = 0n;
  readonly taken = new Map<string, bigint>();
  readonly returned = new Set<string>();
  /** Members whose prizes are refused. */
  readonly refused = new Set<string>();
  /** Prizes accepted, by their keys. */
  readonly prizes = new Map<string, bigint>();
  /** Whether bets are taken and not answered. */
  isSilent = false;
  /** Awaited before a stake is given back. */
  beforeRefund: () => Promise<unknown> = () => Promise.resolve();
  private readonly outcomes = new Map<string, string>();
  private readonly server: Server;
  url = '';

  static async start(): Promise<StakeDesk> {
    const desk = new StakeDesk();
    await new Promise<void>((resolve) => desk.server.listen(0, '127.0.0.1', resolve));
    desk.url = `http://127.0.0.1:${(desk.server.address() as AddressInfo).port}`;
    return desk;
  }

  private constructor() {
    this.server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Body;
        if (request.url!.endsWith('/rollback')) await this.beforeRefund();
        const value = this.answer(request.url!, body);
        response.writeHead(this.isSilent ? 503 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(this.isSilent ? {} : { success: true, value }));
      })();
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(url: string, body: Body): object {
    if (body.items) return { items: body.items.map((item) => this.prize(item)) };
    if (url.endsWith('/correction')) return { outcome: 'ACCEPTED' };
    return { outcome: url.endsWith('/rollback') ? this.refund(body) : this.take(body) };
  }

  private prize({ externalId, memberId, amount }: Prize) {
    if (this.refused.has(memberId)) return { externalId, posting: { outcome: 'LOCKED' }, error: null };
    this.prizes.set(externalId, BigInt(amount));
    return { externalId, posting: { outcome: 'ACCEPTED' }, error: null };
  }

  private take({ externalId, amount }: Body): string {
    const known = this.outcomes.get(externalId);
    if (known !== undefined) return known;
    const outcome = this.balance < BigInt(amount!) ? 'INSUFFICIENT_FUNDS' : 'ACCEPTED';
    if (outcome === 'ACCEPTED') {
      this.balance -= BigInt(amount!);
      this.taken.set(externalId, BigInt(amount!));
    }
    this.outcomes.set(externalId, outcome);
    return outcome;
  }

  private refund({ betExternalId: bet = '' }: Body): string {
    const amount = this.taken.get(bet);
    if (amount === undefined) return 'NOTHING_TO_ROLL_BACK';
    if (this.returned.has(bet)) return 'ALREADY_ROLLED_BACK';
    this.returned.add(bet);
    this.balance += amount;
    return 'ACCEPTED';
  }
}
