import type { Pool } from '#libs/database';
import { JACKPOT_TIERS } from '../jackpot/jackpot-model.js';
import { jackpotReturn, returnOf } from '../jackpot/jackpot.rules.js';
import { pools, type PoolFigures } from './jackpot-figures.repository.js';

/** What each tier returns of all stakes in the long run, exactly. */
export const jackpotFigures = (): { tier: string; sharePpm: number; exactReturn: string }[] => [
  ...JACKPOT_TIERS.map((tier) => ({
    tier: tier.tier as string,
    sharePpm: tier.sharePpm,
    exactReturn: returnOf(tier).toFixed(12),
  })),
  {
    tier: 'all',
    sharePpm: JACKPOT_TIERS.reduce((sum, { sharePpm }) => sum + sharePpm, 0),
    exactReturn: jackpotReturn().toFixed(12),
  },
];

/** What the pools were fed and have paid, in minor units. */
export const jackpotRows = (pool: Pool): Promise<PoolFigures[]> => pools(pool);
