import { keepsCommitment, verifiedIntegers } from '../../../src/outcome/verifier.js';
import type { ShoeResponse } from '../../../src/table/dto/table.contract.js';
import { gameOf } from '../../../src/table-game/games.js';
import { dealRound, shoeLabel } from '../../../src/table-game/shoe.js';
import type { TableKind } from '../../../src/table-game/table-game.types.js';

/** The first round of a revealed shoe that differs when it is dealt again here; 0 if the seed breaks its commitment. */
export function firstDifference(kind: TableKind, code: string, shoe: ShoeResponse): number | undefined {
  const serverSeed = shoe.serverSeed!;
  if (!keepsCommitment(serverSeed, shoe.commitment)) return 0;
  const clientSeed = shoeLabel(code, shoe.ordinal);
  let position = 0;
  for (const [index, round] of shoe.rounds.entries()) {
    const streams = (nonce: number) => verifiedIntegers({ serverSeed, clientSeed, nonce });
    const again = dealRound(gameOf(kind), streams, round.number, position);
    const isSame = JSON.stringify(sorted(again.deal)) === JSON.stringify(sorted(round.deal));
    if (round.number !== index + 1 || !isSame || again.result !== round.result) return round.number;
    position = again.position;
  }
  return undefined;
}

const sorted = (deal: ShoeResponse['rounds'][number]['deal']) =>
  Object.entries(deal).toSorted(([a], [b]) => a.localeCompare(b));
