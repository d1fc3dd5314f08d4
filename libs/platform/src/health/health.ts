import type { Pool } from '#libs/database';

export interface HealthCheck {
  name: string;
  /** Resolves while the part is up; rejects with the reason. */
  check(): Promise<void>;
}

export interface Readiness {
  ready: boolean;
  checks: Record<string, 'up' | string>;
}

const patienceMs = 2000;

/** What a service needs to answer: asked each time, each part bounded in time. Liveness never asks these. */
export class Health {
  private readonly checks: HealthCheck[] = [];
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
    const ready = !this.stopping && results.every(([, state]) => state === 'up');
    return {
      ready,
      checks: { ...Object.fromEntries(results), ...(this.stopping && { service: 'stopping' }) },
    };
  }
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
