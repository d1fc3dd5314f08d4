/** Reports actual and exact RTP by math model: `npm run games:returns`, with the environment of the service. */
import { DatabaseConfig, environment, loadConfig } from '#libs/config';
import { Pool } from '#libs/database';
import { jackpotFigures, jackpotRows } from '../rtp-monitoring/jackpot-report.js';
import { rtpReport } from '../rtp-monitoring/rtp-report.js';

const { databaseUrl } = loadConfig(DatabaseConfig, environment());
if (databaseUrl === undefined) throw new Error('DATABASE_URL names the database of the demo provider');
const pool = await Pool.open({
  url: databaseUrl,
  applicationName: 'games-returns',
  poolSize: 1,
  statementTimeoutMs: 0,
});
try {
  const report = await rtpReport(pool);
  console.table(report);
  console.table(jackpotFigures());
  console.table(await jackpotRows(pool));
  process.exitCode = report.every(({ inside }) => inside) ? 0 : 1;
} finally {
  await pool.close();
}
