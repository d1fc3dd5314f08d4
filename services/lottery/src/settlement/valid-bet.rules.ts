import { maximumCoverPpm } from '#libs/events';
import { coveredPpm, unpack } from '#libs/lottery-engine';
import type { SlipLine } from '../order/order.rules.js';
import { findLinePlay, keyOfPlay, type LineResult } from './settlement.rules.js';

/** Plays by `<group>.<code>`. */
export type CoveredPlays = ReadonlySet<string>;

export interface ValidBet {
  validBet: bigint;
  /** Why it is less than the stake. */
  exclusionReason?: 'COVERAGE' | 'STAKE_RETURNED' | 'PLAY_MONEY';
}

export const playMoney: ValidBet = { validBet: 0n, exclusionReason: 'PLAY_MONEY' };

/** The plays of which a member's lines in one draw cover so much together that they carry hardly a risk. */
export function coveredPlays(lines: readonly Pick<SlipLine, 'group' | 'play' | 'selection'>[]): CoveredPlays {
  const covered = new Set<string>();
  for (const [key, ofPlay] of Map.groupBy(lines, keyOfPlay)) {
    const play = findLinePlay(ofPlay[0]!);
    const selections = ofPlay.map(({ selection }) => unpack(play, selection));
    if (coveredPpm(play, selections) > maximumCoverPpm) covered.add(key);
  }
  return covered;
}

/** What of a ticket's stake counts as turnover: what was not given back, of the plays that are not covered. */
export function validBetOf(lines: readonly LineResult[], covered: CoveredPlays): ValidBet {
  const counting = lines.filter(({ play }) => !covered.has(play));
  const validBet = counting.reduce((sum, { price, returned }) => sum + price - returned, 0n);
  if (counting.length < lines.length) return { validBet, exclusionReason: 'COVERAGE' };
  const hasReturned = lines.some(({ returned }) => returned > 0n);
  return { validBet, ...(hasReturned && { exclusionReason: 'STAKE_RETURNED' as const }) };
}
