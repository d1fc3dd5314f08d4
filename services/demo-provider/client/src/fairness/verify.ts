import { mathematicsOf } from '../../../src/mathematics/data/index.js';
import { playRound, worthOf } from '../../../src/mathematics/engine.js';
import { keepsCommitment, verifiedIntegers } from '../../../src/outcome/verifier.js';
import type { Fairness, SpinResult } from '../../../src/play/dto/play.contract.js';

/*
 * The check runs on the player's own device: the seed is hashed again, the round is drawn again from the seeds, and
 * every screen and every amount is compared with what was shown and paid.
 */

export const commitmentHolds = (serverSeed: string, commitment: string): boolean =>
  keepsCommitment(serverSeed, commitment);

export interface PlayedRound {
  readonly fairness: Fairness;
  readonly stake: string;
  readonly grid: SpinResult['grid'];
  readonly amount: string;
  readonly steps: readonly Pick<SpinResult['steps'][number], 'grid' | 'amount'>[];
  readonly totalWin: string;
}

export function roundHolds(mathematicsId: string, serverSeed: string, round: PlayedRound): boolean {
  const { clientSeed, nonce } = round.fairness;
  const mathematics = mathematicsOf(mathematicsId);
  const stake = BigInt(round.stake);
  const worth = (units: number) => worthOf(mathematics, units, stake).toString();
  const outcome = playRound(mathematics, verifiedIntegers({ serverSeed, clientSeed, nonce }));
  const shown = [round, ...round.steps];
  return (
    outcome.screens.length === shown.length &&
    outcome.screens.every(
      ({ grid, units }, i) => sameGrid(grid, shown[i]?.grid ?? []) && worth(units) === shown[i]?.amount,
    ) &&
    worth(outcome.units) === round.totalWin
  );
}

const sameGrid = (one: readonly string[][], other: readonly string[][]) =>
  JSON.stringify(one) === JSON.stringify(other);
