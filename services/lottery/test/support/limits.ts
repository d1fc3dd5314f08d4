import type { Limits } from '../../src/play/limit.rules.js';

/** Those of a new database. */
export const initialLimits: Limits = {
  STAKE_MIN: 10_000n,
  STAKE_MAX: 10_000_000_000n,
  ORDER: 100_000_000_000n,
  MEMBER: 50_000_000_000n,
  WIN: 500_000_000_000n,
  PLAY: 2_000_000_000_000n,
  NUMBER: 1_000_000_000_000n,
  WORST: 2_000_000_000_000n,
};
