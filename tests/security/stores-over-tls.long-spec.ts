import { Pool } from '#libs/database';
import { RedisCache } from '#libs/cache';
import type { Environment } from '#libs/config';
import { MessagingHealth } from '#libs/messaging';
import { completeSchema, Health, startService, type RunningService } from '#libs/platform';
import { eventually, pause, startTestDatabase, type TestDatabase, testKeys } from '#libs/testing';
import { authService } from '../../services/auth/src/service.js';
import { startTlsStores, type TlsStores } from '../support/tls-stores.js';

describe('a service whose three stores speak TLS only', () => {
  let stores: TlsStores;
  let database: TestDatabase;
  let env: Environment;

  beforeAll(async () => {
    stores = await startTlsStores();
    const server = { adminUrl: stores.databaseUrl };
    database = await startTestDatabase({ ...completeSchema(authService.dataSource!), server });
    env = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      KEYS_DIR: await testKeys(),
      DATABASE_URL: database.url,
      EVENT_BUS: 'kafka',
      KAFKA_BROKERS: stores.kafka.brokers,
      KAFKA_SECURITY: 'sasl-ssl',
      KAFKA_USERNAME: stores.kafka.user,
      KAFKA_PASSWORD: stores.password,
      KAFKA_CA_FILE: stores.caFile,
      REDIS_URL: stores.redis.url,
      REDIS_CA_FILE: stores.caFile,
    };
  }, 180_000);

  afterAll(async () => {
    await database?.close();
    await stores?.stop();
  });

  const states = async ({ app }: RunningService): Promise<Record<string, string>> => {
    const { checks } = await app.get(Health).readiness();
    return { ...checks, kafka: app.get(MessagingHealth).checkBroker().up ? 'up' : 'down' };
  };

  it('SEC-S38.4 reaches all three, and its events reach Kafka', async () => {
    const service = await startService(authService, { env });
    try {
      await eventually(
        async () => {
          const { database: d, cache, kafka } = await states(service);
          return [d, cache, kafka].every((state) => state === 'up');
        },
        { what: 'all three are up' },
      );
      const pool = service.app.get(Pool);
      await eventually(
        async () => {
          const [row] = await pool.query<{ n: string }[]>(
            'SELECT count(*) AS n FROM outbox WHERE sent_at IS NOT NULL',
          );
          return Number(row!.n) > 0;
        },
        { what: 'the payload key is announced' },
      );
      const [ssl] = await pool.query<{ ssl: boolean }[]>(
        'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
      );
      expect(ssl).toEqual({ ssl: true });
    } finally {
      await service.close();
    }
  }, 180_000);

  it('SEC-S38.4 does not reach PostgreSQL in clear, or one whose certificate it cannot verify', async () => {
    const clear = database.url.split('?')[0]!;
    await expect(startService(authService, { env: { ...env, DATABASE_URL: clear } })).rejects.toThrow();
    const strange = `${clear}?sslmode=verify-full`;
    await expect(startService(authService, { env: { ...env, DATABASE_URL: strange } })).rejects.toThrow();
  });

  it.each([
    ['in clear', (s: TlsStores) => ({ url: `redis://127.0.0.1:${s.redis.port}` })],
    ['with a certificate that is not trusted', (s: TlsStores) => ({ url: s.redis.url })],
    ['without an account', (s: TlsStores) => ({ url: `rediss://127.0.0.1:${s.redis.port}`, ca: s.ca })],
  ])('SEC-S38.4 does not reach Redis %s', async (_, settings) => {
    const cache = new RedisCache(settings(stores));
    await expect(cache.ping()).rejects.toThrow();
    await cache.close();
  });

  it('SEC-S38.4 does not reach Kafka with a wrong password or without TLS', async () => {
    for (const wrong of [{ KAFKA_PASSWORD: 'not-the-password' }, { KAFKA_SECURITY: 'plaintext' }]) {
      const service = await startService(authService, { env: { ...env, ...wrong } });
      try {
        await eventually(async () => (await states(service))['database'] === 'up', {
          what: 'the database is up',
        });
        await pause(4_000, 'two probes of the broker');
        expect((await states(service))['kafka']).toBe('down');
      } finally {
        await service.close();
      }
    }
  }, 120_000);
});
