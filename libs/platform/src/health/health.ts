import { Gauge, type Registry } from 'prom-client';
import type { Pool } from '#libs/database';

export interface HealthCheck {
  name: string;
  /** Resolves while the part is up; rejects with the reason. */
  check(): Promise<void>;
  /**
   * `dependency`: the service answers without it, if less well, so readiness does not wait for it. `dependency-from-start`: the
   * same once it has been up, because the state that others publish must have been read first. By default it is the service's own.
   */
  kind?: 'dependency' | 'dependency-from-start';
}

export interface Readiness {
  ready: boolean;
  checks: Record<string, 'up' | string>;
}

const patienceMs = 2000;

/**
 * A service is ready when it listens and its own database answers. A broken dependency would take away every replica at once,
 * so it is a metric with an alert. Asked each time, each part bounded in time; liveness never asks these.
 */
export class Health {
  private readonly checks: HealthCheck[] = [];
  private readonly hasBeenUp = new Set<string>();
  private stopping = false;

  add(check: HealthCheck): void {
    this.checks.push(check);
  }

  /** From here on the service reports "not ready", so that it gets no new requests. */
  beginShutdown(): void {
    this.stopping = true;
  }

  async readiness(): Promise<Readiness> {
    const results = await Promise.all(
      this.checks.map(async ({ name, check }) => [name, await outcome(check)] as const),
    );
    for (const [name, state] of results) if (state === 'up') this.hasBeenUp.add(name);
    const needed = new Set(this.checks.filter((check) => this.isNeeded(check)).map(({ name }) => name));
    const ready = !this.stopping && results.every(([name, state]) => state === 'up' || !needed.has(name));
    return {
      ready,
      checks: { ...Object.fromEntries(results), ...(this.stopping && { service: 'stopping' }) },
    };
  }
  async dependencies(): Promise<[name: string, isUp: boolean][]> {
    const asked = this.checks.filter(({ kind }) => kind !== undefined);
    return Promise.all(
      asked.map(async ({ name, check }): Promise<[string, boolean]> => [
        name,
        (await outcome(check)) === 'up',
      ]),
    );
  }

  private isNeeded({ name, kind }: HealthCheck): boolean {
    if (kind === 'dependency-from-start') return !this.hasBeenUp.has(name);
    return kind === undefined;
  }
}

/** 1 while a dependency answers. */
export function measureDependencies(metrics: Registry, health: Health): void {
  new Gauge({
    name: 'dependency_up',
    help: 'Whether what the service works with answers: 1 or 0',
    labelNames: ['dependency'],
    registers: [metrics],
    async collect() {
      for (const [dependency, isUp] of await health.dependencies()) this.set({ dependency }, isUp ? 1 : 0);
    },
  });
}

export function databaseCheck(pool: Pool): HealthCheck {
  return {
    name: 'database',
    check: async () => {
      await pool.query('SELECT 1');
    },
  };
}

async function outcome(check: () => Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), patienceMs);
  });
  const asked = check().then(
    () => 'up',
    () => 'down',
  );
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
}
