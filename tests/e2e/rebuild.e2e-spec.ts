import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { ServiceName } from '#libs/config';
import { PlayerClient } from '#libs/api-client';
import { betSettled } from '#libs/events';
import { ReplayService, type ProjectionRebuild } from '#libs/platform';
import { FigureRebuild } from '../../services/agent-contracts/src/facts/figure-rebuild.js';
import { PointRebuild } from '../../services/points/src/earning/point-rebuild.js';
import { CashbackRebuild } from '../../services/promotions/src/cashback/cashback-rebuild.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

const projections = {
  points: {
    rebuild: PointRebuild,
    tables: ['point_source', 'point_remainder', 'point_ledger', 'point_account'],
  },
  promotions: { rebuild: CashbackRebuild, tables: ['cashback_source', 'cashback_accrual'] },
  'agent-contracts': { rebuild: FigureRebuild, tables: ['play_source', 'member_day'] },
} as const;
type Consumer = keyof typeof projections;
const consumers = Object.keys(projections) as Consumer[];

describe('projections of turnover, from game-launch’s rounds', () => {
  let platform: WholePlatform;
  const players: PlayerClient[] = [];

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
      MINIMUM_ROUND_MS: '0',
    });
    await importGames(platform);
    for (let count = 0; count < 3; count += 1) {
      const player = new PlayerClient(platform.gateway);
      await player.register();
      await player.deposit('500000.00');
      players.push(player);
    }
  }, 120_000);

  afterAll(() => platform.close(), 60_000);

  const query = async <T>(service: ServiceName, sql: string): Promise<T[]> =>
    platform.services.get(service)!.app.get(DataSource).query(sql);

  async function play(spins: number): Promise<void> {
    await Promise.all(
      players.map(async (player) => {
        const [game] = await player.games('?pageSize=1');
        const table = await player.openGame(game!);
        for (let count = 0; count < spins; count += 1) await table.spin();
      }),
    );
  }

  /** Every settled round is counted everywhere. */
  async function settled(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      if (tries > 400) throw new Error('events are still on their way');
      const [rounds] = await query<{ n: number }>(
        'game-launch',
        `SELECT (SELECT count(*) FROM game_round WHERE status = 'SETTLED' AND valid_bet > 0)::int AS n`,
      );
      const counted = await Promise.all(
        consumers.map(async (service) => {
          const [table] = projections[service].tables;
          return (
            await query<{ n: number }>(
              service,
              `SELECT count(*)::int AS n FROM ${table} WHERE source_key LIKE 'game-launch:%'`,
            )
          )[0]!.n;
        }),
      );
      if (rounds!.n > 0 && counted.every((n) => n >= rounds!.n)) return;
      await sleep(50);
    }
  }

  async function rowsOf(service: Consumer): Promise<unknown[][]> {
    const found: unknown[][] = [];
    for (const table of projections[service].tables)
      found.push(await query(service, `SELECT * FROM ${table} ORDER BY ${table}::text`));
    return found;
  }

  async function rebuild(service: Consumer): Promise<void> {
    const { app } = platform.services.get(service)!;
    const projection = app.get<ProjectionRebuild>(projections[service].rebuild, { strict: false });
    await app
      .get(ReplayService, { strict: false })
      .rebuild(projection, [{ service: 'game-launch', topic: betSettled.topic }]);
  }

  it.each(consumers)('%s: a rebuild equals the live rows', async (service) => {
    await play(6);
    await settled();
    const live = await rowsOf(service);
    await rebuild(service);
    expect(await rowsOf(service)).toEqual(live);
  });

  it('equal the live rows when they are rebuilt while bets flow', async () => {
    const flow = play(12);
    for (const service of consumers) await rebuild(service);
    await flow;
    await play(2);
    await settled();
    for (const service of consumers) {
      const live = await rowsOf(service);
      await rebuild(service);
      expect(await rowsOf(service)).toEqual(live);
      expect(await query(service, 'SELECT * FROM dead_letter')).toEqual([]);
    }
  });
});
