/** Reports pairs of card players to look at, over the last 30 days: `npm run games:pairs`, with the environment of the service. */
import { DatabaseConfig, environment, loadConfig } from '#libs/config';
import { Pool } from '#libs/database';
import { systemClock } from '#libs/platform';
import { flaggedPairs } from '../card-room/pair-report.repository.js';

const periodMs = 30 * 24 * 3_600_000;

const { databaseUrl } = loadConfig(DatabaseConfig, environment());
if (databaseUrl === undefined) throw new Error('DATABASE_URL names the database of the demo provider');
const pool = await Pool.open({
  url: databaseUrl,
  applicationName: 'games-pairs',
  poolSize: 1,
  statementTimeoutMs: 0,
});
try {
  console.table(await flaggedPairs(pool, new Date(systemClock.now().getTime() - periodMs)));
} finally {
  await pool.close();
}
