import { titleOf } from '../../../services/demo-provider/src/catalogue/catalogue.js';
import { mathematicsOf } from '../../../services/demo-provider/src/mathematics/data/index.js';
import { playRound } from '../../../services/demo-provider/src/mathematics/engine.js';
import { commitmentTo, roundIntegers } from '../../../services/demo-provider/src/outcome/seeds.js';
import type { SpinResult } from '../../../services/demo-provider/src/play/dto/play.contract.js';
import { priced, type StoredResult } from '../../../services/demo-provider/src/play/result.rules.js';

/*
 * Rare rounds, drawn by the provider's own engine from fixed seeds.
 */

/** A title of few free spins, so that they are soon seen, and with the longest words on their door. */
const title = titleOf('ngoc-trai-phu-quoc')!;
const mathematics = mathematicsOf(title.mathematics);
const serverSeed = '9f'.repeat(32);
const clientSeed = 'hoa sen';
/** What a page offers that has not been asked for another. */
const STAKE = 1_000_000n;

export const SLOT = `/game?gameId=${title.gameId}&vassalage=${title.vassalage}&name=${encodeURIComponent(title.names.vi)}`;

interface Asked {
  /** None at all, or so many and no more on the way. */
  freeSpins: number;
  /** Total win, in stakes. */
  from: number;
  below: number;
}

/** The first round of these seeds that is as asked for. */
function roundWith({ freeSpins, from, below }: Asked): StoredResult {
  for (let nonce = 0; nonce < 100_000; nonce += 1) {
    const outcome = playRound(mathematics, roundIntegers({ serverSeed, clientSeed, nonce }));
    if (outcome.screens.length !== freeSpins + 1) continue;
    const stakes = outcome.units / mathematics.stakeUnits;
    if (stakes >= from && stakes < below) return priced(mathematics, outcome, STAKE);
  }
  throw new Error(`no round of ${freeSpins} free spins that wins ${from} to ${below} stakes`);
}

/** Six free spins, and a celebration of the first tier after them. */
export const freeSpins = (): StoredResult => roundWith({ freeSpins: 6, from: 15, below: 40 });

/** A celebration of the second tier, without a feature before it. */
export const hugeWin = (): StoredResult => roundWith({ freeSpins: 0, from: 40, below: 100 });

/** The round as the provider answers with it; the platform knows nothing of it. */
export const answered = (round: StoredResult): SpinResult => ({
  ...round,
  roundId: 'R-shown',
  clientSpinId: '4b6d1f9e-0000-4000-8000-000000000001',
  stake: STAKE.toString(),
  balance: '100000000',
  state: 'CLOSED',
  fairness: { commitment: commitmentTo(serverSeed), clientSeed, nonce: 0 },
  at: '2026-01-01T00:00:00.000Z',
});
