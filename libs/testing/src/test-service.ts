import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { Pool } from '#libs/database';
import type { Principal } from '#libs/auth';
import { MemoryCache, type Cache } from '#libs/cache';
import type { ServiceConfig, ServiceName } from '#libs/config';
import {
  completeSchema,
  Health,
  startService,
  type Clock,
  type RunningService,
  type ServiceDefinition,
} from '#libs/platform';
import { InProcessBus } from '#libs/messaging';
import { eventually } from './eventually.js';
import { FakeClock } from './fake-clock.js';
import { TestClient } from './test-client.js';
import { startTestDatabase, type TestDatabase } from './test-database.js';
import { testKeys } from './test-keys.js';

export interface TestServiceOptions<K extends Clock> {
  env?: Record<string, string>;
  clock?: K;
  cache?: Cache;
  bus?: InProcessBus;
  /** Addresses of other services, real or fake. */
  peers?: Partial<Record<ServiceName, string>>;
}

export interface TestService<K extends Clock> {
  app: RunningService['app'];
  url: string;
  /** Asking a service without a database for it throws. */
  readonly pool: Pool;
  database: TestDatabase | undefined;
  cache: Cache;
  /** Publish events here as if another service had told them, and observe what this one tells. */
  bus: InProcessBus;
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
  const database = await startTestDatabase(completeSchema(definition.dataSource ?? { migrations: [] }));
  const clock = options.clock ?? (new FakeClock(new Date()) as unknown as K);
  const cache = options.cache ?? new MemoryCache();
  const bus = options.bus ?? new InProcessBus();
  const spans = new InMemorySpanExporter();
  const peers = Object.entries(options.peers ?? {}).map(([name, url]) => `${name}=${url}`);
  const running = await startService(definition, {
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      // A busy machine makes a suite slow, not red; a suite about a silent peer sets 1.
      TIMEOUT_FACTOR: '10',
      ...(database && { DATABASE_URL: database.url }),
      KEYS_DIR: await testKeys(),
      ...(peers.length > 0 && { PEERS: peers.join(',') }),
      ...options.env,
    },
    cache,
    bus,
    clock,
    spanExporter: spans,
  });
  await untilReady(running);
  return {
    app: running.app,
    url: running.url,
    get pool() {
      return running.app.get(Pool);
    },
    database,
    cache,
    bus,
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

async function untilReady(running: RunningService): Promise<void> {
  const health = running.app.get(Health);
  await eventually(
    () => health.readiness(),
    ({ ready }) => ready,
    { what: 'the service is ready' },
  );
}
