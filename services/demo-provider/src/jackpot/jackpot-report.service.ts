import { Inject, Injectable } from '@nestjs/common';
import type { Book } from '#libs/money';
import { CLOCK, type Clock } from '#libs/platform';
import { titleOf } from '../catalogue/catalogue.js';
import type { JackpotAmount } from '../play/dto/play.contract.js';
import { JACKPOT_GAMES, JACKPOT_VENDOR, type TierName } from './jackpot-model.js';
import { JackpotRepository, type ReportedPool } from './jackpot.repository.js';
import { tierOf } from './jackpot.rules.js';

/** What the platform is reported of the pools of a vendor; money in minor units. */
export interface JackpotReport {
  status: 'OK';
  games: string[];
  pools: {
    mode: Book;
    pool: TierName;
    amount: string;
    seed: string;
    /** Shares less awards, of all rounds that the platform has accepted. */
    balance: string;
    mustDropBy?: string;
    commitment?: string;
    days: { day: string; share: string }[];
  }[];
  awards: {
    mode: Book;
    pool: TierName;
    roundId: string;
    amount: string;
    at: string;
    /** What showed beforehand that a pool would drop where it did. */
    commitment?: string;
    serverSeed?: string;
  }[];
}

const DAY_MS = 86_400_000;
const daysReported = 7;
const awardsReported = 20;

@Injectable()
export class JackpotReportService {
  constructor(
    private readonly jackpots: JackpotRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async amounts(mode: Book): Promise<JackpotAmount[]> {
    const pools = await this.jackpots.pools();
    return pools
      .filter((pool) => pool.mode === mode)
      .map(({ tier, amount }) => ({ tier, amount, ...ceilingOf(tier) }));
  }

  async report(vassalage: string): Promise<JackpotReport> {
    if (vassalage !== JACKPOT_VENDOR) return { status: 'OK', games: [], pools: [], awards: [] };
    const since = new Date(this.clock.now().getTime() - daysReported * DAY_MS);
    const [pools, owed, days, awards] = await Promise.all([
      this.jackpots.pools(),
      this.jackpots.owed(),
      this.jackpots.days(since),
      this.jackpots.awards(awardsReported),
    ]);
    const ofPool = <T extends { mode: Book; tier: TierName }>(rows: T[], { mode, tier }: ReportedPool): T[] =>
      rows.filter((row) => row.mode === mode && row.tier === tier);
    return {
      status: 'OK',
      games: JACKPOT_GAMES.map((code) => titleOf(code)!.gameId),
      pools: pools.map((pool) => {
        const { mode, tier, amount, seed, commitment } = pool;
        const due = BigInt(ofPool(owed, pool)[0]?.amount ?? 0);
        return {
          ...{ mode, pool: tier, amount, seed, ...ceilingOf(tier) },
          balance: (BigInt(pool.fed) - BigInt(pool.paid) - due).toString(),
          ...(commitment !== null && { commitment }),
          days: ofPool(days, pool).map(({ day, fed }) => ({ day, share: fed })),
        };
      }),
      awards: awards.map(({ mode, tier, roundId, amount, at, commitment, serverSeed }) => ({
        ...{ mode, pool: tier, roundId, amount, at: at.toISOString() },
        ...(commitment !== null && { commitment }),
        ...(serverSeed !== null && { serverSeed }),
      })),
    };
  }
}

const ceilingOf = (tier: TierName): { mustDropBy?: string } => {
  const { mustDrop } = tierOf(tier);
  return mustDrop ? { mustDropBy: mustDrop.most } : {};
};
