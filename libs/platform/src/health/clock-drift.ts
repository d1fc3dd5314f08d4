import { Gauge, type Registry } from 'prom-client';
import type { Pool } from '#libs/database';
import type { Clock } from '../clock.js';

const timeoutMs = 2000;

/** Compares the clock of this service with the database's at each scrape, so that one that drifts raises an alarm. */
export function measureClockDrift(metrics: Registry, pool: Pool, clock: Clock): void {
  new Gauge({
    name: 'clock_drift_seconds',
    help: 'How far the clock of this service is from that of its database, at least',
    registers: [metrics],
    async collect() {
      const drift = await driftWithin(pool, clock);
      if (drift === undefined) this.reset();
      else this.set(drift);
    },
  });
}

/** Without an answer of the database there is no value: its absence raises alarms of its own. */
async function driftWithin(pool: Pool, clock: Clock): Promise<number | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  const measured = driftOf(pool, clock).catch(() => undefined);
  return Promise.race([measured, timeout]).finally(() => clearTimeout(timer));
}

/** The database's time lies between request and answer: half of that is uncertain and is left out. */
async function driftOf(pool: Pool, clock: Clock): Promise<number> {
  const before = clock.now().getTime();
  const [row] = await pool.query<{ now: Date }[]>('SELECT clock_timestamp() AS now');
  const after = clock.now().getTime();
  const uncertain = (after - before) / 2;
  return Math.max(0, Math.abs(before + uncertain - row!.now.getTime()) - uncertain) / 1000;
}
