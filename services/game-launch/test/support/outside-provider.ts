import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pause } from '#libs/testing';

interface Placed {
  transactionId: string;
  amount: string;
}

interface Round {
  roundId: string;
  playerRef: string;
  state: 'OPEN' | 'CLOSED' | 'CANCELLED';
  bets: Placed[];
  wins: Placed[];
}

interface PlatformAnswer {
  status: string;
  sessionId: string;
  playerRef: string;
}

const header = /^t=(\d{1,12}),k=([\w-]{1,64}),r=([\w-]{16,64}),v2=([0-9a-f]{64})$/;
const toleranceSeconds = 300;

/** A provider that knows docs/providers/README.md and nothing of the SDK: one game, one bet a round. */
export class OutsideProvider {
  readonly vassalage = 'NEWV';
  readonly gameId = 'newv-dice';
  /** Where the platform is, and the key that it has given to this vendor. */
  platformUrl = '';
  key = { id: '', secret: '' };
  url = '';
  private readonly rounds: Round[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<OutsideProvider> {
    const provider = new OutsideProvider();
    await new Promise<void>((done) => provider.server.listen(0, '127.0.0.1', done));
    provider.url = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;
    return provider;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Redeems the ticket and plays a round that pays this much; `isSent: false` keeps the win to itself. */
  async play(ticket: string, payout = '1500', isSent = true): Promise<void> {
    const { sessionId, playerRef } = await this.call('session', { ticket });
    const roundId = randomUUID();
    const bet = { transactionId: `${roundId}-bet`, amount: '1000' };
    const round: Round = { roundId, playerRef, state: 'OPEN', bets: [bet], wins: [] };
    this.rounds.push(round);
    const about = { sessionId, playerRef, roundId, gameId: this.gameId };
    if ((await this.call('bet', { ...about, ...bet })).status !== 'OK') {
      Object.assign(round, { state: 'CANCELLED', bets: [] });
      return;
    }
    const win = { transactionId: `${roundId}-win`, amount: payout };
    Object.assign(round, { state: 'CLOSED', wins: [win] });
    if (isSent) await this.call('win', { ...about, ...win, roundFinished: true });
  }

  /** Repeats the identical call until it is answered with 200, signed for this call. */
  private async call(name: string, message: object): Promise<PlatformAnswer> {
    const path = `/provider/${this.vassalage}/v1/${name}`;
    const body = JSON.stringify(message);
    for (let tries = 0; tries < 50; tries += 1) {
      const answer = await this.send(path, body).catch(() => undefined);
      if (answer) return answer;
      await pause(20, 'the call is repeated');
    }
    throw new Error(`${name} was never answered`);
  }

  private async send(path: string, body: string): Promise<PlatformAnswer | undefined> {
    const [seconds, requestId] = [nowInSeconds(), randomUUID()];
    const mac = this.mac(`${seconds}\n${requestId}\ncall\nPOST\n${path}\n${body}`);
    const response = await fetch(this.platformUrl + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Signature': `t=${seconds},k=${this.key.id},r=${requestId},v2=${mac}`,
      },
      body,
    });
    const text = await response.text();
    const [, at, keyId, answeredId, signature] = header.exec(response.headers.get('X-Signature') ?? '') ?? [];
    const expected = this.mac(`${at}\n${answeredId}\nanswer\n${response.status}\n${text}`);
    const isOfThisCall = keyId === this.key.id && answeredId === requestId && signature === expected;
    if (!isOfThisCall || response.status >= 500) return undefined;
    if (response.status !== 200) throw new Error(text);
    return JSON.parse(text) as PlatformAnswer;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url === '/catalogue') return void response.end(JSON.stringify(this.catalogue()));
    const body = Buffer.concat(chunks).toString('utf8');
    const [, at, keyId, requestId, mac] = header.exec(String(request.headers['x-signature'])) ?? [];
    const isFresh = Math.abs(nowInSeconds() - Number(at)) <= toleranceSeconds;
    const expected = this.mac(`${at}\n${requestId}\ncall\n${request.method}\n${request.url}\n${body}`);
    if (!isFresh || keyId !== this.key.id || mac !== expected) return void response.writeHead(401).end('{}');
    const { status, text } = this.reported(JSON.parse(body) as Partial<Round & Placed>);
    const seconds = nowInSeconds();
    const signature = this.mac(`${seconds}\n${requestId}\nanswer\n${status}\n${text}`);
    response
      .writeHead(status, { 'X-Signature': `t=${seconds},k=${keyId},r=${requestId},v2=${signature}` })
      .end(text);
  }

  private reported(asked: Partial<Round & Placed>): { status: number; text: string } {
    const { roundId, transactionId, playerRef } = asked;
    if (roundId === undefined && transactionId === undefined) return { status: 400, text: '{}' };
    const round = this.rounds.find(
      (one) =>
        (one.roundId === roundId ||
          [...one.bets, ...one.wins].some((placed) => placed.transactionId === transactionId)) &&
        (playerRef === undefined || one.playerRef === playerRef),
    );
    const { state, bets, wins } = round ?? { state: 'UNKNOWN', bets: [], wins: [] };
    const text = JSON.stringify({ status: 'OK', roundId: round?.roundId ?? roundId, state, bets, wins });
    return { status: 200, text };
  }

  private catalogue(): object {
    const { vassalage, gameId } = this;
    const names = { vi: 'Xúc xắc', en: 'Dice' };
    return {
      vendors: [{ vassalage, displayName: 'New Vendor' }],
      games: [{ gameId, code: 'dice', vassalage, names, gameType: 'RNG', minBet: '1000', rtp: '96.00' }],
    };
  }

  private mac(text: string): string {
    return createHmac('sha256', this.key.secret).update(text).digest('hex');
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
