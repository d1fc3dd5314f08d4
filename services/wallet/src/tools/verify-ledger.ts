/**
 * Compares every sealed posting with the chain: `npm run ledger:verify [-- --from <block>] [-- --head <hash>]`, with
 * DATABASE_URL in the environment. Ends with 0 where all is as it was sealed, else with 1 and the first bad row.
 */
import { parseArgs } from 'node:util';
import { Registry } from 'prom-client';
import { environment, loadConfig } from '#libs/config';
import { createDataSource, Transactions } from '#libs/database';
import { HashChainRepository } from '../hash-chain/hash-chain.repository.js';
import { HashChainService } from '../hash-chain/hash-chain.service.js';
import { WalletConfig } from '../wallet.config.js';
import { verifyLedger } from './verify-ledger.command.js';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '1' }, head: { type: 'string' } },
});
const { databaseUrl } = loadConfig(WalletConfig, environment());
if (databaseUrl === undefined) throw new Error('DATABASE_URL names no database');
const source = await createDataSource({
  url: databaseUrl,
  applicationName: 'verify-ledger',
  poolSize: 1,
  statementTimeoutMs: 0,
}).initialize();
try {
  const seals = new HashChainService(
    new HashChainRepository(source),
    new Transactions(source),
    new Registry(),
  );
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const sound = await verifyLedger(seals, { from: BigInt(values.from), head: values.head }, say);
  process.exitCode = sound ? 0 : 1;
} finally {
  await source.destroy();
}
