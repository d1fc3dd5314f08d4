import { fork, type ChildProcess } from 'node:child_process';
import { Global, Injectable, Module, type INestApplication, type Type } from '@nestjs/common';
import { jest } from '@jest/globals';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Registry } from 'prom-client';
import { Pool, Transactions } from '#libs/database';
import { CONFIG, LOGGER } from '#libs/platform';
import { eventually, pause, startTestDatabase, type TestDatabase } from '#libs/testing';
import { JobHandler, JobsModule, jobsMigrations, JobsService, PeriodicJob } from '../src/index.js';

interface Replica {
  app: INestApplication;
  pool: Pool;
  jobs: JobsService;
  registry: Registry;
  close(): Promise<void>;
}

describe('the jobs of a service', () => {
  let database: TestDatabase;
  const replicas: Replica[] = [];
  jest.setTimeout(120_000);

  beforeEach(async () => {
    database = await startTestDatabase({ migrations: jobsMigrations });
  });
  afterEach(async () => {
    for (const replica of replicas.splice(0)) await replica.close();
    await database?.close();
  });

  async function start(provider: Type): Promise<Replica> {
    const pool = await Pool.open({ url: database.url, applicationName: 'jobs-test' });
    const registry = new Registry();
    const logger = { warn: () => undefined, info: () => undefined, error: () => undefined };
    const shared = [
      { provide: Pool, useValue: pool },
      { provide: Registry, useValue: registry },
      { provide: LOGGER, useValue: logger },
      { provide: CONFIG, useValue: { periodSeconds: 1 } },
    ];
    @Global()
    @Module({ providers: shared, exports: shared })
    class SharedModule {}

    const fixture = await Test.createTestingModule({
      imports: [SharedModule, JobsModule.forService({ superviseSeconds: 1 })],
      providers: [provider],
    }).compile();
    const app = fixture.createNestApplication(new FastifyAdapter(), { logger: false });
    await app.init();
    const replica: Replica = {
      app,
      pool,
      registry,
      jobs: app.get(JobsService),
      close: async () => {
        await app.close();
        await pool.close();
      },
    };
    replicas.push(replica);
    return replica;
  }

  it('run periodically on one replica at a time, and report runs and age of the last success', async () => {
    const runs: number[] = [];
    let active = 0;
    let maxActive = 0;
    @Injectable()
    class Sweep {
      @PeriodicJob({
        name: 'sweep',
        everySeconds: (config: { periodSeconds: number }) => config.periodSeconds,
      })
      async sweep(): Promise<void> {
        maxActive = Math.max(maxActive, ++active);
        runs.push(Date.now());
        await pause(700, 'a run long enough to meet the next one');
        active -= 1;
      }
    }
    const [first] = [await start(Sweep), await start(Sweep)];
    await eventually(
      () => runs.length,
      (count) => count >= 4,
    );
    expect(maxActive).toBe(1);
    const [state] = (await first.jobs.states()).filter(({ name }) => name === 'sweep');
    expect(state!.lastSuccessAt).toBeInstanceOf(Date);
    const text = (await Promise.all(replicas.map(({ registry }) => registry.metrics()))).join('\n');
    expect(text).toMatch(/job_runs_total\{job="sweep",outcome="succeeded"\} [1-9]/);
    expect(text).toMatch(/job_last_success_age_seconds\{job="sweep"\} /);
  });

  it('keep their interval: no request of a run is dropped because the one before still waits', async () => {
    const runs: number[] = [];
    @Injectable()
    class Look {
      @PeriodicJob({ name: 'look', everySeconds: 2 })
      async look(): Promise<void> {
        runs.push(Date.now());
      }
    }
    await start(Look);
    // A dropped request makes a gap of two intervals.
    await eventually(
      () => runs.slice(1).map((at, i) => at - runs[i]!),
      (gaps) => gaps.slice(-5).filter((gap) => gap < 3_000).length === 5,
      { what: 'five intervals without a gap', seconds: 100 },
    );
  });

  it('are enqueued with the transaction or not at all, once per singleton key, and start after their time', async () => {
    const handled: { n: number; at: number }[] = [];
    @Injectable()
    class Mail {
      @JobHandler({ name: 'mail' })
      async send({ n }: { n: number }): Promise<void> {
        handled.push({ n, at: Date.now() });
      }
    }
    const { pool, jobs } = await start(Mail);
    const transactions = new Transactions(pool);
    await expect(
      transactions.run(async (tx) => {
        await jobs.enqueue(tx, 'mail', { n: 1 });
        throw new Error('roll back');
      }),
    ).rejects.toThrow('roll back');
    const startAfter = new Date(Date.now() + 2_500);
    await transactions.run(async (tx) => {
      expect(await jobs.enqueue(tx, 'mail', { n: 2 }, { singletonKey: 'two' })).toBe(true);
      expect(await jobs.enqueue(tx, 'mail', { n: 2 }, { singletonKey: 'two' })).toBe(false);
      await jobs.enqueue(tx, 'mail', { n: 3 });
      await jobs.enqueue(tx, 'mail', { n: 4 }, { startAfter });
    });
    await eventually(
      () => handled.length,
      (count) => count >= 3,
    );
    expect(handled.map(({ n }) => n).toSorted()).toEqual([2, 3, 4]);
    expect(handled.find(({ n }) => n === 4)!.at).toBeGreaterThanOrEqual(startAfter.getTime());
    await expect(transactions.run((tx) => jobs.enqueue(tx, 'unknown', {}))).rejects.toThrow('@JobHandler');
  });

  it('run again after a failure', async () => {
    let attempts = 0;
    @Injectable()
    class Flaky {
      @JobHandler({ name: 'flaky' })
      async run(): Promise<void> {
        attempts += 1;
        if (attempts < 3) throw new Error('not yet');
      }
    }
    const { pool, jobs, registry } = await start(Flaky);
    await new Transactions(pool).run((tx) => jobs.enqueue(tx, 'flaky', {}));
    await eventually(
      () => attempts,
      (count) => count === 3,
    );
    await eventually(
      () => registry.metrics(),
      (text) => text.includes('job_runs_total{job="flaky",outcome="succeeded"} 1'),
    );
    expect(await registry.metrics()).toContain('job_runs_total{job="flaky",outcome="failed"} 2');
  });

  it('run again on another replica when their worker is killed', async () => {
    const handled: number[] = [];
    @Injectable()
    class Work {
      @JobHandler({ name: 'work' })
      async run({ n }: { n: number }): Promise<void> {
        handled.push(n);
      }
    }
    const worker: ChildProcess = fork(new URL('./killed-worker.mjs', import.meta.url), [database.url]);
    const taken = new Promise<void>((resolve) => worker.once('message', () => resolve()));
    await taken;
    worker.kill('SIGKILL');
    await start(Work);
    await eventually(
      () => handled,
      (seen) => seen.length === 1,
    );
    expect(handled).toEqual([7]);
  });

  it('that run at a stop are waited for', async () => {
    let isEnded = false;
    let isStarted = false;
    @Injectable()
    class Slow {
      @JobHandler({ name: 'slow' })
      async run(): Promise<void> {
        isStarted = true;
        await pause(1_500, 'the stop comes while this runs');
        isEnded = true;
      }
    }
    const { pool, jobs, close } = await start(Slow);
    await new Transactions(pool).run((tx) => jobs.enqueue(tx, 'slow', {}));
    await eventually(
      () => isStarted,
      (yes) => yes,
    );
    replicas.pop();
    await close();
    expect(isEnded).toBe(true);
  });
});
