import type { SpinResult } from '../../../src/play/dto/play.contract.js';
import { hasFeature } from './screens';

/** What the player has set before autoplay begins. A loss limit is always set. */
export interface AutoplayLimits {
  readonly spins: number;
  /** Stop before a loss greater than this is possible, in minor units. */
  readonly loss: bigint;
  /** Stop when one spin wins at least this. */
  readonly singleWin?: bigint;
  readonly onFeature: boolean;
}

export interface Autoplay {
  readonly limits: AutoplayLimits;
  readonly left: number;
  /** Stakes less wins since it began; negative while ahead. */
  readonly lost: bigint;
}

export type AutoplayStop = 'spins' | 'loss' | 'win' | 'feature';

export const beginAutoplay = (limits: AutoplayLimits): Autoplay => ({ limits, left: limits.spins, lost: 0n });

/** Accounts for a finished spin and says whether, and why, autoplay ends. */
export function afterSpin(
  auto: Autoplay,
  result: Pick<SpinResult, 'stake' | 'totalWin' | 'steps'>,
): { auto: Autoplay; stop?: AutoplayStop } {
  const win = BigInt(result.totalWin);
  const stake = BigInt(result.stake);
  const next: Autoplay = { ...auto, left: auto.left - 1, lost: auto.lost + stake - win };
  const { limits } = auto;
  if (limits.onFeature && hasFeature(result)) return { auto: next, stop: 'feature' };
  if (limits.singleWin !== undefined && win >= limits.singleWin) return { auto: next, stop: 'win' };
  if (exceedsLoss(next, stake)) return { auto: next, stop: 'loss' };
  return next.left <= 0 ? { auto: next, stop: 'spins' } : { auto: next };
}

/** Whether one more spin that wins nothing would lose more than the player allowed. */
export const exceedsLoss = (auto: Autoplay, stake: bigint) => auto.lost + stake > auto.limits.loss;
