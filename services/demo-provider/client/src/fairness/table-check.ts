import type { Outcome } from '../../../src/math-model/math-model.types.js';
import { roundOfRow } from '../../../src/outcome-table/generator.js';
import { climbed, leafOf, tableDigest } from '../../../src/outcome-table/hash-tree.js';
import { tabledModelOf } from '../../../src/outcome-table/models/index.js';
import { hashOfText, verifiedIntegers } from '../../../src/outcome/verifier.js';
import type { OutcomeTableInfo, RowProof } from '../../../src/play/dto/play.contract.js';
import type { PlayedRound } from './verify';

/** Whether the figures that the page shows are those of the table the seeds are committed with. */
export const digestHolds = (id: string, { digest, modes }: OutcomeTableInfo): boolean =>
  tableDigest(
    hashOfText,
    id,
    modes.map(({ mode, price, hash, weight, paid }) => ({ name: mode, price, hash, weight, paid })),
  ) === digest;

/**
 * The ticket is drawn again from the seeds, the stored round is made again from its number, and the way from it to the
 * root of the committed table shows that this row, and no other, holds the ticket.
 */
export function drawnOutcome(
  id: string,
  table: OutcomeTableInfo,
  serverSeed: string,
  { fairness, row }: PlayedRound,
  shown: RowProof,
): { outcome: Outcome; stakeUnits: number } | undefined {
  const model = tabledModelOf(id);
  const mode = table.modes.find((one) => one.mode === shown.mode);
  if (!mode || !row || row.mode !== shown.mode || !digestHolds(id, table)) return undefined;
  if (fairness.mathsDigest !== table.digest) return undefined;
  const ticket = verifiedIntegers({ serverSeed, ...fairness })(mode.weight);
  const outcome = roundOfRow(model, shown.mode, shown.round);
  const leaf = leafOf(hashOfText, shown.weight, shown.units, hashOfText(JSON.stringify(outcome)));
  const { root, from } = climbed(hashOfText, leaf, shown.proof);
  const inside = from <= ticket && ticket < from + shown.weight;
  const whole = root.hash === mode.hash && root.weight === mode.weight && root.paid === mode.paid;
  if (!inside || !whole || outcome.units !== shown.units || ticket !== row.ticket) return undefined;
  return { outcome, stakeUnits: model.stakeUnits * mode.price };
}
