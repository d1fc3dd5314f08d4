import { DataSource, type EntityTarget, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import { BoundedClient, connectionSettings } from './connection.js';

export type MigrationClass = new () => MigrationInterface;
export type EntityClass = EntityTarget<ObjectLiteral>;

export interface DataSourceSettings {
  url: string;
  entities?: readonly EntityClass[];
  migrations?: readonly MigrationClass[];
  poolSize?: number;
  applicationName: string;
  /** Milliseconds after which PostgreSQL gives up on a statement; 0 for none. */
  statementTimeoutMs?: number;
  /** Milliseconds until a connection must be there. */
  connectTimeoutMs?: number;
}

/** A data source whose schema comes from migrations alone (never synchronised from entities). */
export function createDataSource(settings: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url: settings.url,
    entities: [...(settings.entities ?? [])] as string[],
    migrations: [...(settings.migrations ?? [])],
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize: settings.poolSize ?? 8,
    applicationName: settings.applicationName,
    useUTC: true,
    installExtensions: false,
    extra: {
      ...connectionSettings(settings.statementTimeoutMs ?? 15_000, settings.connectTimeoutMs),
      idle_in_transaction_session_timeout: 30_000,
      Client: BoundedClient,
    },
  });
}
