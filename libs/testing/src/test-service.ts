import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { DataSource } from 'typeorm';
import type { Principal } from '#libs/auth';
import { MemoryCache, type Cache } from '#libs/cache';
import type { ServiceConfig, ServiceName } from '#libs/config';
import {
  allMigrations,
  startService,
  type Clock,
  type RunningService,
  type ServiceDefinition,
} from '#libs/platform';
import { FakeClock } from './fake-clock.js';
import { TestClient } from './test-client.js';
import { startTestDatabase, type TestDatabase } from './test-database.js';
import { testKeys } from './test-keys.js';

export interface TestServiceOptions<K extends Clock> {
  env?: Record<string, string>;
  clock?: K;
  cache?: Cache;
  /** Addresses of other services, real or fake. */
  peers?: Partial<Record<ServiceName, string>>;
}

export interface TestService<K extends Clock> {
  app: RunningService['app'];
  url: string;
  /** Asking a service without a database for it throws. */
  readonly dataSource: DataSource;
  database: TestDatabase | undefined;
  cache: Cache;
  clock: K;
  spans: InMemorySpanExporter;
  as(principal: Principal): TestClient;
  close(): Promise<void>;
}

/** The real service on a port of its own, on a fresh real database; only the clock is set by the test. */
export async function startTestService<C extends ServiceConfig, K extends Clock = FakeClock>(
  definition: ServiceDefinition<C>,
  options: TestServiceOptions<K> = {},
): Promise<TestService<K>> {
  const database = await startTestDatabase({
    migrations: allMigrations(definition.dataSource?.migrations ?? []),
  });
  const clock = options.clock ?? (new FakeClock(new Date()) as unknown as K);
  const cache = options.cache ?? new MemoryCache();
  const spans = new InMemorySpanExporter();
  const peers = Object.entries(options.peers ?? {}).map(([name, url]) => `${name}=${url}`);
  const running = await startService(definition, {
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      ...(database && { DATABASE_URL: database.url }),
      KEYS_DIR: await testKeys(),
      ...(peers.length > 0 && { PEERS: peers.join(',') }),
      ...options.env,
    },
    cache,
    clock,
    spanExporter: spans,
  });
  return {
    app: running.app,
    url: running.url,
    get dataSource() {
      return running.app.get(DataSource);
    },
    database,
    cache,
    clock,
    spans,
    as: (principal) => new TestClient(running.url, definition.name, principal),
    close: async () => {
      await running.close();
      if (!options.cache) await cache.close();
      await database?.close();
    },
  };
}
