import { Pool } from '#libs/database';
import { ApiError, PlayerClient, type GameSession } from '#libs/api-client';
import { readRing } from '#libs/auth';
import { eventually, pause, testKeys } from '#libs/testing';
import { PayloadKeyService } from '../../services/auth/src/payload/payload-key.service.js';
import { runKeysCommand } from '../../deploy/keys.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

/** Players who do nothing but ask, spin and log in, each at his own pace, until they are stopped. */
class Players {
  readonly failures: string[] = [];
  requests = 0;
  private isOver = false;
  private readonly running: Promise<void>[] = [];

  constructor(
    private readonly players: readonly PlayerClient[],
    private readonly tables: readonly GameSession[],
    private readonly newcomer: () => PlayerClient,
  ) {}

  start(): this {
    for (const player of this.players) this.repeat(() => player.balance());
    for (const table of this.tables) this.repeat(() => table.spin());
    this.repeat(async () => {
      const fresh = await this.newcomer().logIn();
      if (fresh.status !== 200) throw new Error(`login: ${fresh.status} ${fresh.code}`);
    });
    return this;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private repeat(act: () => Promise<unknown>): void {
    const loop = async () => {
      while (!this.isOver) {
        try {
          await act();
        } catch (error) {
          if (!(error instanceof ApiError)) this.failures.push(String(error));
          // A round that is slow is answered by the next request; that it is refused anywhere shows in the statuses.
          else if (!error.message.includes('PLAY_ROUND_OPEN')) this.failures.push(error.message);
        }
        this.requests += 1;
        await pause(50, 'a player takes time');
      }
    };
    this.running.push(loop());
  }
}

/** Of all answers of all services except those of a round that is not over. */
function statusesOf(platform: WholePlatform): unknown[] {
  const statuses = platform.spans.getFinishedSpans().flatMap(({ attributes }) => {
    const status = attributes['http.response.status_code'];
    return status === undefined || attributes['http.route'] === '/play/spin' ? [] : [status];
  });
  return [...new Set(statuses)];
}

describe('a rotation of every key while players play', () => {
  let platform: WholePlatform;
  let folder: string;

  beforeAll(async () => {
    folder = await testKeys();
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
      MINIMUM_ROUND_MS: '0',
    });
    await importGames(platform);
  }, 120_000);

  afterAll(() => platform?.close());

  const encrypted = { encrypted: true };
  const requestsSince = async (players: Players, count: number) => {
    const until = players.requests + count;
    await eventually(() => players.requests >= until, { what: `${count} more requests` });
  };

  it('SEC-S38.3 loses no session and fails no request', async () => {
    const players = [1, 2, 3].map(() => new PlayerClient(platform.gateway, undefined, encrypted));
    const tables: GameSession[] = [];
    for (const player of players) {
      await player.register();
      await player.deposit('500000.00');
      const [game] = await player.games('?pageSize=1');
      tables.push(await player.openGame(game!));
    }
    const known = players[0]!;
    const returning = () => new PlayerClient(platform.gateway, known.account, encrypted);
    const load = new Players(players, tables, returning).start();
    try {
      await requestsSince(load, 40);
      const rings = ['own', 'bank-channel', 'provider-SHS', 'provider-LVG', 'provider-HVG', 'provider-TBP'];
      for (let round = 1; round <= 2; round += 1) {
        for (const ring of rings)
          await runKeysCommand(folder, ['rotate', ring, '--in', '3'], {
            nowMs: Date.now(),
            defaultInSeconds: 0,
          });
        await pause(4_500, 'the successors come into force');
        await platform.services.get('auth')!.app.get(PayloadKeyService).rotateIfDue();
        await requestsSince(load, 150);
        expect(load.failures).toEqual([]);
      }
      const [late] = players;
      await late!.deposit('500000.00');
    } finally {
      await load.stop();
    }
    expect(load.failures).toEqual([]);
    expect(statusesOf(platform)).toEqual([200]);
    expect(load.requests).toBeGreaterThan(300);
  }, 120_000);

  it('SEC-S38.3 uses the successors', async () => {
    const rows = await platform.services
      .get('auth')!
      .app.get(Pool)
      .query<{ kid: string }[]>('SELECT kid FROM payload_key WHERE retired_at IS NULL');
    expect(rows).toHaveLength(3);
    const sealed = await platform.services
      .get('auth')!
      .app.get(Pool)
      .query<{ ip_sealed: string }[]>('SELECT ip_sealed FROM login_record ORDER BY at DESC LIMIT 1');
    expect(sealed[0]!.ip_sealed.split('.')[0]).toBe(readRing(folder, 'sealing-auth').at(-1)!.kid);
  });
});
