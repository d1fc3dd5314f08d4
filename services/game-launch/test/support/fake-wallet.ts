import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Movement {
  book: string;
  memberId: string;
  externalId: string;
  betExternalId?: string;
  amount?: string;
  legs?: (Movement & { kind: string; pool?: string })[];
}

interface Kept {
  body: string;
  kind: string;
  outcome: string;
  balance: string;
  postingId: string | null;
}

type Fault = 'unreachable' | 'answer-lost' | 'busy';

/** A wallet that keeps the real one's promises (one effect per external id, a rollback remembered), and can be made to fail. */
export class FakeWallet {
  readonly balances = new Map<string, bigint>();
  /** What moved, by external id: each entry is one effect. */
  readonly effects = new Map<string, bigint>();
  readonly calls: string[] = [];
  /** Sums of the pools, as `<vendor>/<pool>`. */
  readonly pools = new Map<string, bigint>();
  readonly automaticTransfers: Record<string, string>[] = [];
  private readonly kept = new Map<string, Kept>();
  private readonly bets = new Map<string, bigint>();
  private readonly faults: Fault[] = [];
  private readonly refusals = new Map<string, string>();
  private server: Server;
  private gate: Promise<void> | undefined;
  url = '';

  static async start(): Promise<FakeWallet> {
    const wallet = new FakeWallet();
    await new Promise<void>((resolve) => wallet.server.listen(0, '127.0.0.1', resolve));
    wallet.url = `http://127.0.0.1:${(wallet.server.address() as AddressInfo).port}`;
    return wallet;
  }

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  /** The next calls fail in this way, one each. */
  failNext(...faults: Fault[]): void {
    this.faults.push(...faults);
  }

  heal(): void {
    this.faults.length = 0;
  }

  refuse(memberId: string, code: string | undefined): void {
    if (code === undefined) this.refusals.delete(memberId);
    else this.refusals.set(memberId, code);
  }

  /** Holds every answer back until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.gate = new Promise((resolve) => (release = resolve));
    return () => {
      this.gate = undefined;
      release();
    };
  }

  balanceOf(memberId: string, book = 'REAL'): bigint {
    return this.balances.get(`${memberId}/${book}`) ?? (book === 'PLAY' ? 1_000_000_000n : 0n);
  }

  fund(memberId: string, amount: bigint, book = 'REAL'): void {
    this.balances.set(`${memberId}/${book}`, amount);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://wallet');
    const body = Buffer.concat(chunks).toString('utf8');
    this.calls.push(`${request.method} ${url.pathname}`);
    const fault = this.faults.shift();
    if (fault === 'unreachable') return void request.socket.destroy();
    if (fault === 'busy') return this.send(response, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
    const value = url.pathname.startsWith('/internal/balances/')
      ? this.balance(url)
      : url.pathname === '/internal/vendor-transfers/automatic'
        ? this.collected(body)
        : this.move(url.pathname.split('/').at(-1)!, body);
    await this.gate;
    if (fault === 'answer-lost') return void request.socket.destroy();
    if (value === 'mismatch') return this.send(response, 409, { success: false, code: 'EXTERNAL_ID_REUSED' });
    this.send(response, 200, { success: true, value });
  }

  private send(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private collected(body: string) {
    this.automaticTransfers.push(JSON.parse(body) as Record<string, string>);
    return { outcome: 'DONE', moved: '0' };
  }

  private balance(url: URL) {
    const memberId = url.pathname.split('/').at(-1)!;
    const balance = String(this.balanceOf(memberId, url.searchParams.get('book')!));
    return {
      balance,
      available: balance,
      version: 1,
      currency: 'VND',
    };
  }

  private move(kind: string, body: string): object | 'mismatch' {
    const movement = JSON.parse(body) as Movement;
    if (kind === 'groups') return this.together(movement, body);
    const known = this.kept.get(movement.externalId);
    if (known?.kind === 'tombstone') return { ...known, outcome: 'ROLLED_BACK', version: 1, replayed: false };
    if (known) return known.body === `${kind}${body}` ? { ...known, version: 1, replayed: true } : 'mismatch';
    const { outcome, delta } = this.decide(kind, movement);
    const account = `${movement.memberId}/${movement.book}`;
    const balance = this.balanceOf(movement.memberId, movement.book) + delta;
    this.balances.set(account, balance);
    if (delta !== 0n) this.effects.set(movement.externalId, delta);
    const answer: Kept = {
      body: `${kind}${body}`,
      kind,
      outcome,
      balance: String(balance),
      postingId: delta === 0n ? null : `posting-${this.effects.size}`,
    };
    this.kept.set(movement.externalId, answer);
    return { ...answer, version: 1, replayed: false };
  }

  /** One effect per key of the whole; its legs are wins, shares and awards, none of which is refused. */
  private together({ externalId, legs = [] }: Movement, body: string): object | 'mismatch' {
    const key = `group ${externalId}`;
    const known = this.kept.get(key);
    if (known && known.body !== body) return 'mismatch';
    if (known) return { outcome: 'ACCEPTED', replayed: true, legs: JSON.parse(known.balance) as unknown };
    const answers = legs.map((leg) => this.postLeg(leg));
    this.kept.set(key, {
      ...{ body, kind: 'group', outcome: 'ACCEPTED', postingId: null },
      balance: JSON.stringify(answers),
    });
    return { outcome: 'ACCEPTED', replayed: false, legs: answers };
  }

  private postLeg(leg: Movement & { kind: string; pool?: string; vassalage?: string }): object {
    const amount = BigInt(leg.amount!);
    const pool = `${leg.vassalage}/${leg.pool}`;
    const toPool = leg.kind === 'JACKPOT_SHARE' ? amount : leg.kind === 'JACKPOT' ? -amount : 0n;
    if (toPool !== 0n) this.pools.set(pool, (this.pools.get(pool) ?? 0n) + toPool);
    const postingId = `posting-${leg.externalId}`;
    if (leg.kind === 'JACKPOT_SHARE') return { outcome: 'ACCEPTED', balance: null, postingId };
    const balance = this.balanceOf(leg.memberId, leg.book) + amount;
    this.balances.set(`${leg.memberId}/${leg.book}`, balance);
    this.effects.set(leg.externalId, amount);
    return { outcome: 'ACCEPTED', balance: String(balance), postingId };
  }

  private decide(kind: string, movement: Movement): { outcome: string; delta: bigint } {
    if (kind === 'rollback') return this.decideRollback(movement);
    const amount = BigInt(movement.amount!);
    if (kind === 'win') return { outcome: 'ACCEPTED', delta: amount };
    if (kind === 'correction') return this.decideCorrection(movement, amount);
    const refusal = this.refusals.get(movement.memberId);
    if (refusal) return { outcome: refusal, delta: 0n };
    if (this.balanceOf(movement.memberId, movement.book) < amount)
      return { outcome: 'INSUFFICIENT_FUNDS', delta: 0n };
    this.bets.set(movement.externalId, amount);
    return { outcome: 'ACCEPTED', delta: -amount };
  }

  /** What the balance does not cover would be owed; the answer says nothing of it. */
  private decideCorrection(
    { memberId, book, betExternalId }: Movement,
    amount: bigint,
  ): { outcome: string; delta: bigint } {
    if (!this.kept.has(betExternalId!)) return { outcome: 'BET_MISMATCH', delta: 0n };
    const balance = this.balanceOf(memberId, book);
    return { outcome: 'ACCEPTED', delta: balance + amount < 0n ? -balance : amount };
  }

  private decideRollback({ betExternalId, memberId, book }: Movement): { outcome: string; delta: bigint } {
    const bet = this.bets.get(betExternalId!);
    if (bet !== undefined) return { outcome: 'ACCEPTED', delta: bet };
    if (!this.kept.has(betExternalId!)) {
      const balance = String(this.balanceOf(memberId, book));
      this.kept.set(betExternalId!, {
        body: '',
        kind: 'tombstone',
        outcome: 'ROLLED_BACK',
        balance,
        postingId: null,
      });
    }
    return { outcome: 'NOTHING_TO_ROLL_BACK', delta: 0n };
  }
}
