import type { ShotResult } from '../../../src/fish/dto/fish.contract.js';
import { preyOf, shoot } from '../../../src/fish-model/fish-engine.js';
import { fishModelOf } from '../../../src/fish-model/fish-models.js';
import { verifiedIntegers } from '../../../src/outcome/verifier.js';

/** Draws a shot again from its seeds, with the server's engine and our own hashing. */
export function shotHolds(
  model: string,
  serverSeed: string,
  shot: Pick<ShotResult, 'fairness' | 'prey' | 'times' | 'stake' | 'totalWin'>,
): boolean {
  const { clientSeed, nonce } = shot.fairness;
  const prey = preyOf(fishModelOf(model), shot.prey);
  if (!prey) return false;
  const { times } = shoot(prey, verifiedIntegers({ serverSeed, clientSeed, nonce }));
  return times === shot.times && (BigInt(shot.stake) * BigInt(times)).toString() === shot.totalWin;
}
