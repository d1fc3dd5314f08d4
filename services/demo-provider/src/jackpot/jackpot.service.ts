import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { JackpotPart } from '#libs/provider-sdk';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { commitmentTo, newServerSeed, roundIntegers } from '../outcome/seeds.js';
import type { JackpotResult } from '../play/dto/play.contract.js';
import { SeedSealing } from '../seed-sealing/seed-sealing.js';
import { JACKPOT_TIERS, type TierName } from './jackpot-model.js';
import { JackpotRepository, type KeptPool, type NewSecret } from './jackpot.repository.js';
import {
  cycleSeed,
  playPool,
  thresholdOf,
  tierOf,
  type JackpotDraw,
  type PoolChange,
} from './jackpot.rules.js';

/** What a round does to all pools, computed under their locks and not yet written. */
export interface PlayedPools {
  changes: (PoolChange & { kept: KeptPool })[];
  /** For the win that is reported to the platform. */
  parts: JackpotPart[];
  /** For the player. */
  shown: JackpotResult;
}

const modes: readonly Book[] = ['REAL', 'PLAY'];

/** The pools of jackpots: three tiers in each mode. */
@Injectable()
export class JackpotService implements OnApplicationBootstrap {
  constructor(
    private readonly jackpots: JackpotRepository,
    private readonly sealing: SeedSealing,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Pools that do not exist yet begin with their seeds. */
  async onApplicationBootstrap(): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      for (const mode of modes)
        for (const { tier, seed } of JACKPOT_TIERS)
          if (await this.jackpots.open(tx, mode, tier, seed)) await this.begin(tx, mode, tier, 0, now);
    });
  }

  /** Locks the pools of the mode and computes; the caller writes the round and then keeps this, in the same transaction. */
  async play(tx: Tx, mode: Book, stake: bigint, draws: readonly JackpotDraw[]): Promise<PlayedPools> {
    const locked = await this.jackpots.lock(tx, mode);
    const changes = locked.map((kept) => {
      const { tier, amount } = kept;
      const forced = tierOf(tier).mustDrop !== undefined && this.isSimulated(stake);
      const threshold = this.threshold(mode, kept);
      return { ...playPool({ tier, amount, threshold }, stake, draws, forced), kept };
    });
    return {
      changes,
      parts: changes.map(({ tier, share, award }) => ({
        ...{ pool: tier, share: share.toString() },
        ...(award > 0n && { award: award.toString() }),
      })),
      shown: {
        draws: [...draws],
        awards: changes
          .filter(({ award }) => award > 0n)
          .map(({ tier, award }) => ({ tier, amount: award.toString() })),
      },
    };
  }

  async keep(tx: Tx, mode: Book, roundId: string, { changes }: PlayedPools, at: Date): Promise<void> {
    for (const change of changes) {
      const { tier, award, kept } = change;
      await this.jackpots.feed(tx, mode, change, at);
      if (award === 0n) continue;
      const { cycle } = kept;
      const serverSeed = this.secretOf(mode, kept);
      await this.jackpots.end(tx, { mode, tier, cycle }, { roundId, amount: award, serverSeed }, at);
      await this.begin(tx, mode, tier, cycle + 1, at);
    }
  }

  private begin(tx: Tx, mode: Book, tier: TierName, cycle: number, at: Date): Promise<void> {
    return this.jackpots.begin(tx, { mode, tier, cycle }, this.newSecret(mode, tier, cycle), at);
  }

  private newSecret(mode: Book, tier: TierName, cycle: number): NewSecret {
    if (!tierOf(tier).mustDrop) return null;
    const serverSeed = newServerSeed();
    const sealedSeed = this.sealing.seal(ownerOf(mode, tier, cycle), serverSeed);
    return { commitment: commitmentTo(serverSeed), sealedSeed };
  }

  private secretOf(mode: Book, pool: KeptPool): string | null {
    if (!tierOf(pool.tier).mustDrop) return null;
    return this.sealing.open(ownerOf(mode, pool.tier, pool.cycle), pool);
  }

  private threshold(mode: Book, pool: KeptPool): bigint | null {
    const serverSeed = this.secretOf(mode, pool);
    if (serverSeed === null) return null;
    const clientSeed = cycleSeed(mode, pool.tier, pool.cycle);
    return thresholdOf(tierOf(pool.tier), roundIntegers({ serverSeed, clientSeed, nonce: 0 }));
  }

  private isSimulated(stake: bigint): boolean {
    return this.config.jackpots.simulatedJackpotStake === stake.toString();
  }
}

const ownerOf = (mode: Book, tier: TierName, cycle: number): string =>
  `jackpot ${cycleSeed(mode, tier, cycle)}`;
