/**
 * Moves months of postings: `npm run ledger:archive -- list | detach 2026-05 | attach 2026-05`, with OWNER_DATABASE_URL in
 * the environment. Exits with 0 if done, else with 1 and the reason.
 */
import { ArchiveRepository } from '../archive/archive.repository.js';
import { ArchiveService } from '../archive/archive.service.js';
import { DatabaseConfig, environment, loadConfig } from '#libs/config';
import { Pool } from '#libs/database';
import { archiveLedger } from './archive-ledger.command.js';

const { ownerDatabaseUrl } = loadConfig(DatabaseConfig, environment());
if (ownerDatabaseUrl === undefined) throw new Error('OWNER_DATABASE_URL names no database');
const pool = await Pool.open({
  url: ownerDatabaseUrl,
  applicationName: 'archive-ledger',
  poolSize: 1,
  statementTimeoutMs: 0,
});
try {
  const archive = new ArchiveService(new ArchiveRepository(pool));
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  process.exitCode = (await archiveLedger(archive, process.argv.slice(2), print)) ? 0 : 1;
} finally {
  await pool.close();
}
