import { mathModelOf } from '../../../src/math-model/data/index.js';
import { playRound, payoutOf } from '../../../src/math-model/engine.js';
import { modelDigest } from '../../../src/math-model/model-digest.js';
import { jackpotDigest } from '../../../src/jackpot/jackpot-model.js';
import { jackpotDraws } from '../../../src/jackpot/jackpot.rules.js';
import { hashOfText, keepsCommitment, verifiedIntegers } from '../../../src/outcome/verifier.js';
import type { Outcome } from '../../../src/math-model/math-model.types.js';
import type {
  Fairness,
  HistoryRound,
  OutcomeTableInfo,
  RowProof,
  SpinResult,
} from '../../../src/play/dto/play.contract.js';

import { drawnOutcome } from './table-check';

/*
 * The check runs on the player's own device: the seed is hashed again, the round is drawn again from the seeds, and
 * every screen and every amount is compared with what was shown and paid.
 */

export const commitmentHolds = (serverSeed: string, commitment: string, mathsDigest?: string): boolean =>
  keepsCommitment(serverSeed, commitment, mathsDigest);

/** Digest of the mathematics that this page itself verifies with, to which the house has to commit. */
export const ownDigest = (mathematicsId: string, table?: OutcomeTableInfo): string =>
  table ? table.digest : modelDigest(hashOfText, mathModelOf(mathematicsId));

/** Whether a commitment is to the mathematics of this page; one without a digest is older than digests of reels. */
export const mathsHold = (
  mathsDigest: string | undefined,
  mathematicsId: string,
  table?: OutcomeTableInfo,
): boolean =>
  mathsDigest === undefined ||
  mathsDigest === ownDigest(mathematicsId, table) ||
  (!table && feedsJackpots(mathsDigest, mathematicsId));

/** Whether a commitment is to reels with jackpots, those of this page. */
const feedsJackpots = (mathsDigest: string | undefined, mathematicsId: string): boolean =>
  mathsDigest === jackpotDigest(hashOfText, ownDigest(mathematicsId));

/** The rounds of a seed, the latest first, page by page. */
export async function roundsOfSeed<R extends Pick<HistoryRound, 'roundId'>>(
  load: (commitment: string, before?: string) => Promise<{ rounds: readonly R[]; more?: boolean }>,
  commitment: string,
): Promise<R[]> {
  const all: R[] = [];
  let before: string | undefined;
  for (;;) {
    const { rounds, more } = await load(commitment, before);
    const last = rounds.at(-1)?.roundId;
    // Ids rise with time: a server that lists again what it has listed would be asked without end.
    if (last === undefined || (before !== undefined && last >= before)) return all;
    all.push(...rounds);
    if (!more) return all;
    before = last;
  }
}

/**
 * Whether these are all rounds that were played with this seed: numbers from `nonces` − 1 down to 0 without a gap. A bet that was
 * refused or cancelled has taken none, and is listed with the number of the accepted bet that followed it.
 */
export function sequenceHolds(
  rounds: readonly Pick<HistoryRound, 'fairness' | 'state' | 'unused'>[],
  { commitment, nonces }: { commitment: string; nonces: number },
): boolean {
  let next = nonces;
  const inOrder = rounds
    .filter(({ fairness }) => fairness.commitment === commitment)
    .every(({ fairness: { nonce }, state, unused }) => {
      if (unused) return nonce === next && isVoid(state);
      next -= 1;
      return nonce === next;
    });
  return inOrder && next === 0;
}

const isVoid = (state: HistoryRound['state']) => state === 'REFUSED' || state === 'ROLLED_BACK';

export interface PlayedRound {
  readonly fairness: Fairness;
  readonly stake: string;
  readonly grid: SpinResult['grid'];
  readonly amount: string;
  readonly steps: readonly Pick<SpinResult['steps'][number], 'grid' | 'amount'>[];
  readonly totalWin: string;
  readonly row?: SpinResult['row'];
  readonly gamble?: SpinResult['gamble'];
  readonly jackpot?: SpinResult['jackpot'];
}

/** What the check needs beyond the seeds where rounds are drawn from a table. */
export interface Drawn {
  readonly table?: OutcomeTableInfo;
  readonly proof?: RowProof;
}

export function roundHolds(
  mathematicsId: string,
  serverSeed: string,
  round: PlayedRound,
  { table, proof }: Drawn = {},
): boolean {
  const { clientSeed, nonce } = round.fairness;
  const draw = verifiedIntegers({ serverSeed, clientSeed, nonce });
  if (round.gamble) return gambleHolds(round.gamble, draw(CARDS), round);
  if (!table) {
    const mathModel = mathModelOf(mathematicsId);
    return (
      mathsHold(round.fairness.mathsDigest, mathematicsId) &&
      sameRound(playRound(mathModel, draw), mathModel.stakeUnits, round) &&
      jackpotHolds(draw, mathematicsId, round)
    );
  }
  const drawn = proof && drawnOutcome(mathematicsId, table, serverSeed, round, proof);
  return drawn !== undefined && sameRound(drawn.outcome, drawn.stakeUnits, round);
}

/** What rounds that were refused or cancelled would have paid; undefined where the house says of one what its seeds do not. */
export function unpaidOf(
  mathematicsId: string,
  serverSeed: string,
  rounds: readonly Pick<HistoryRound, 'fairness' | 'stake' | 'state' | 'unpaid' | 'proof'>[],
  table?: OutcomeTableInfo,
): { count: number; amount: bigint } | undefined {
  const refused = rounds.filter(({ state }) => isVoid(state));
  const shown = refused.every(
    ({ unpaid, fairness, stake, proof }) =>
      unpaid && roundHolds(mathematicsId, serverSeed, { ...unpaid, fairness, stake }, { table, proof }),
  );
  if (!shown) return undefined;
  const amount = refused.reduce((sum, { unpaid }) => sum + BigInt(unpaid?.totalWin ?? 0), 0n);
  return { count: refused.length, amount };
}

const CARDS = 52;

const gambleHolds = (
  { chosen, card }: NonNullable<SpinResult['gamble']>,
  drawn: number,
  { stake, totalWin }: PlayedRound,
): boolean =>
  drawn === card &&
  ((card % 2 === 0) === (chosen === 'red') ? 2n * BigInt(stake) : 0n).toString() === totalWin;

/** The numbers of the jackpots follow those of the reels, and a number that wins was paid. */
function jackpotHolds(
  draw: ReturnType<typeof verifiedIntegers>,
  mathematicsId: string,
  { fairness, jackpot, stake }: PlayedRound,
): boolean {
  if (!feedsJackpots(fairness.mathsDigest, mathematicsId)) return jackpot === undefined;
  const draws = jackpotDraws(draw, BigInt(stake));
  const paid = jackpot?.awards;
  return (
    JSON.stringify(jackpot?.draws.map(drawnText)) === JSON.stringify(draws.map(drawnText)) &&
    (paid === undefined ||
      draws.every(({ tier, number, wins }) => number >= wins || paid.some((award) => award.tier === tier)))
  );
}

/** Rounds come back from the house with their fields in another order. */
const drawnText = ({ tier, number, of, wins }: { tier: string; number: number; of: number; wins: number }) =>
  `${tier}:${number}:${of}:${wins}`;

/** Every screen and every amount as they were shown and paid. */
function sameRound(outcome: Outcome, stakeUnits: number, round: PlayedRound): boolean {
  const stake = BigInt(round.stake);
  const payout = (units: number) => payoutOf({ stakeUnits }, units, stake).toString();
  const shown = [round, ...round.steps];
  return (
    outcome.spinGrids.length === shown.length &&
    outcome.spinGrids.every(
      ({ grid, units }, i) => sameGrid(grid, shown[i]?.grid ?? []) && payout(units) === shown[i]?.amount,
    ) &&
    payout(outcome.units) === round.totalWin
  );
}

const sameGrid = (one: readonly string[][], other: readonly string[][]) =>
  JSON.stringify(one) === JSON.stringify(other);
