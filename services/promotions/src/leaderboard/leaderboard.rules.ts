import { parseMoney } from '#libs/money';
import type { LeaderboardFormula } from '../promotion/promotion.rules.js';

/** The reward of a place: the first prize that reaches so far down. */
export function rewardAt({ prizes }: LeaderboardFormula, place: number): bigint {
  const prize = prizes.find(({ upTo }) => place <= upTo);
  return prize ? parseMoney(prize.reward) : 0n;
}

/** The last place that brings a reward. */
export function lastPlace({ prizes }: LeaderboardFormula): number {
  return prizes.at(-1)?.upTo ?? 0;
}

/** `minhtam88` becomes `mi*****88`; short names keep their first letter only. */
export function maskedName(account: string): string {
  if (account.length <= 4) return `${account.slice(0, 1)}***`;
  return `${account.slice(0, 2)}${'*'.repeat(Math.min(5, account.length - 4))}${account.slice(-2)}`;
}
