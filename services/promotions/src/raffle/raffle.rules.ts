import { createHash, createHmac } from 'node:crypto';
import type { RaffleFormula } from '../promotion/promotion.rules.js';

export type Prize = RaffleFormula['prizes'][number];

/** What is published before the first draw of a day. */
export function commitmentOf(seed: Buffer): Buffer {
  return createHash('sha256').update('raffle-commitment:').update(seed).digest();
}

/**
 * The number of a draw, from 0 to below the sum of the weights: HMAC-SHA256 of the seed over client seed, nonce and round.
 * Values past the largest multiple of the sum are rejected, so that each number is as likely as any other.
 */
export function rollOf(seed: Buffer, clientSeed: string, nonce: number, weightSum: number): number {
  const space = 2 ** 48;
  const limit = space - (space % weightSum);
  for (let round = 0; ; round++) {
    const digest = createHmac('sha256', seed).update(`${clientSeed}:${nonce}:${round}`).digest();
    const value = digest.readUIntBE(0, 6);
    if (value < limit) return value % weightSum;
  }
}

export function weightSumOf(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

export function prizeAt(prizes: readonly Prize[], roll: number): Prize {
  let left = roll;
  for (const prize of prizes) {
    if (left < prize.weight) return prize;
    left -= prize.weight;
  }
  throw new RangeError('The roll is not below the sum of the weights');
}

/** The chance of a prize as the exact fraction `weight / of`, and in per cent to four digits. */
export interface PrizeChance {
  weight: number;
  of: number;
  percent: string;
}

const percentDigits = 4;

const unit = 10n ** BigInt(percentDigits);

/** Shares in per cent with four digits that add up to 100 exactly: what is cut off goes to the largest remainders. */
export function percentsOf(weights: readonly number[]): string[] {
  const of = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const scaled = weights.map((weight) => BigInt(weight) * 100n * unit);
  const units = scaled.map((value) => value / of);
  const left = Number(100n * unit - units.reduce((sum, value) => sum + value, 0n));
  const order = scaled.map((value, at) => ({ at, rest: value % of })).sort((x, y) => Number(y.rest - x.rest));
  for (const { at } of order.slice(0, left)) units[at]! += 1n;
  return units.map((value) => {
    const digits = (value % unit).toString().padStart(percentDigits, '0').replace(/0+$/, '');
    return `${value / unit}${digits && `.${digits}`}`;
  });
}

/** The chances of the next draw: what is out of stock today adds to the fallback. The weights add up to `of`. */
export function chancesOf(
  { prizes, fallback }: Pick<RaffleFormula, 'prizes' | 'fallback'>,
  given: ReadonlyMap<string, number>,
): Map<string, PrizeChance> {
  const of = weightSumOf(prizes);
  const isOut = ({ id, dailyStock }: Prize) => dailyStock !== undefined && (given.get(id) ?? 0) >= dailyStock;
  const moved = prizes.filter(isOut).reduce((sum, { weight }) => sum + weight, 0);
  const weights = prizes.map(
    (prize) => (isOut(prize) ? 0 : prize.weight) + (prize.id === fallback ? moved : 0),
  );
  const percents = percentsOf(weights);
  return new Map(prizes.map(({ id }, at) => [id, { weight: weights[at]!, of, percent: percents[at]! }]));
}

/** Tickets of a day: one for each whole amount, up to the limit of the day. */
export function ticketsOf(value: bigint, per: bigint, most: number): number {
  const tickets = value <= 0n ? 0n : value / per;
  return tickets > BigInt(most) ? most : Number(tickets);
}
