import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, CONFIG, SealingKeys, type Clock } from '#libs/platform';
import type { LotteryConfig } from '../lottery.config.js';
import { BeaconClient } from './beacon.client.js';
import { roundAt } from '#libs/lottery-engine/fairness';
import { CommitmentRepository, type Commitment } from './commitment.repository.js';
import { chainOf, commitmentOf, type DrawName } from '#libs/lottery-engine/fairness';

export const seedPurpose = 'draw-seed';
export const seedOwner = ({ gameCode, numero }: DrawName): string => `${gameCode}/${numero}`;
/** The round comes after the close by this much, so that it cannot be known while bets are taken. */
const marginMs = 1_000;

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
    let { position, chain } = end ?? { position: 0, chain: undefined };
    const rows = draws.map(({ numero, closeAt }) => {
      const draw = { gameCode, numero };
      const seed = randomBytes(32).toString('hex');
      const commitment = commitmentOf(seed, draw);
      chain = chainOf(chain, commitment);
      position += 1;
      return {
        ...draw,
        position,
        commitment,
        chain,
        seed: this.sealing.seal(seedPurpose, seedOwner(draw), seed),
        beaconRound: roundAt(this.beacon.chain, new Date(closeAt.getTime() + marginMs)),
        committedAt: now,
      };
    });
    await this.commitments.add(tx, rows);
  }

  /** The seed in clear text. Only for a draw that has closed. */
  seedOf(commitment: Commitment): string {
    return this.sealing.open(seedPurpose, seedOwner(commitment), commitment.seed);
  }
}
