/** Reports actual and exact RTP by math model: `npm run games:returns`, with the environment of the service. */
import { DatabaseConfig, environment, loadConfig } from '#libs/config';
import { createDataSource } from '#libs/database';
import { rtpReport } from '../rtp-monitoring/rtp-report.js';

const { databaseUrl } = loadConfig(DatabaseConfig, environment());
if (databaseUrl === undefined) throw new Error('DATABASE_URL names the database of the demo provider');
const source = await createDataSource({
  url: databaseUrl,
  applicationName: 'games-returns',
  poolSize: 1,
  statementTimeoutMs: 0,
}).initialize();
try {
  const report = await rtpReport(source);
  console.table(report);
  process.exitCode = report.every(({ inside }) => inside) ? 0 : 1;
} finally {
  await source.destroy();
}
