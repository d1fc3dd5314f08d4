import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callSignatureHeader, signAnswer, verifyCall, type ProviderKeys } from '#libs/provider-sdk';

/** What may go wrong with one call: before the platform has done anything, or after it has. */
export type Mishap =
  | 'drop-before'
  | 'drop-after'
  | 'fail-before'
  | 'fail-after'
  | 'unsigned-after'
  | 'another-answer-after'
  | 'slow-after';

type Message = Partial<
  Record<Exclude<(typeof fields)[keyof typeof fields][number], 'bets' | 'results'>, string>
> & {
  bets?: { transactionId: string; amount: string; selection: string }[];
  jackpots?: { pool: string; share?: string; award?: string }[];
  results?: { sessionId: string; playerRef: string; transactionId: string; amount: string }[];
};

/** The platform refuses a call that says more or less than this. */
const fields = {
  session: ['ticket'],
  balance: ['sessionId', 'playerRef'],
  bets: ['sessionId', 'playerRef', 'roundId', 'gameId', 'bets'],
  bet: ['sessionId', 'playerRef', 'transactionId', 'roundId', 'gameId', 'amount'],
  win: ['sessionId', 'playerRef', 'transactionId', 'roundId', 'gameId', 'amount', 'roundFinished'],
  settle: ['roundId', 'gameId', 'results'],
  rollback: ['sessionId', 'playerRef', 'transactionId', 'roundId', 'gameId'],
} as const;

const optional: Record<string, readonly string[]> = {
  win: ['settlement', 'jackpots'],
  bet: ['selection', 'odds'],
};

interface Player {
  sessionId: string;
  playerRef: string;
  gameId?: string;
  balance: bigint;
}

type Answered = Record<string, unknown>;

/**
 * A platform that keeps the public protocol to the letter — signatures, idempotency, rollback before bet — and whose
 * line can be made to fail at will. It keeps books, so that a test can say what the player has gained or lost.
 */
export class FakePlatform {
  readonly calls: { action: string; transactionId: string | undefined; signed: boolean }[] = [];
  readonly effects: string[] = [];
  private readonly tickets = new Map<string, Player>();
  private readonly players = new Map<string, Player>();
  private readonly answers = new Map<string, Answered>();
  private readonly bets = new Map<string, bigint>();
  /** Round, player and transaction of each bet placed by `bets`. */
  private readonly betsOfRound = new Set<string>();
  private readonly rolledBack = new Set<string>();
  private readonly mishaps: { action: string; mishap: Mishap }[] = [];
  private readonly refusals: { action: string; code: string }[] = [];
  /** Shares less awards of each pool. */
  readonly pools = new Map<string, bigint>();
  private held: (() => void)[] = [];

  private constructor(
    private readonly server: Server,
    private readonly keys: ProviderKeys,
    private readonly now: () => Date,
  ) {}

  static async start(keys: ProviderKeys, now: () => Date): Promise<FakePlatform> {
    const server = createServer();
    const platform = new FakePlatform(server, keys, now);
    server.on('request', (request, response) => void platform.serve(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return platform;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  issueTicket(ticket: string, balance: bigint, gameId?: string): void {
    this.tickets.set(ticket, {
      sessionId: `session-of-${ticket}`,
      playerRef: `player-${ticket}`,
      balance,
      ...(gameId && { gameId }),
    });
  }

  /** The next calls of this action meet these mishaps, one each. */
  disturb(action: string, ...mishaps: Mishap[]): void {
    for (const mishap of mishaps) this.mishaps.push({ action, mishap });
  }

  refuse(action: string, code: string): void {
    this.refusals.push({ action, code });
  }

  balanceOf(ticket: string): bigint {
    return this.players.get(`session-of-${ticket}`)!.balance;
  }

  callsOf(action: string): number {
    return this.calls.filter((call) => call.action === action).length;
  }

  async close(): Promise<void> {
    for (const release of this.held) release();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    const action = /^\/provider\/[A-Z0-9]+\/v1\/(\w+)$/.exec(request.url ?? '')?.[1] ?? 'none';
    const signature = String(request.headers[callSignatureHeader]);
    const sent = { method: request.method!, path: request.url!, body: raw };
    const call = verifyCall(this.keys, signature, sent, this.now());
    const message = JSON.parse(raw) as Message;
    this.calls.push({ action, transactionId: message.transactionId, signed: call !== undefined });
    if (!call) return void response.writeHead(401).end('{"code":"SIGNATURE_INVALID"}');
    const wanted: readonly string[] = fields[action as keyof typeof fields] ?? [];
    if (
      Object.keys(message)
        .filter((field) => !(optional[action] ?? []).includes(field))
        .toSorted()
        .join() !== wanted.toSorted().join()
    )
      return void response.writeHead(400).end('{}');
    const mishap = this.takeMishap(action);
    if (mishap === 'drop-before') return void request.socket.destroy();
    if (mishap === 'fail-before') return void response.writeHead(503).end('{}');
    const body = JSON.stringify(this.answer(action, message));
    if (mishap === 'drop-after') return void request.socket.destroy();
    if (mishap === 'fail-after') return void response.writeHead(500).end('{}');
    if (mishap === 'slow-after') await new Promise<void>((done) => this.held.push(done));
    const keys =
      mishap === 'unsigned-after' ? { [call.keyId]: 'key-that-is-nobodys-and-should-not-be' } : this.keys;
    const answered = mishap === 'another-answer-after' ? { ...call, requestId: 'x'.repeat(36) } : call;
    response.writeHead(200, {
      'content-type': 'application/json',
      [callSignatureHeader]: signAnswer(keys, answered, { status: 200, body }, this.now()),
    });
    response.end(body);
  }

  private takeMishap(action: string): Mishap | undefined {
    const at = this.mishaps.findIndex((one) => one.action === action);
    return at < 0 ? undefined : this.mishaps.splice(at, 1)[0]!.mishap;
  }

  private answer(action: string, { bets, results, ...message }: Message): Answered {
    if (results) {
      const { roundId, gameId } = message;
      const each = results.map(({ sessionId, playerRef, transactionId, amount }) =>
        this.answer('win', { sessionId, playerRef, roundId, gameId, transactionId, amount }),
      );
      return { status: 'OK', results: each };
    }
    if (bets) {
      const { sessionId, playerRef, roundId, gameId } = message;
      const each = bets.map(({ transactionId, amount }) =>
        this.answer('bet', { sessionId, playerRef, roundId, gameId, transactionId, amount }),
      );
      for (const { transactionId } of bets) this.betsOfRound.add(`${roundId} ${playerRef} ${transactionId}`);
      return { status: 'OK', bets: each };
    }
    const id = message.transactionId && `${action} ${message.transactionId}`;
    if (id && this.answers.has(id)) return this.answers.get(id)!;
    const at = this.refusals.findIndex((one) => one.action === action);
    const refusal = at < 0 ? undefined : this.refusals.splice(at, 1)[0];
    const answer = refusal ? refused(refusal.code) : this.perform(action, message);
    if (id) this.answers.set(id, answer);
    return answer;
  }

  private perform(action: string, message: Message): Answered {
    if (action === 'session') return this.openSession(message.ticket!);
    const player = this.players.get(message.sessionId!);
    if (!player) return refused('SESSION_UNKNOWN');
    if (player.playerRef !== message.playerRef) return refused('PLAYER_MISMATCH');
    const amount = BigInt(message.amount ?? '0');
    const id = message.transactionId!;
    if (action === 'bet') {
      if (this.rolledBack.has(id)) return refused('ALREADY_ROLLED_BACK');
      if (player.balance < amount) return refused('INSUFFICIENT_FUNDS');
      player.balance -= amount;
      this.bets.set(id, amount);
    } else if (action === 'win') {
      const ofTable = [...this.betsOfRound].some((bet) =>
        bet.startsWith(`${message.roundId} ${message.playerRef} `),
      );
      if (!ofTable && !this.bets.has(`${message.roundId}-bet`)) return refused('ROUND_UNKNOWN');
      player.balance += amount;
      for (const { pool, share, award } of message.jackpots ?? []) {
        player.balance += BigInt(award ?? 0);
        this.pools.set(pool, (this.pools.get(pool) ?? 0n) + BigInt(share ?? 0) - BigInt(award ?? 0));
      }
    } else if (action === 'rollback') {
      if (!this.rolledBack.has(id)) player.balance += this.bets.get(id) ?? 0n;
      this.rolledBack.add(id);
    }
    if (action !== 'balance') this.effects.push(`${action} ${id}`);
    return { status: 'OK', balance: player.balance.toString() };
  }

  private openSession(ticket: string): Answered {
    const player = this.tickets.get(ticket);
    if (!player) return refused('TICKET_INVALID');
    this.tickets.delete(ticket);
    this.players.set(player.sessionId, player);
    const expiresAt = new Date(this.now().getTime() + 3_600_000).toISOString();
    const facts = { sessionId: player.sessionId, currency: 'VND', mode: 'REAL', language: 'vi', expiresAt };
    return {
      status: 'OK',
      playerRef: `player-${ticket}`,
      ...facts,
      ...(player.gameId && { gameId: player.gameId }),
    };
  }
}

const refused = (code: string): Answered => ({ status: 'REFUSED', code });
