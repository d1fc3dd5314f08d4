import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pgledgerTransfer } from './scripts.mjs';

const files = [
  'vendor/scoville-pgsql-ulid/ulid-to-uuid.sql',
  'vendor/scoville-pgsql-ulid/uuid-to-ulid.sql',
  'pgledger.sql',
];
const accounts = 10_000;

/** pgledger from a checkout of it that PGLEDGER_DIR names, in a database of its own; undefined without. */
export async function startPgledger(cluster, pgbench, undo) {
  const folder = process.env.PGLEDGER_DIR;
  if (!folder || !existsSync(join(folder, 'pgledger.sql'))) return undefined;
  await cluster.createDatabase('pgledger');
  const client = await cluster.connect('pgledger', 'rival');
  undo.push(() => client.end());
  for (const file of files) await client.query(readFileSync(join(folder, file), 'utf8'));
  await client.query(`
    CREATE TABLE bench_account AS
      SELECT n, (pgledger_create_account('account ' || n, 'VND')).id AS id FROM generate_series(1, ${accounts}) n;
    ALTER TABLE bench_account ADD PRIMARY KEY (n)`);
  await client.query('VACUUM ANALYZE');
  const bytes = async () =>
    (
      await client.query(
        `SELECT (pg_total_relation_size('pgledger_transfers') + pg_total_relation_size('pgledger_entries'))::float8 AS bytes,
                (SELECT count(*) FROM pgledger_transfers)::float8 AS transfers`,
      )
    ).rows[0];
  const at = cluster.rival('pgledger');
  const random = pgbench.script(pgledgerTransfer(accounts, false));
  const hot = pgbench.script(pgledgerTransfer(accounts, true));
  return {
    random: (settings) => pgbench.run(at, { ...settings, args: ['-f', random] }),
    hot: (settings) => pgbench.run(at, { ...settings, args: ['-f', hot] }),
    bytesPerTransfer: async () => {
      const now = await bytes();
      return now.bytes / now.transfers;
    },
  };
}
