import { Registry } from 'prom-client';
import { Health, measureDependencies } from './health.js';

describe('readiness', () => {
  const parts = { database: true, cache: true, bus: true };
  let health: Health;
  const check = (name: keyof typeof parts) => async () => {
    if (!parts[name]) throw new Error('away');
  };

  beforeEach(() => {
    Object.assign(parts, { database: true, cache: true, bus: true });
    health = new Health();
    health.add({ name: 'database', check: check('database') });
    health.add({ name: 'cache', kind: 'dependency', check: check('cache') });
    health.add({ name: 'bus', kind: 'dependency-from-start', check: check('bus') });
  });
  const isReady = async () => (await health.readiness()).ready;

  it('is that of the service’s own database', async () => {
    parts.cache = false;
    expect(await health.readiness()).toEqual({
      ready: true,
      checks: { database: 'up', cache: 'down', bus: 'up' },
    });
    parts.database = false;
    expect(await isReady()).toBe(false);
  });

  it('waits for the bus at the start alone', async () => {
    parts.bus = false;
    expect(await isReady()).toBe(false);
    parts.bus = true;
    expect(await isReady()).toBe(true);
    parts.bus = false;
    expect(await isReady()).toBe(true);
  });

  it('has a gauge for each dependency', async () => {
    const metrics = new Registry();
    measureDependencies(metrics, health);
    parts.cache = false;
    const text = await metrics.metrics();
    expect(text).toContain('dependency_up{dependency="cache"} 0');
    expect(text).toContain('dependency_up{dependency="bus"} 1');
    expect(text).not.toContain('"database"');
  });
});
