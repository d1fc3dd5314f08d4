/** Twenty seconds of little load: is everything there and right? How quick it is, the other suites measure. */
import type { Options } from 'k6/options';
import { right } from '../lib/thresholds.ts';

export { balance } from '../journeys/balance.ts';
export { launch } from '../journeys/launch.ts';
export { handleSummary, setup, teardown } from '../lib/run.ts';

const arrivals = {
  executor: 'constant-arrival-rate',
  timeUnit: '1s',
  duration: '20s',
  preAllocatedVUs: 30,
  maxVUs: 60,
} as const;

export const options: Options = {
  scenarios: {
    balance: { ...arrivals, exec: 'balance', rate: 20 },
    launch: { ...arrivals, exec: 'launch', rate: 5 },
  },
  thresholds: right,
};
