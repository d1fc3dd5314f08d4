/**
 * Verifies the hash chain: `npm run ledger:verify [-- --from <block>] [-- --head <hash>]`, with DATABASE_URL in the
 * environment. Exits with 0 if every posting is unchanged, else with 1 and the first damage.
 */
import { parseArgs } from 'node:util';
import { Registry } from 'prom-client';
import { DatabaseConfig, environment, loadConfig } from '#libs/config';
import { Pool, Transactions } from '#libs/database';
import { HashChainRepository } from '../hash-chain/hash-chain.repository.js';
import { HashChainService } from '../hash-chain/hash-chain.service.js';
import { verifyLedger } from './verify-ledger.command.js';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '1' }, head: { type: 'string' } },
});
const { databaseUrl } = loadConfig(DatabaseConfig, environment());
if (databaseUrl === undefined) throw new Error('DATABASE_URL names no database');
const pool = await Pool.open({
  url: databaseUrl,
  applicationName: 'verify-ledger',
  poolSize: 1,
  statementTimeoutMs: 0,
});
try {
  const chain = new HashChainService(
    new HashChainRepository(pool),
    new Transactions(pool),
    new Registry(),
    pool,
  );
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const isValid = await verifyLedger(chain, { from: BigInt(values.from), head: values.head }, print);
  process.exitCode = isValid ? 0 : 1;
} finally {
  await pool.close();
}
