import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, type ApiClientOptions } from './api-client.ts';
import type { ApiResponse } from './envelope.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';
import { GameSession, type Launch } from './game-session.ts';
import { launchOf, loginOf, registrationOf, type Game } from './requests.ts';

interface Session {
  token: string;
  memberId: string;
}

/** A member of the site, or a visitor who is about to register. */
export class PlayerClient extends ApiClient {
  readonly account: string;
  readonly password = 'Thuyen-Troi-Ngoc-7';
  memberId = '';

  constructor(site: string, account = `player${randomInt(1e8, 1e9)}`, options?: ApiClientOptions) {
    super(site, options);
    this.account = account;
  }

  async register(affiliateCode?: string): Promise<void> {
    const fields = registrationOf(
      this.account,
      this.password,
      affiliateCode === undefined ? {} : { affiliateCode },
    );
    this.useSession(await this.value<Session>('PUT', '/wps/member/register', await this.credentials(fields)));
  }

  async logIn(password: string = this.password): Promise<ApiResponse<Session>> {
    this.token = '';
    const fields = await this.credentials(loginOf(this.account, password));
    const response = await this.call<Session>('POST', '/wps/session/login', fields);
    if (response.success) this.token = response.value.token;
    return response;
  }

  /** The fund password, and a code of the authenticator, as calls that move money take them. */
  async fundPassword(fundPassword: string, factorCode?: string): Promise<string> {
    const proof = await this.credentials({ fundPassword, ...(factorCode !== undefined && { factorCode }) });
    return 'jwe' in proof ? String(proof.jwe) : fundPassword;
  }

  async playFree(): Promise<void> {
    this.token = (await this.value<Session>('POST', '/wps/session/login/freeplay', {})).token;
  }

  logOut(): Promise<ApiResponse<unknown>> {
    return this.call('DELETE', '/wps/session/logout');
  }

  async balance(): Promise<string> {
    return (await this.value<{ sumBalance: string }>('GET', '/wps/v2/wallets/balance')).sumBalance;
  }

  /** Orders a deposit, waits until it is credited, and returns its id. */
  async deposit(amount: string): Promise<string> {
    const [channel] = await this.value<{ channel: string }[]>('GET', '/wps/v2/deposits/channels');
    const { id } = await this.value<{ id: string }>(
      'POST',
      '/wps/v2/deposits',
      { channel: channel!.channel, amount },
      { 'idempotency-key': randomUUID() },
    );
    for (let tries = 0; tries < 300; tries += 1) {
      const { status } = await this.value<{ status: string }>('GET', `/wps/v2/deposits/${id}`);
      if (status === 'SUCCESS') return id;
      await sleep(100);
    }
    throw new Error(`deposit ${id} was not credited`);
  }

  async games(query = ''): Promise<Game[]> {
    return (await this.value<{ games: Game[] }>('GET', `/wps/relay/GCSGAME_gameList${query}`)).games;
  }

  async launch(game: Game): Promise<Launch> {
    const { gameUrl } = await this.value<{ gameUrl: string }>('POST', '/wps/game/launchGame', launchOf(game));
    const { origin, searchParams } = new URL(gameUrl);
    return { origin, ticket: searchParams.get('ticket')!, game: searchParams.get('game')! };
  }

  /** Launches a game and redeems its ticket. */
  async openGame(game: Game): Promise<GameSession> {
    return GameSession.open(await this.launch(game));
  }

  /** Appends the events of the stream to `events` until the signal. */
  async listen(events: StreamEvent[], signal: AbortSignal): Promise<void> {
    const response = await fetch(`${this.site}/wps/stream`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal,
    });
    void readEvents(response, events).catch(() => undefined); // aborted by the signal
  }

  private useSession({ token, memberId }: Session): void {
    this.token = token;
    this.memberId = memberId;
  }
}
