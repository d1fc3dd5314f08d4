import type { Options, RampingArrivalRateScenario } from 'k6/options';
import { always } from './thresholds.ts';

/** Arrivals per second of each journey in an evening; RATE multiplies all of them. */
const evening = { balance: 120, launch: 24, login: 8, deposit: 4, round: 60, stream: 10 } as const;
type Journey = keyof typeof evening;

/** The slowest one in a hundred answers, in milliseconds, while the platform has room. */
const slowest: Record<string, number> = {
  ...{ balance: 250, launch: 400, login: 1500, deposit: 500 },
  ...{ spin: 1000, 'game session': 1000 },
};

export interface Profile {
  /** Shares of the evening's arrivals and how long each takes, one after the other. */
  stages: readonly { share: number; duration: string }[];
  /** Milliseconds are asked for only where the platform should have room; a spike may queue. */
  timed: boolean;
}

const hold = (standard: string): string => __ENV['HOLD'] ?? standard;

export const profiles = {
  /** The load of an evening, rising and held. */
  load: {
    stages: [
      { share: 1, duration: '30s' },
      { share: 1, duration: hold('5m') },
    ],
    timed: true,
  },
  /** Rising beyond what is expected; answers may become slow, none may be wrong. */
  stress: {
    stages: [
      { share: 1, duration: '1m' },
      { share: 2, duration: hold('2m') },
      { share: 3, duration: hold('2m') },
      { share: 0, duration: '30s' },
    ],
    timed: false,
  },
  /** A goal is scored: everybody comes at once, and goes. */
  spike: {
    stages: [
      { share: 0.5, duration: '30s' },
      { share: 4, duration: '5s' },
      { share: 4, duration: hold('30s') },
      { share: 0.5, duration: '5s' },
      { share: 0.5, duration: '30s' },
    ],
    timed: false,
  },
  /** Half an evening for hours: what leaks shows. */
  soak: {
    stages: [
      { share: 0.5, duration: '1m' },
      { share: 0.5, duration: hold('4h') },
    ],
    timed: true,
  },
} as const satisfies Record<string, Profile>;

const rate = Number(__ENV['RATE'] ?? 1);
const journeys = (__ENV['JOURNEYS'] ?? Object.keys(evening).join(',')).split(',') as Journey[];

/** All journeys (or those of JOURNEYS) at the arrivals of a profile. */
export function optionsOf({ stages, timed }: Profile): Options {
  const scenario = (journey: Journey): RampingArrivalRateScenario => {
    const arrivals = (share: number) => Math.ceil(evening[journey] * rate * share);
    return {
      executor: 'ramping-arrival-rate',
      exec: journey,
      timeUnit: '1s',
      startRate: 1,
      preAllocatedVUs: Math.max(20, arrivals(2)),
      maxVUs: Math.max(100, arrivals(20)),
      stages: stages.map(({ share, duration }) => ({ target: arrivals(share), duration })),
    };
  };
  const times = Object.entries(slowest).map(([name, limit]) => [
    `http_req_duration{name:${name}}`,
    [`p(99)<${limit}`],
  ]);
  return {
    scenarios: Object.fromEntries(journeys.map((journey) => [journey, scenario(journey)])),
    thresholds: { ...always, ...(timed && Object.fromEntries(times)) },
    // Registering members and reading their balances again takes longer than k6's own minute.
    setupTimeout: '5m',
    teardownTimeout: '5m',
  };
}
