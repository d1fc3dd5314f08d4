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

/**
 * What an adjustment of a bet changes for each agent: the shares of what is left of the bet, at the rates at which it was
 * split, less what its lines brought so far. Never takes more than was given.
 */
export function adjustedShares(validBet: bigint, given: readonly Share[]): Share[] {
  const left = realtimeShares(validBet > 0n ? validBet : 0n, given);
  return given.map(({ agentId, ratePpm, amount }, at) => ({
    ...{ agentId, ratePpm },
    amount: left[at]!.amount - amount,
  }));
}
