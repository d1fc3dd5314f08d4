import { pause } from '#libs/testing';
import { PeriodicTask } from './periodic-task.js';

describe('PeriodicTask', () => {
  it('repeats, never overlaps, logs a failure, and waits for the running work at stop', async () => {
    let runs = 0;
    let active = 0;
    let maxActive = 0;
    const third = Promise.withResolvers<void>();
    const warnings: string[] = [];
    const logger = { warn: (_fields: unknown, message: string) => void warnings.push(message) };
    const task = new PeriodicTask({ name: 'a sweep', everyMs: 5, logger: logger as never }, async () => {
      maxActive = Math.max(maxActive, ++active);
      runs += 1;
      if (runs === 3) third.resolve();
      await pause(12, 'a run longer than the interval');
      active -= 1;
      if (runs === 1) throw new Error('no');
    }).start();
    await third.promise;
    await task.stop();
    const atStop = runs;
    expect(active).toBe(0);
    await pause(20, 'a task that is not stopped would run again');
    expect(runs).toBe(atStop);
    expect(maxActive).toBe(1);
    expect(warnings).toEqual(['a sweep failed: the next run is in 5 ms']);
  });

  it('lets a second call join the running work', async () => {
    let runs = 0;
    const task = new PeriodicTask(
      { name: 'x', everyMs: 60_000, logger: { warn: () => undefined } },
      async () => {
        runs += 1;
        await pause(1, 'the second call comes while this runs');
      },
    );
    await Promise.all([task.run(), task.run()]);
    expect(runs).toBe(1);
  });
});
