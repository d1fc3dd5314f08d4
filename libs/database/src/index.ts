export {
  BoundedClient,
  connectionSettings,
  defaultConnectTimeoutMs,
  type ConnectionSettings,
} from './connection.js';
export { type DataSourceSettings, type EntityClass, type MigrationClass } from './data-source.js';
export { constraintOf, hasCause, isInfrastructure, isRetryable, sqlStateOf } from './errors.js';
export { Pool, Tx } from './pool.js';
export { query, queryIn, queryPrepared, queryPreparedIn, type PreparedStatement } from './prepared.js';
export { awaitMigrations, MissingMigrationsError, runMigrations, UnknownSchemaError } from './migrate.js';
export { type DatabaseSchema, SqlMigration } from './schema.js';
export { besideTransaction, refuseSecondConnections, SecondConnectionError } from './second-connection.js';
export { afterCommit, Transactions, type TransactionOptions } from './transactions.js';
export { columnsOf, unnestOf } from './unnest.js';
export { untilConnected } from './connecting.js';
