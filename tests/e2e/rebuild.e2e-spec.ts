import { Pool } from '#libs/database';
import type { ServiceName } from '#libs/config';
import { PlayerClient, type OperatorClient } from '#libs/api-client';
import { eventually } from '#libs/testing';
import { logInOperator } from '../support/operator.js';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

const projections = {
  points: {
    name: 'points',
    tables: ['point_source', 'point_remainder', 'point_ledger', 'point_account'],
  },
  promotions: { name: 'cashback', tables: ['cashback_source', 'cashback_accrual'] },
  'agent-contracts': { name: 'member-days', tables: ['play_source', 'member_day'] },
} as const;
interface Run {
  id: string;
  status: string;
  error: string | null;
}
type Consumer = keyof typeof projections;
const consumers = Object.keys(projections) as Consumer[];

describe('projections of turnover, from game-launch’s rounds', () => {
  let platform: WholePlatform;
  const players: PlayerClient[] = [];
  let operator: OperatorClient;

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
    await query('auth', `UPDATE operator SET roles = '{events}'`);
    operator = await logInOperator(platform.gateway);
    for (let count = 0; count < 3; count += 1) {
      const player = new PlayerClient(platform.gateway);
      await player.register();
      await player.deposit('500000.00');
      players.push(player);
    }
  }, 120_000);

  afterAll(() => platform?.close());

  const query = async <T>(service: ServiceName, sql: string): Promise<T[]> =>
    platform.services.get(service)!.app.get(Pool).query(sql);

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
    const isEverywhere = async () => {
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
      return rounds!.n > 0 && counted.every((n) => n >= rounds!.n);
    };
    await eventually(isEverywhere, { what: 'every settled round is counted' });
  }

  async function rowsOf(service: Consumer): Promise<unknown[][]> {
    const found: unknown[][] = [];
    for (const table of projections[service].tables)
      found.push(await query(service, `SELECT * FROM ${table} ORDER BY ${table}::text`));
    return found;
  }

  /** As an operator does it, at the gateway. */
  async function rebuild(service: Consumer): Promise<Run> {
    const path = `/wps/v2/ops/projections/${service}/${projections[service].name}/rebuild`;
    const { id } = await operator.value<Run>('POST', path, { reason: 'a difference was reported' });
    const run = async () => {
      const { list } = await operator.value<{ list: Run[] }>('GET', path);
      return list.find((one) => one.id === id)!;
    };
    return eventually(run, ({ status }) => status !== 'RUNNING', { what: `the rebuild of ${service} ends` });
  }

  it.each(consumers)('%s: a rebuild equals the live rows', async (service) => {
    await play(6);
    await settled();
    const live = await rowsOf(service);
    expect(await rebuild(service)).toMatchObject({ status: 'DONE', error: null });
    expect(await rowsOf(service)).toEqual(live);
  });

  it('equal the live rows when they are rebuilt while bets flow', async () => {
    const flow = play(12);
    for (const service of consumers) expect(await rebuild(service)).toMatchObject({ status: 'DONE' });
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
