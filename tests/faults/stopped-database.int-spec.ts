import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InProcessBus } from '#libs/messaging';
import { MemoryCache } from '#libs/cache';
import { startService, systemClock, type RunningService } from '#libs/platform';
import { eventually, testKeys } from '#libs/testing';
import { pointsService } from '../../services/points/src/service.js';
import { ensureServiceDatabase, freePort, newPassword, PostgresCluster } from '#libs/local';

/** One service on a server of its own, so that the server itself can be stopped under it. */
describe('a service whose PostgreSQL server stops', () => {
  const home = mkdtempSync(join(tmpdir(), 'lotus-stopped-'));
  const runtimePassword = newPassword();
  const ownerPassword = newPassword();
  let cluster: PostgresCluster;
  let service: RunningService;

  beforeAll(async () => {
    cluster = new PostgresCluster({
      folder: join(home, 'postgres'),
      label: `stopped-${process.pid}`,
      password: newPassword(),
      port: await freePort(),
      settings: { shared_buffers: '16MB' },
    });
    await cluster.start();
    await ensureServiceDatabase(cluster.adminUrl, { name: 'points', ownerPassword, runtimePassword });
    const address = (role: string, password: string) =>
      `postgres://points_${role}:${password}@127.0.0.1:${cluster.port}/points`;
    service = await startService(pointsService, {
      env: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: address('runtime', runtimePassword),
        OWNER_DATABASE_URL: address('owner', ownerPassword),
        KEYS_DIR: await testKeys(),
      },
      cache: new MemoryCache(),
      bus: new InProcessBus(),
      clock: systemClock,
    });
  });

  afterAll(async () => {
    await service?.close();
    await cluster?.stop();
    rmSync(home, { recursive: true, force: true });
    if (cluster) rmSync(join(cluster.dataFolder, '..'), { recursive: true, force: true });
  });

  async function untilReadinessIs(status: number): Promise<Record<string, string>> {
    const ready = async () => {
      const answer = await fetch(`${service.url}/health/ready`);
      const { checks } = (await answer.json()) as { checks: Record<string, string> };
      return { status: answer.status, checks };
    };
    return (await eventually(ready, (answer) => answer.status === status)).checks;
  }

  it('is not ready while the server is stopped, lives on, and is ready again once it runs', async () => {
    await untilReadinessIs(200);
    for (let times = 0; times < 2; times += 1) {
      await cluster.stop();
      expect(await untilReadinessIs(503)).toMatchObject({ cache: 'up', bus: 'up' });
      expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
      await cluster.start();
      expect(await untilReadinessIs(200)).toMatchObject({ database: 'up' });
    }
  });
});
