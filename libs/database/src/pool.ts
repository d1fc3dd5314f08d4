import type { Pool as Connections, PoolClient } from 'pg';
import type {
  DataSource,
  EntityManager,
  EntityTarget,
  ObjectLiteral,
  QueryRunner,
  Repository,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { createDataSource, type DataSourceSettings } from './data-source.js';

/** The connections of a service to its database. Each query runs in autocommit, on whichever connection is free. */
export class Pool {
  readonly #source: DataSource;
  readonly query: DataSource['query'];

  constructor(source: DataSource) {
    this.#source = source;
    this.query = source.query.bind(source);
  }

  static async open(settings: DataSourceSettings): Promise<Pool> {
    return new Pool(await createDataSource(settings).initialize());
  }

  get url(): string | undefined {
    return (this.#source.options as { url?: string }).url;
  }

  async close(): Promise<void> {
    if (this.#source.isInitialized) await this.#source.destroy();
  }

  /** A connection of the caller's own, for a session's locks; the caller releases it. */
  connection(): QueryRunner {
    return this.#source.createQueryRunner();
  }

  repositoryOf<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.#source.getRepository(entity);
  }

  /** As `Tx` has it, for a repository that runs on either. */
  withRepository<R extends Repository<ObjectLiteral>>(repository: R): R {
    return repository;
  }

  /** For this library alone. */
  static sourceOf(pool: Pool): DataSource {
    return pool.#source;
  }
}

/** An open transaction, with its one connection. Only `Transactions` makes it, so a pool cannot be passed for it. */
export class Tx {
  readonly #manager: EntityManager;
  readonly query: EntityManager['query'];

  constructor(manager: EntityManager) {
    this.#manager = manager;
    this.query = manager.query.bind(manager);
  }

  withRepository<R extends Repository<ObjectLiteral>>(repository: R): R {
    return this.#manager.withRepository(repository);
  }

  /** For this library alone. */
  static async clientOf(tx: Tx): Promise<PoolClient> {
    return (await tx.#manager.queryRunner!.connect()) as PoolClient;
  }
}

/** The driver's own pool of connections. */
export function connectionsOf(source: DataSource): Connections {
  return (source.driver as PostgresDriver).master as Connections;
}
