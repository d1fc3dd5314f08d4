import { optionsOf, profiles } from '../lib/profiles.ts';

export * from '../journeys/all.ts';
export { handleSummary, setupWithMoney as setup, teardown } from '../lib/run.ts';

export const options = optionsOf(profiles.stress);
