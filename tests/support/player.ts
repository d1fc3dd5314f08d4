import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

interface Answer<T> {
  status: number;
  success: boolean;
  code?: string;
  value: T;
}

export interface Spin {
  roundId: string;
  stake: string;
  totalWin: string;
  balance?: string;
  state: string;
}

interface Game {
  gameId: string;
  nodeId: string;
  vassalage: string;
}

/** A player who knows only what a browser knows: the gateway's address, and the game page's that a launch gives. */
export class Player {
  private token = '';
  memberId = '';

  constructor(
    private readonly site: string,
    readonly account = `player${randomInt(1e8, 1e9)}`,
  ) {}

  readonly password = 'Thuyen-Troi-Ngoc-7';

  /** The session token, as the browser keeps it. */
  get session(): string {
    return this.token;
  }

  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await fetch(`${this.site}${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...((await answer.json()) as Omit<Answer<T>, 'status'>) };
  }

  async register(affiliateCode?: string): Promise<void> {
    const { value } = await this.expect<{ token: string; memberId: string }>('PUT', '/wps/member/register', {
      username: this.account,
      password: this.password,
      confirmPassword: this.password,
      agreement: true,
      login: true,
      registerMethod: 'WEB',
      ...(affiliateCode !== undefined && { affiliateCode }),
    });
    this.token = value.token;
    this.memberId = value.memberId;
  }

  async logIn(password = this.password): Promise<Answer<{ token: string }>> {
    this.token = '';
    const answer = await this.call<{ token: string }>('POST', '/wps/session/login', {
      type: 'username',
      username: this.account,
      password,
    });
    if (answer.success) this.token = answer.value.token;
    return answer;
  }

  async playFree(): Promise<void> {
    this.token = (
      await this.expect<{ token: string }>('POST', '/wps/session/login/freeplay', {})
    ).value.token;
  }

  logOut(): Promise<Answer<unknown>> {
    return this.call('DELETE', '/wps/session/logout');
  }

  async balance(): Promise<string> {
    return (await this.expect<{ sumBalance: string }>('GET', '/wps/v2/wallets/balance')).value.sumBalance;
  }

  /** Orders a deposit and waits until the money has come. */
  async deposit(amount: string): Promise<string> {
    const channels = await this.expect<{ channel: string }[]>('GET', '/wps/v2/deposits/channels');
    const order = await this.expect<{ id: string }>(
      'POST',
      '/wps/v2/deposits',
      { channel: channels.value[0]!.channel, amount },
      { 'idempotency-key': randomUUID() },
    );
    for (let tries = 0; tries < 300; tries += 1) {
      const { value } = await this.expect<{ status: string }>('GET', `/wps/v2/deposits/${order.value.id}`);
      if (value.status === 'SUCCESS') return order.value.id;
      await sleep(100);
    }
    throw new Error('the deposit did not arrive');
  }

  async games(query = ''): Promise<Game[]> {
    return (await this.expect<{ games: Game[] }>('GET', `/wps/relay/GCSGAME_gameList${query}`)).value.games;
  }

  /** Launches a game and redeems its ticket, as the game page does. */
  async open(game: Game): Promise<Table> {
    const { origin, ticket, game: code } = await this.ticket(game);
    return Table.open(origin, ticket, code);
  }

  /** Launches a game: where its page lives, and the ticket that opens it once. */
  async ticket(game: Game): Promise<{ origin: string; ticket: string; game: string }> {
    const { value } = await this.expect<{ gameUrl: string }>('POST', '/wps/game/launchGame', {
      gameId: game.gameId,
      nodeId: game.nodeId,
      vassalage: game.vassalage,
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'VI',
    });
    const url = new URL(value.gameUrl);
    return {
      origin: url.origin,
      ticket: url.searchParams.get('ticket')!,
      game: url.searchParams.get('game')!,
    };
  }

  /** Hears the stream until told to stop; the events come as they come. */
  async listen(
    events: { name: string; data: Record<string, unknown> }[],
    signal: AbortSignal,
  ): Promise<void> {
    const answer = await fetch(`${this.site}/wps/stream`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal,
    });
    void readEvents(answer, events).catch(() => undefined); // aborted by the signal
  }

  private async expect<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    const answer = await this.call<T>(method, path, body, headers);
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer)}`);
    return answer;
  }
}

/** A seat in one game: the provider's own session. */
export class Table {
  private constructor(
    private readonly origin: string,
    private readonly token: string,
    readonly stakes: string[],
    readonly mode: string,
  ) {}

  static async open(origin: string, ticket: string, game: string): Promise<Table> {
    const { value } = await post<{ token: string; mode: string; game: { stakes: string[] } }>(
      `${origin}/play/session`,
      { ticket, game, lang: 'vi' },
    );
    return new Table(origin, value.token, value.game.stakes, value.mode);
  }

  async spin(stake = this.stakes[0]!, clientSpinId: string = randomUUID()): Promise<Spin> {
    for (let tries = 0; ; tries += 1) {
      try {
        return (await post<Spin>(`${this.origin}/play/spin`, { stake, clientSpinId }, this.token)).value;
      } catch (error) {
        // Not settled yet, or the platform is away: the page asks again with the same id, and so do we.
        if (!(error instanceof Refused) || error.status < 500 || tries > 100) throw error;
        await sleep(100);
      }
    }
  }
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function post<T>(url: string, body: unknown, token?: string): Promise<{ value: T }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const envelope = (await answer.json()) as { success: boolean; value: T };
  if (!envelope.success)
    throw new Refused(answer.status, `${url}: ${answer.status} ${JSON.stringify(envelope)}`);
  return envelope;
}

async function readEvents(
  answer: Response,
  events: { name: string; data: Record<string, unknown> }[],
): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of answer.body!) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const frames = text.split('\n\n');
    text = frames.pop()!;
    for (const frame of frames) {
      const name = /^event: (.+)$/m.exec(frame)?.[1];
      const data = /^data: (.+)$/m.exec(frame)?.[1];
      if (name && data) events.push({ name, data: JSON.parse(data) as Record<string, unknown> });
    }
  }
}
