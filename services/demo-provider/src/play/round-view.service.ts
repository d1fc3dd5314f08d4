import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import { rowProof } from '../outcome-table/outcome-table.js';
import { modelIdOfDigest } from '../outcome-table/published-tables.js';
import type { Fairness, HistoryRound, RowProof, SpinResult } from './dto/play.contract.js';
import { PlayErrors } from './play.errors.js';
import { RoundRepository, type Round } from './round.repository.js';
import { isOver } from './round.rules.js';
import { PlayerStateRepository, type Seed } from './player-state.repository.js';

const historyLength = 50;
const pageLength = 100;
const maxNonce = 2_147_483_647;

/** The rounds of one seed, from a number downwards; without a commitment the newest of all. */
export interface HistoryPage {
  commitment?: string | undefined;
  below?: number | undefined;
}

/** What rounds of all games have in common. */
export type RoundFacts = Pick<
  SpinResult,
  'roundId' | 'clientSpinId' | 'stake' | 'totalWin' | 'balance' | 'state' | 'fairness' | 'at'
>;

/** Rounds as the player sees them. */
@Injectable()
export class RoundViewService {
  constructor(
    private readonly rounds: RoundRepository,
    private readonly playerStates: PlayerStateRepository,
    private readonly pool: Pool,
  ) {}

  async resultOf<R extends RoundFacts>(playerStateId: string, round: Round): Promise<R> {
    return withFairness<R>(round, await this.playerStates.seedAt(playerStateId, round.seedOrdinal));
  }

  /** The newest round, where it has an outcome that the player has not seen to its end. */
  async unfinished(playerStateId: string): Promise<SpinResult | undefined> {
    const [round] = await this.rounds.newest(this.pool, playerStateId, 1);
    return round?.result && !round.seen ? this.resultOf<SpinResult>(playerStateId, round) : undefined;
  }

  async markSeen(playerStateId: string, roundId: string): Promise<void> {
    if (!(await this.rounds.markSeen(playerStateId, roundId))) throw PlayErrors.PLAY_ROUND_UNKNOWN();
  }

  async fairness(playerStateId: string): Promise<Fairness> {
    const { current, next } = await this.playerStates.seeds(this.pool, playerStateId);
    return {
      commitment: current.commitment,
      clientSeed: current.clientSeed,
      nonce: current.nonces,
      nextCommitment: next.commitment,
      ...(current.mathsDigest !== null && { mathsDigest: current.mathsDigest }),
    };
  }

  async history<R extends RoundFacts>(
    playerStateId: string,
    { commitment, below = maxNonce }: HistoryPage = {},
  ): Promise<(Omit<HistoryRound, 'result'> & { result?: R })[]> {
    const rounds =
      commitment === undefined
        ? await this.rounds.newest(this.pool, playerStateId, historyLength)
        : await this.rounds.ofSeed(playerStateId, { commitment, below }, pageLength);
    const ordinals = [...new Set(rounds.map((round) => round.seedOrdinal))];
    const revealed = await this.rounds.revealedSeeds(playerStateId, ordinals);
    const seeds = new Map(
      await Promise.all(
        ordinals.map(
          async (ordinal) => [ordinal, await this.playerStates.seedAt(playerStateId, ordinal)] as const,
        ),
      ),
    );
    return rounds.map((round) => {
      const seed = seeds.get(round.seedOrdinal)!;
      const serverSeed = revealed.get(round.seedOrdinal);
      const proof = serverSeed === undefined ? undefined : proofOf(round, seed);
      return {
        roundId: round.id,
        at: round.createdAt.toISOString(),
        stake: round.stake.toString(),
        totalWin: (round.totalWin ?? 0n).toString(),
        state: isOver(round.state) ? (round.state as 'CLOSED' | 'REFUSED' | 'ROLLED_BACK') : 'OPEN',
        ...(round.choice !== null && { choice: round.choice }),
        ...(round.result && { result: withFairness<R>(round, seed) }),
        fairness: fairnessOf(round, seed),
        ...(serverSeed !== undefined && { serverSeed }),
        ...(proof && { proof }),
      };
    });
  }
}

const fairnessOf = (round: Round, seed: Seed): Fairness => ({
  commitment: seed.commitment,
  clientSeed: seed.clientSeed,
  nonce: round.nonce,
  ...(seed.mathsDigest !== null && { mathsDigest: seed.mathsDigest }),
});

/** The way from the drawn row to the root that the seed was committed with. */
function proofOf(round: Round, { mathsDigest }: Seed): RowProof | undefined {
  const id = mathsDigest === null ? undefined : modelIdOfDigest(mathsDigest);
  if (id === undefined || !round.result || !('row' in round.result) || !round.result.row) return undefined;
  const { mode, row } = round.result.row;
  return rowProof(id, mode, row);
}

/** The page knows of which game its rounds are: `R` adds what the game stores. */
function withFairness<R extends RoundFacts>(round: Round, seed: Seed): R {
  const facts: RoundFacts = {
    roundId: round.id,
    clientSpinId: round.clientSpinId,
    stake: round.stake.toString(),
    ...round.result!,
    ...(round.state === 'CLOSED' && round.balance !== null && { balance: round.balance }),
    state: round.state === 'CLOSED' ? 'CLOSED' : 'ACCEPTED',
    fairness: fairnessOf(round, seed),
    at: round.createdAt.toISOString(),
  };
  return facts as R;
}
