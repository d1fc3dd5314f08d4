import { mulPpmFloor } from '#libs/money';

export interface ChainRate {
  agentId: string;
  ratePpm: number;
}

export interface Share extends ChainRate {
  amount: bigint;
}

/**
 * What each agent above a bet earns, the nearest first. A rate counts up to the one above, and each agent gets what his rate
 * brings less what the one below gets, so the shares add up to the amount at the top.
 */
export function realtimeShares(validBet: bigint, chain: readonly ChainRate[]): Share[] {
  let cap = Number.MAX_SAFE_INTEGER;
  const capped = chain
    .toReversed()
    .map(({ agentId, ratePpm }) => ({ agentId, ratePpm: (cap = Math.min(cap, ratePpm)) }))
    .toReversed();
  const sign = validBet < 0n ? -1n : 1n;
  let before = 0n;
  return capped.map(({ agentId, ratePpm }) => {
    const whole = mulPpmFloor(validBet * sign, ratePpm);
    const amount = (whole - before) * sign;
    before = whole;
    return { agentId, ratePpm, amount };
  });
}
