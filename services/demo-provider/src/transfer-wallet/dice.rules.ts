export type Side = 'BIG' | 'SMALL';

/** Stakes offered, in minor units. */
export const diceStakes = [100_000n, 500_000n, 1_000_000n, 5_000_000n, 20_000_000n] as const;

/** Three equal dice lose on both sides: that is the house's part. */
export function sideOf(dice: readonly number[]): Side | undefined {
  if (dice.every((die) => die === dice[0])) return undefined;
  return dice.reduce((sum, die) => sum + die, 0) >= 11 ? 'BIG' : 'SMALL';
}

/** Includes the stake. */
export const dicePayout = (side: Side, dice: readonly number[], stake: bigint): bigint =>
  sideOf(dice) === side ? 2n * stake : 0n;

/** The share of a stake that comes back over all throws, in millionths: each of the 216 counts once. */
export function diceRtpPpm(side: Side): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
  const paid = throws.reduce((sum, dice) => sum + Number(dicePayout(side, dice, 1_000_000n)), 0);
  return Math.floor(paid / throws.length);
}
