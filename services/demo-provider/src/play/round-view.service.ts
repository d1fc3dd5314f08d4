import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import { roundIntegers } from '../outcome/seeds.js';
import { rowProof } from '../outcome-table/outcome-table.js';
import { modelIdOfDigest } from '../outcome-table/published-tables.js';
import type { Fairness, HistoryRound, RowProof, SpinResult } from './dto/play.contract.js';
import { PlayErrors } from './play.errors.js';
import { roundGameOf } from './round-game.js';
import { RoundRepository, type Round } from './round.repository.js';
import { isOver, isVoid } from './round.rules.js';
import { PlayerStateRepository, type PlayerState, type Seed } from './player-state.repository.js';

const historyLength = 50;
const pageLength = 100;

/** The rounds of one seed before the round with an id; without a commitment the newest of all. */
export interface HistoryPage {
  commitment?: string | undefined;
  before?: string | undefined;
}

/** Rounds of a game whose rounds look like `R` to its page. */
export interface HistoryAnswer<R> {
  rounds: (Omit<HistoryRound, 'result' | 'unpaid'> & { result?: R; unpaid?: Omit<R, 'state' | 'balance'> })[];
  more?: boolean;
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
    { id: playerStateId, gameCode }: PlayerState,
    { commitment, before }: HistoryPage = {},
  ): Promise<HistoryAnswer<R>> {
    const rounds =
      commitment === undefined
        ? await this.rounds.newest(this.pool, playerStateId, historyLength)
        : await this.rounds.ofSeed(playerStateId, { commitment, before }, pageLength);
    const ordinals = [...new Set(rounds.map((round) => round.seedOrdinal))];
    const revealed = await this.rounds.revealedSeeds(playerStateId, ordinals);
    const seeds = new Map(
      await Promise.all(
        ordinals.map(
          async (ordinal) => [ordinal, await this.playerStates.seedAt(playerStateId, ordinal)] as const,
        ),
      ),
    );
    const listed = rounds.map((round): HistoryAnswer<R>['rounds'][number] => {
      const seed = seeds.get(round.seedOrdinal)!;
      const serverSeed = revealed.get(round.seedOrdinal);
      const unpaid =
        serverSeed !== undefined && isVoid(round.state)
          ? undecided(gameCode, round, { ...seed, serverSeed })
          : undefined;
      const proof = serverSeed === undefined ? undefined : proofOf(unpaid ?? round, seed);
      return {
        roundId: round.id,
        at: round.createdAt.toISOString(),
        stake: round.stake.toString(),
        totalWin: (round.totalWin ?? 0n).toString(),
        state: isOver(round.state) ? (round.state as 'CLOSED' | 'REFUSED' | 'ROLLED_BACK') : 'OPEN',
        ...(round.choice !== null && { choice: round.choice }),
        ...(round.result && { result: withFairness<R>(round, seed) }),
        ...(unpaid && { unpaid: shownOf<R>(unpaid, seed) }),
        fairness: fairnessOf(round, seed),
        ...(round.nonce === null && { unused: true as const }),
        ...(serverSeed !== undefined && { serverSeed }),
        ...(proof && { proof }),
      };
    });
    return { rounds: listed, ...(listed.length === pageLength && { more: true }) };
  }
}

/** A refused or cancelled round with the outcome that its number would have had; undefined if the game is no longer offered. */
function undecided(gameCode: string, round: Round, seed: Seed & { serverSeed: string }): Round | undefined {
  const draw = roundIntegers({ ...seed, nonce: numberOf(round, seed) });
  const result = roundGameOf(gameCode)?.play(draw, round.stake, round.choice, seed.mathsDigest ?? undefined);
  return result && { ...round, result };
}

/** An undecided round has the number that it will have, or would have had. */
const numberOf = ({ nonce, unusedNonce }: Round, { nonces }: Seed): number => nonce ?? unusedNonce ?? nonces;

const fairnessOf = (round: Round, seed: Seed): Fairness => ({
  commitment: seed.commitment,
  clientSeed: seed.clientSeed,
  nonce: numberOf(round, seed),
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
  const facts: Pick<RoundFacts, 'balance' | 'state'> = {
    ...(round.state === 'CLOSED' && round.balance !== null && { balance: round.balance }),
    state: round.state === 'CLOSED' ? 'CLOSED' : 'ACCEPTED',
  };
  return { ...shownOf<R>(round, seed), ...facts } as unknown as R;
}

function shownOf<R extends RoundFacts>(round: Round, seed: Seed): Omit<R, 'state' | 'balance'> {
  const facts: Omit<RoundFacts, 'state' | 'balance'> = {
    roundId: round.id,
    clientSpinId: round.clientSpinId,
    stake: round.stake.toString(),
    ...round.result!,
    fairness: fairnessOf(round, seed),
    at: round.createdAt.toISOString(),
  };
  return facts as unknown as Omit<R, 'state' | 'balance'>;
}
