import { DatabaseConfig, type Environment, loadConfig } from '#libs/config';
import { runMigrations } from '#libs/database';
import { completeSchema } from '#libs/platform';
import { services } from '../local/services.js';

/** Brings one service's database to the schema of this release, as its owner. Returns the migrations that ran. */
export async function migrate(service: string, env: Environment): Promise<string[]> {
  const definition = services.find(({ name }) => name === service);
  if (!definition?.dataSource) throw new Error(`No service with a database is called ${service}`);
  const { ownerDatabaseUrl } = loadConfig(DatabaseConfig, env);
  if (ownerDatabaseUrl === undefined) throw new Error('Set OWNER_DATABASE_URL: the owner runs migrations');
  return runMigrations(ownerDatabaseUrl, completeSchema(definition.dataSource));
}
