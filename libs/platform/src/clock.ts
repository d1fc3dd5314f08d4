/** Injection token of the clock: time is asked of it, never of the system, so that a test can set it. */
export const CLOCK = Symbol('CLOCK');

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
