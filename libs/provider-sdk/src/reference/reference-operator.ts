import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operatorCalls, type OperatorCall } from '../conformance/operator-messages.ts';
import { callSignatureHeader, signAnswer, verifyCall, type ProviderKeys } from '../signature.ts';
import { isWellFormed } from './message-forms.ts';
import { ReferenceBooks, type Book, type ReferenceGame } from './reference-books.ts';
import { ReferenceCalls, type Message } from './reference-calls.ts';

export interface ReferenceSettings {
  vassalage: string;
  keys: ProviderKeys;
  games: readonly ReferenceGame[];
  /** The id of a conformance case whose defence is left out, so that this case alone fails. */
  lacking?: string;
}

export interface Ticket {
  playerRef: string;
  book: Book;
  gameId: string;
  isLobby: boolean;
}

interface Answered {
  status: number;
  body: string;
  signature: string | undefined;
}

/** `lost`: the call is done, its answer does not arrive. `failed`: nothing is done, and the answer is 503. */
type Mishap = 'lost' | 'failed';

/**
 * The operator's side of the protocol in memory: a provider is developed against it without a platform, and the conformance kit
 * is tested on it. It keeps every promise of the guide and moves no real money.
 */
export class ReferenceOperator {
  readonly books = new ReferenceBooks();
  private readonly calls: ReferenceCalls;
  private readonly settings: ReferenceSettings;
  private readonly mishaps: { call: OperatorCall; mishap: Mishap }[] = [];
  private server: Server | undefined;

  constructor(settings: ReferenceSettings) {
    this.settings = settings;
    this.calls = new ReferenceCalls(this.books, settings.games, settings.lacking);
  }

  /** A player with this much money; both books have their own. */
  fund(playerRef: string, book: Book, amount: bigint): void {
    this.books.move(playerRef, book, amount);
  }

  issueTicket(to: Ticket): string {
    const ticket = randomUUID();
    this.calls.tickets.set(ticket, { ...to, isUsed: false });
    return ticket;
  }

  /** The next call of this name meets the mishap. */
  disturb(call: OperatorCall, mishap: Mishap): void {
    this.mishaps.push({ call, mishap });
  }

  /** In place of `fetch`, for a test in one process. */
  readonly fetch = async (url: string, request: { headers: Record<string, string>; body: string }) => {
    const { pathname, search } = new URL(url);
    const path = `${pathname}${search}`;
    const answered = await this.answer(path, request.headers[callSignatureHeader], Buffer.from(request.body));
    if (!answered) throw new TypeError('the answer is lost');
    const { status, body, signature } = answered;
    const headers = {
      'content-type': 'application/json',
      ...(signature && { [callSignatureHeader]: signature }),
    };
    return new Response(body, { status, headers });
  };

  /** Serves until `close`, and returns its address. */
  async listen(port = 0, host = '127.0.0.1'): Promise<string> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const header = request.headers[callSignatureHeader];
        const given = typeof header === 'string' ? header : undefined;
        void (async () => {
          const answered = await this.answer(request.url ?? '', given, Buffer.concat(chunks));
          if (!answered) {
            request.socket.destroy();
            return;
          }
          const { status, body, signature } = answered;
          const signed = signature && { [callSignatureHeader]: signature };
          response.writeHead(status, { 'content-type': 'application/json', ...signed }).end(body);
        })();
      });
    });
    await new Promise<void>((done) => this.server!.listen(port, host, done));
    return `http://${host}:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((done) => (this.server ? this.server.close(() => done()) : done()));
  }

  /** Undefined if the answer is lost. */
  private async answer(path: string, header: string | undefined, raw: Buffer): Promise<Answered | undefined> {
    const { vassalage, keys, lacking } = this.settings;
    const prefix = `/provider/${vassalage}/v1/`;
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    if (!isCall(name)) return { status: 404, body: refusal('NOT_FOUND'), signature: undefined };
    const call = verifyCall(keys, header, { method: 'POST', path, body: raw }, new Date());
    if (!call) return { status: 401, body: refusal('SIGNATURE_INVALID'), signature: undefined };
    const mishap = this.mishapOf(name);
    const message = parsed(raw);
    let answered = { status: 400, body: refusal('VALIDATION_FAILED') };
    if (mishap === 'failed')
      answered = { status: 503, body: '{"status":"UNKNOWN","code":"SERVICE_UNAVAILABLE"}' };
    else if (isWellFormed(name, message, lacking))
      answered = { status: 200, body: await this.calls.answer(name, message as Message) };
    if (mishap === 'lost') return undefined;
    return { ...answered, signature: signAnswer(keys, call, answered, new Date()) };
  }

  private mishapOf(call: OperatorCall): Mishap | undefined {
    const at = this.mishaps.findIndex((one) => one.call === call);
    return at < 0 ? undefined : this.mishaps.splice(at, 1)[0]!.mishap;
  }
}

const isCall = (name: string): name is OperatorCall => (operatorCalls as readonly string[]).includes(name);

const refusal = (code: string): string => JSON.stringify({ status: 'REFUSED', code });

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
