import { createDataSource, type MigrationClass } from './data-source.js';

const migrationLock = 7_204_411;

/** Brings a database to the newest schema as its owner. Two services starting at once wait for each other. */
export async function runMigrations(
  ownerUrl: string,
  migrations: readonly MigrationClass[],
): Promise<string[]> {
  const source = createDataSource({
    url: ownerUrl,
    migrations,
    poolSize: 2,
    applicationName: 'migrations',
    statementTimeoutMs: 0,
  });
  await source.initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const applied = await source.runMigrations();
    return applied.map((migration) => migration.name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await lock.release();
    await source.destroy();
  }
}
