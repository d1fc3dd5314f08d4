import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { createDataSource } from './data-source.js';
import { applyFunctions } from './functions.js';
import { Pool } from './pool.js';
import type { DatabaseSchema } from './schema.js';

const migrationLock = 7_204_411;

/** The database has migrations that this release does not know: it was made by another state of the project. */
export class UnknownSchemaError extends Error {
  constructor(database: string, migrations: readonly string[]) {
    super(
      `The database ${database} was made by another state of the project (unknown: ${migrations.join(', ')}). ` +
        'On a development machine start with an empty one: npm start -- --fresh',
    );
    this.name = 'UnknownSchemaError';
  }
}

/**
 * Brings a database to the newest schema as its owner: pending migrations, then changed functions, in one transaction.
 * Services that start at the same time wait for each other. Returns the names of the migrations that ran.
 */
export async function runMigrations(ownerUrl: string, schema: DatabaseSchema): Promise<string[]> {
  const source = createDataSource({
    url: ownerUrl,
    migrations: schema.migrations,
    poolSize: 1,
    applicationName: 'migrations',
    statementTimeoutMs: 0,
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await refuseUnknown(source, runner);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none';
    const migrations = await executor.executePendingMigrations();
    await applyFunctions(runner, schema.functions ?? []);
    await runner.commitTransaction();
    return migrations.map(({ name }) => name);
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function refuseUnknown(source: DataSource, runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable(source.options.migrationsTableName!))) return;
  const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const rows = (await runner.query(`SELECT name FROM ${source.options.migrationsTableName} ORDER BY id`)) as {
    name: string;
  }[];
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UnknownSchemaError(String(source.driver.database), unknown);
}

/** The service may not change the schema, and its release's migrations were not run within the time. */
export class MissingMigrationsError extends Error {
  constructor(database: string, migrations: readonly string[]) {
    super(`The database ${database} lacks ${migrations.join(', ')}: run the migrations of this release`);
    this.name = 'MissingMigrationsError';
  }
}

/** Waits until another process, the owner's, has run all migrations of this release. Newer ones may be there, too. */
export async function awaitMigrations(
  pool: Pool,
  schema: DatabaseSchema,
  { patienceMs = 90_000, pollMs = 1_000 } = {},
): Promise<void> {
  const source = Pool.sourceOf(pool);
  const needed = schema.migrations.map((migration) => new migration().name ?? migration.name);
  for (const until = Date.now() + patienceMs; ; await sleep(pollMs)) {
    const missing = await missingOf(source, needed);
    if (missing.length === 0) return;
    if (Date.now() >= until) throw new MissingMigrationsError(String(source.driver.database), missing);
  }
}

async function missingOf(source: DataSource, needed: readonly string[]): Promise<string[]> {
  const table = source.options.migrationsTableName!;
  const [{ exists }] = await source.query('SELECT to_regclass($1) IS NOT NULL AS exists', [table]);
  const rows: { name: string }[] = exists ? await source.query(`SELECT name FROM ${table}`) : [];
  const done = new Set(rows.map(({ name }) => name));
  return needed.filter((name) => !done.has(name));
}
