import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { Transactions, type Tx } from '#libs/database';
import { commitmentTo, newClientSeed, newServerSeed } from '../outcome/seeds.js';
import type { RevealResponse } from './dto/play.contract.js';
import { PlayErrors } from './play.errors.js';
import { roundGameOf } from './round-game.js';
import { RoundRepository } from './round.repository.js';
import { isOver } from './round.rules.js';
import {
  PlayerStateRepository,
  type NewSeed,
  type PlayerState,
  type PlayerStateKey,
} from './player-state.repository.js';

/** The seeds of a player state: one in use, the next one already committed, the earlier ones revealed. */
@Injectable()
export class SeedService {
  constructor(
    private readonly playerStates: PlayerStateRepository,
    private readonly rounds: RoundRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The state of this player in this game; the first call creates it with two seeds. */
  playerStateOf(key: PlayerStateKey): Promise<PlayerState> {
    return this.transactions.run(async (tx) => {
      const known = await this.playerStates.find(tx, key);
      if (known) {
        await this.playerStates.sealOld(tx, known.id);
        return (await this.withOwnMaths(tx, known)) ? (await this.playerStates.find(tx, key))! : known;
      }
      const id = newId();
      const digest = mathsDigestOf(key.gameCode);
      if (await this.playerStates.insert(tx, id, key, this.clock.now()))
        for (const ordinal of [0, 1]) await this.playerStates.insertSeed(tx, id, freshSeed(ordinal, digest));
      return (await this.playerStates.find(tx, key))!;
    });
  }

  /** Seeds that are committed with other mathematics are revealed and followed by new ones, unless a round is open. */
  private async withOwnMaths(tx: Tx, { id, gameCode }: PlayerState): Promise<boolean> {
    const digest = mathsDigestOf(gameCode);
    if ((await this.playerStates.seeds(tx, id)).current.mathsDigest === digest) return false;
    const { seedOrdinal } = await this.playerStates.lock(tx, id);
    const { current, next } = await this.playerStates.seeds(tx, id);
    const [last] = await this.rounds.newest(tx, id, 1);
    if (current.mathsDigest === digest || (last && !isOver(last.state))) return false;
    for (const ordinal of [2, 3])
      await this.playerStates.insertSeed(tx, id, freshSeed(seedOrdinal + ordinal, digest));
    for (const seed of [current, next])
      await this.playerStates.reveal(tx, id, seed, newClientSeed(), this.clock.now());
    return true;
  }

  /** Shows the seed in use and takes the next. Never with a round open, whose result it would give away. */
  reveal(playerStateId: string, clientSeed?: string): Promise<RevealResponse> {
    return this.transactions.run(async (tx) => {
      const player = await this.playerStates.lock(tx, playerStateId);
      const [last] = await this.rounds.newest(tx, playerStateId, 1);
      if (last && !isOver(last.state)) throw PlayErrors.PLAY_ROUND_OPEN(undefined, 1);
      const { current } = await this.playerStates.seeds(tx, playerStateId);
      const serverSeed = await this.playerStates.reveal(
        tx,
        playerStateId,
        current,
        clientSeed ?? current.clientSeed,
        this.clock.now(),
      );
      await this.playerStates.insertSeed(
        tx,
        playerStateId,
        freshSeed(player.seedOrdinal + 2, mathsDigestOf(player.gameCode)),
      );
      const { current: used, next } = await this.playerStates.seeds(tx, playerStateId);
      return {
        serverSeed,
        commitment: current.commitment,
        clientSeed: current.clientSeed,
        nonces: current.nonces,
        next: {
          commitment: used.commitment,
          clientSeed: used.clientSeed,
          nonce: used.nonces,
          nextCommitment: next.commitment,
          ...(used.mathsDigest !== null && { mathsDigest: used.mathsDigest }),
        },
      };
    });
  }
}

const mathsDigestOf = (gameCode: string): string | null => roundGameOf(gameCode)?.mathsDigest ?? null;

function freshSeed(ordinal: number, mathsDigest: string | null): NewSeed {
  const serverSeed = newServerSeed();
  const commitment = commitmentTo(serverSeed, mathsDigest ?? '');
  return { ordinal, serverSeed, commitment, clientSeed: newClientSeed(), mathsDigest };
}
