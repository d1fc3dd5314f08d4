import { readFileSync } from 'node:fs';
import { Module } from '@nestjs/common';
import { Pool } from '#libs/database';
import { MemoryCache } from '#libs/cache';
import { ServiceConfig } from '#libs/config';
import { defineService } from '#libs/platform';
import { eventually, type FakeClock, sharedCluster, startTestService, type TestService } from '#libs/testing';

@Module({})
class EmptyModule {}

const definition = defineService({
  name: 'points',
  config: ServiceConfig,
  module: EmptyModule,
  dataSource: { migrations: [] },
});

/** A cache that can be taken away. */
class FailingCache extends MemoryCache {
  away = false;

  override async ping(): Promise<void> {
    if (this.away) throw new Error('the cache is away');
  }
}

describe('health', () => {
  const cache = new FailingCache();
  let service: TestService<FakeClock>;
  let admin: Pool;

  beforeAll(async () => {
    service = await startTestService(definition, { cache });
    admin = await Pool.open({ url: (await sharedCluster()).adminUrl, applicationName: 'test' });
  });

  afterAll(async () => {
    await service?.close();
    await admin?.close();
    await cache.close();
  });

  const ready = async (): Promise<{ status: number; checks: Record<string, string> }> => {
    const answer = await fetch(`${service.url}/health/ready`);
    return { status: answer.status, ...((await answer.json()) as { checks: Record<string, string> }) };
  };

  const until = (wanted: number) => eventually(ready, ({ status }) => status === wanted);

  it('is not ready while PostgreSQL refuses it, and ready again by itself', async () => {
    await until(200);
    const { name } = service.database!;
    await admin.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await until(503);
    expect((await ready()).checks['database']).toBe('down');
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
    await admin.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`);
    await until(200);
  });

  const dependencies = async (): Promise<Record<string, number>> => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    const lines = text.matchAll(/^dependency_up\{dependency="(\w+)",service="points"\} (\d)$/gm);
    return Object.fromEntries([...lines].map(([, name, up]) => [name!, Number(up)]));
  };

  it('is ready without the cache, whose gauge falls', async () => {
    expect(await dependencies()).toEqual({ cache: 1, bus: 1 });
    cache.away = true;
    expect(await ready()).toMatchObject({ status: 200, checks: { cache: 'down', database: 'up' } });
    expect(await dependencies()).toEqual({ cache: 0, bus: 1 });
    cache.away = false;
    expect(await dependencies()).toEqual({ cache: 1, bus: 1 });
  });

  it('is ready once its bus is closed, whose gauge falls', async () => {
    service.bus.close();
    expect(await ready()).toMatchObject({ status: 200, checks: { bus: 'down', database: 'up' } });
    expect(await dependencies()).toEqual({ cache: 1, bus: 0 });
  });

  it('REG-G46.1 shows how far its clock is from the database’s, and beyond two seconds the alarm', async () => {
    const alerts = readFileSync('k8s/base/monitoring/alerts.yaml', 'utf8');
    const [, limit] = /expr: max by \(service\) \(clock_drift_seconds\) > (\d+)\n/.exec(alerts)!;
    const drift = async () => {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      return Number(/^clock_drift_seconds\{service="points"\} (\S+)$/m.exec(text)![1]);
    };
    const ofDatabase = async () => {
      const [{ now }] = await service.pool.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
      return now.getTime();
    };
    service.clock.advance((await ofDatabase()) - service.clock.now().getTime());
    expect(await drift()).toBeLessThan(Number(limit));
    service.clock.advance(60_000);
    expect(await drift()).toBeGreaterThan(Number(limit));
    // Behind counts as ahead does.
    service.clock.advance(-120_000);
    expect(await drift()).toBeGreaterThan(Number(limit));
  });
});
