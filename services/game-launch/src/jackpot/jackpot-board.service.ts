import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { formatMoney } from '#libs/money';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { maskAccount } from '../winner/winner.rules.js';
import type { JackpotReport, ReportedPool } from './dto/jackpot-report.response.js';
import type { JackpotBoardResponse, JackpotReportResponse, JackpotResponse } from './dto/jackpot.response.js';
import { JackpotClient } from './jackpot.client.js';
import { JackpotRepository } from './jackpot.repository.js';

interface VendorReport {
  vassalage: string;
  report: JackpotReport;
}

/** So long all visitors see one answer of the providers. */
const FRESH_MS = 3_000;
const winnersShown = 5;

/** The pools of all vendors, as players and operators see them. */
@Injectable()
export class JackpotBoardService {
  private readonly last = new Map<string, JackpotReport>();
  private board?: { until: number; value: Promise<JackpotBoardResponse> };

  constructor(
    private readonly client: JackpotClient,
    private readonly jackpots: JackpotRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Where a provider is silent, what it reported last. */
  shown(): Promise<JackpotBoardResponse> {
    const now = this.clock.now().getTime();
    if (this.board && now < this.board.until) return this.board.value;
    const value = this.build();
    this.board = { until: now + FRESH_MS, value };
    // A board that could not be made is made again by the next visitor.
    value.catch(() => delete this.board);
    return value;
  }

  async report(): Promise<JackpotReportResponse> {
    const { reported, silent } = await this.ask();
    return {
      pools: reported.flatMap(({ vassalage, report }) =>
        report.pools.map((pool) => ({
          ...amountsOf(vassalage, pool),
          ...{ mode: pool.mode, seed: money(pool.seed), balance: money(pool.balance) },
          days: pool.days.map(({ day, share }) => ({ day, share: money(share) })),
        })),
      ),
      awards: reported.flatMap(({ vassalage, report }) =>
        report.awards.map(({ mode, pool, roundId, amount, at }) => ({
          ...{ vassalage, mode, pool, roundId, amount: money(amount), at },
        })),
      ),
      silent,
    };
  }

  private async build(): Promise<JackpotBoardResponse> {
    const { silent, reported } = await this.ask();
    const kept = silent.flatMap((vassalage) => {
      const report = this.last.get(vassalage);
      return report ? [{ vassalage, report }] : [];
    });
    const all = [...reported, ...kept];
    const winners = await Promise.all(all.map((one) => this.winnersOf(one)));
    return {
      currency: this.config.currency,
      pools: all.flatMap(({ vassalage, report }) =>
        report.pools.filter(({ mode }) => mode === 'REAL').map((pool) => amountsOf(vassalage, pool)),
      ),
      gameIds: all.flatMap(({ report }) => report.games),
      winners: winners
        .flat()
        .toSorted((one, other) => (one.at < other.at ? 1 : -1))
        .slice(0, winnersShown),
    };
  }

  /** Awards of rounds that were settled here alone. */
  private async winnersOf({ vassalage, report }: VendorReport): Promise<JackpotBoardResponse['winners']> {
    const awards = report.awards.filter(({ mode }) => mode === 'REAL').slice(0, winnersShown);
    if (awards.length === 0) return [];
    const rounds = await this.jackpots.rounds(
      vassalage,
      awards.map(({ roundId }) => roundId),
    );
    return awards.flatMap(({ pool, roundId, amount, at }) => {
      const round = rounds.find((one) => one.roundId === roundId);
      if (!round) return [];
      const gameName = { vi: round.nameVi, en: round.nameEn };
      const account = maskAccount(round.account ?? undefined);
      return [{ vassalage, pool, account, gameName, amount: money(amount), at }];
    });
  }

  private async ask(): Promise<{ reported: VendorReport[]; silent: string[] }> {
    const silent: string[] = [];
    const reported = await Promise.all(
      (await this.jackpots.vendors()).map(async (vassalage): Promise<VendorReport[]> => {
        try {
          const report = await this.client.ask(vassalage);
          this.last.set(vassalage, report);
          return [{ vassalage, report }];
        } catch (error) {
          this.logger.warn({ vassalage, why: (error as Error).message }, 'jackpots of a vendor are unknown');
          silent.push(vassalage);
          return [];
        }
      }),
    );
    return { reported: reported.flat(), silent };
  }
}

const money = (minor: string): string => formatMoney(BigInt(minor));

const amountsOf = (vassalage: string, { pool, amount, mustDropBy }: ReportedPool): JackpotResponse => ({
  ...{ vassalage, pool, amount: money(amount) },
  mustDropBy: mustDropBy === undefined ? null : money(mustDropBy),
});
