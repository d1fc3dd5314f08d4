import { randomUUID } from 'node:crypto';
import { FakeClock, startTestService, testKeys, type TestService } from '#libs/testing';
import { startService, type RunningService } from '#libs/platform';
import type { SessionResponse, SpinResult } from '../../src/play/dto/play.contract.js';
import { RoundWorker } from '../../src/play/round.worker.js';
import { demoProviderService } from '../../src/service.js';
import { FakePlatform } from './fake-platform.js';

const secret = 'a-demo-secret-of-thirty-two-characters';
export const game = { code: 'rong-vang-thang-long', gameId: 'SHS001', vassalage: 'SHS', stake: '1000000' };

export interface Answer<T> {
  status: number;
  body: { success: boolean; value: T; code?: string };
}

/** The real service on a real database before a platform that can be disturbed. The worker runs when the test says so. */
export class GameTable {
  private constructor(
    readonly service: TestService<FakeClock>,
    readonly platform: FakePlatform,
    private readonly env: Record<string, string>,
  ) {}

  static async open(env: Record<string, string> = {}): Promise<GameTable> {
    const clock = new FakeClock('2026-11-21T08:00:00.000Z');
    const platform = await FakePlatform.start({ 'demo-1': secret }, () => clock.now());
    const settings = {
      PORT: '0',
      PLATFORM_URL: platform.url,
      PROVIDER_KEYS: ['SHS', 'LVG', 'HVG', 'TBP', 'DS88', 'IMES', 'SV3', 'AV', 'DGV', 'SBV']
        .map((vendor) => `${vendor}/demo-1=${secret}`)
        .join(','),
      PLATFORM_TIMEOUT_MS: '2000',
      WORKER_EVERY_MS: '3600000',
      MINIMUM_ROUND_MS: '0',
      GAME_PAGE_FOLDER: 'dist/no-page-here',
      ...env,
    };
    const service = await startTestService(demoProviderService, { clock, env: settings });
    return new GameTable(service, platform, settings);
  }

  /** Another process on the same database: what one leaves behind, the other finds. */
  async restarted(): Promise<RunningService> {
    return startService(demoProviderService, {
      env: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: this.service.database!.url,
        KEYS_DIR: await testKeys(),
        ...this.env,
      },
      cache: this.service.cache,
      clock: this.service.clock,
    });
  }

  async call<T>(
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object,
    url = this.service.url,
  ): Promise<Answer<T>> {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer<T>['body'] };
  }

  async openSession(
    balance = 100_000_000n,
    code = game.code,
  ): Promise<{ token: string; ticket: string; opened: SessionResponse }> {
    const ticket = `ticket-${randomUUID()}`;
    this.platform.issueTicket(ticket, balance);
    const { body } = await this.call<SessionResponse>('POST', '/play/session', undefined, {
      ticket,
      game: code,
      lang: 'vi',
    });
    if (!body.success) throw new Error(body.code);
    return { token: body.value.token, ticket, opened: body.value };
  }

  spin(token: string, clientSpinId: string = randomUUID(), stake = game.stake): Promise<Answer<SpinResult>> {
    return this.call('POST', '/play/spin', token, { stake, clientSpinId });
  }

  /** Lets so much time go by, then lets the worker look. */
  async later(milliseconds: number): Promise<number> {
    this.service.clock.advance(milliseconds);
    return this.service.app.get(RoundWorker).sweep();
  }

  async states(): Promise<string[]> {
    const rows = await this.service.pool.query<{ state: string }[]>('SELECT state FROM round ORDER BY id');
    return rows.map(({ state }) => state);
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.platform.close();
  }
}
