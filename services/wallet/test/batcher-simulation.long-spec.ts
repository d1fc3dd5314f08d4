import { randomInt } from 'node:crypto';
import { simulate } from './support/simulation/run.js';

const seeds = 20_000;

describe('the batcher in simulated worlds nobody has seen before', () => {
  it('WAL-I6 WAL-I12 WAL-I15 one effect per id, nobody answered before commit, nobody lost: 20,000 seeds', async () => {
    const first = randomInt(2 ** 31);
    let steps = 0;
    for (let seed = first; seed < first + seeds; seed++) steps += (await simulate(seed)).history.length;
    process.stdout.write(`simulation: ${seeds} seeds from ${first}, ${steps} steps\n`);
    expect(steps).toBeGreaterThan(seeds * 10);
  }, 600_000);
});
