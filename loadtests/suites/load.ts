/** The load of an evening, rising and held: BALANCE_RATE and LAUNCH_RATE arrivals a second. */
import type { Options, RampingArrivalRateScenario } from 'k6/options';
import { always } from '../lib/thresholds.ts';

export { balance } from '../journeys/balance.ts';
export { launch } from '../journeys/launch.ts';
export { handleSummary, setup, teardown } from '../lib/run.ts';

const balanceRate = Number(__ENV['BALANCE_RATE'] ?? 300);
const launchRate = Number(__ENV['LAUNCH_RATE'] ?? 60);
const hold = __ENV['HOLD'] ?? '5m';

const rising = (target: number, exec: string): RampingArrivalRateScenario => ({
  executor: 'ramping-arrival-rate',
  exec,
  timeUnit: '1s',
  startRate: Math.ceil(target / 10),
  preAllocatedVUs: 100,
  maxVUs: 600,
  stages: [
    { target, duration: '30s' },
    { target, duration: hold },
  ],
});

export const options: Options = {
  scenarios: {
    balance: rising(balanceRate, 'balance'),
    launch: rising(launchRate, 'launch'),
  },
  thresholds: {
    ...always,
    'http_req_duration{name:balance}': ['p(99)<250'],
    'http_req_duration{name:launch}': ['p(99)<400'],
  },
};
