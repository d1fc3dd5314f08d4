import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleOf } from '../src/catalogue/catalogue.js';
import { mathModelOf } from '../src/math-model/data/index.js';
import { playRound } from '../src/math-model/engine.js';
import { commitmentTo, roundIntegers } from '../src/outcome/seeds.js';
import type { SpinResult } from '../src/play/dto/play.contract.js';
import { priced, type SlotResult } from '../src/play/result.rules.js';

/*
 * samples/rounds.json publishes rounds that are too rare to wait for, as the game page receives them.
 * `UPDATE_SAMPLES=1 npm test -- sample-rounds` writes it again.
 */

const file = join(import.meta.dirname, '..', 'samples', 'rounds.json');
const title = titleOf('ngoc-trai-phu-quoc')!;
const mathModel = mathModelOf(title.mathModel);
const serverSeed = '9f'.repeat(32);
const clientSeed = 'hoa sen';
/** The stake that the page offers first. */
const stake = 1_000_000n;

/** The first round of these seeds with so many free spins and a total win in this range, in stakes. */
function roundWith({
  freeSpins,
  from,
  below,
}: {
  freeSpins: number;
  from: number;
  below: number;
}): SlotResult {
  for (let nonce = 0; nonce < 100_000; nonce += 1) {
    const outcome = playRound(mathModel, roundIntegers({ serverSeed, clientSeed, nonce }));
    if (outcome.spinGrids.length !== freeSpins + 1) continue;
    const stakes = outcome.units / mathModel.stakeUnits;
    if (stakes >= from && stakes < below) return priced(mathModel, outcome, stake);
  }
  throw new Error(`no round of ${freeSpins} free spins that wins ${from} to ${below} stakes`);
}

const settled: Omit<SpinResult, keyof SlotResult> = {
  roundId: 'R-sample',
  clientSpinId: '4b6d1f9e-0000-4000-8000-000000000001',
  stake: stake.toString(),
  balance: '100000000',
  state: 'CLOSED',
  fairness: { commitment: commitmentTo(serverSeed), clientSeed, nonce: 0 },
  at: '2026-01-01T00:00:00.000Z',
};

it('samples of rounds are what the engine plays and the page receives', () => {
  const samples = {
    title: { gameId: title.gameId, vassalage: title.vassalage, names: title.names },
    settled,
    // Six free spins, and a celebration of the first tier after them.
    freeSpins: roundWith({ freeSpins: 6, from: 15, below: 40 }),
    // A celebration of the second tier, without a feature before it.
    hugeWin: roundWith({ freeSpins: 0, from: 40, below: 100 }),
  };
  if (process.env['UPDATE_SAMPLES']) writeFileSync(file, `${JSON.stringify(samples, null, 2)}\n`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(samples);
});
