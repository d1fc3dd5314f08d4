import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, CONFIG, SealingKeys, type Clock } from '#libs/platform';
import type { LotteryConfig } from '../lottery.config.js';
import { gameDefinitionOf, layoutOf, type Layout } from '#libs/lottery-engine';
import { chainOf, commitmentOf, currentScheme, roundOf, type DrawName } from '#libs/lottery-engine/fairness';
import { BeaconClient } from './beacon.client.js';
import { CommitmentRepository, type Commitment, type NewCommitment } from './commitment.repository.js';

export const seedPurpose = 'draw-seed';
export const seedOwner = ({ gameCode, numero }: DrawName): string => `${gameCode}/${numero}`;

/** Commits own draws before they open. It sees draws only: nothing of it may depend on bets. */
@Injectable()
export class CommitmentService {
  private readonly sealing: SealingKeys;

  constructor(
    private readonly commitments: CommitmentRepository,
    private readonly beacon: BeaconClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: LotteryConfig,
  ) {
    this.sealing = new SealingKeys(config, 'lottery');
  }

  /** Commits to every draw of a game that can still be bet on; in the transaction that put them on the calendar. */
  async commitAll(tx: Tx, gameCode: string): Promise<void> {
    const end = await this.commitments.lockEnd(tx, gameCode);
    const now = this.clock.now();
    const draws = await this.commitments.uncommitted(tx, gameCode, now);
    await this.commitments.add(tx, this.commit(gameCode, draws, { ...end, now }));
  }

  /** Further commitments of a game's chain, each with a fresh seed. */
  commit(
    gameCode: string,
    draws: readonly { numero: string; closeAt: Date }[],
    end: { position?: number; chain?: string; now: Date },
  ): NewCommitment[] {
    let { position = 0, chain } = end;
    return draws.map(({ numero, closeAt }) => {
      const draw = { gameCode, numero };
      const seed = randomBytes(32).toString('hex');
      const scheme = currentScheme;
      const beaconRound = roundOf(this.beacon.chain, { scheme, closeAt });
      const layout = ownLayout(gameCode);
      const commitment = commitmentOf(seed, { ...draw, scheme, closeAt, beaconRound, layout });
      chain = chainOf(chain, commitment);
      position += 1;
      return {
        ...draw,
        ...{ position, scheme, commitment, chain, beaconRound },
        seed: this.sealing.seal(seedPurpose, seedOwner(draw), seed),
        committedAt: end.now,
      };
    });
  }

  /** Whether a draw is still the one that was committed to: its round, closing time, layout and seed. */
  holds(commitment: Commitment, { closeAt }: { closeAt: Date }): boolean {
    const { gameCode, numero, scheme, beaconRound } = commitment;
    if (beaconRound !== roundOf(this.beacon.chain, { scheme, closeAt })) return false;
    const terms = { gameCode, numero, scheme, closeAt, beaconRound, layout: ownLayout(gameCode) };
    return commitmentOf(this.seedOf(commitment), terms) === commitment.commitment;
  }

  /** The seed in clear text. Only for a draw that has closed. */
  seedOf(commitment: Commitment): string {
    return this.sealing.open(seedPurpose, seedOwner(commitment), commitment.seed);
  }
}

const ownLayout = (gameCode: string): Layout => layoutOf(gameDefinitionOf(gameCode)!.layout);
