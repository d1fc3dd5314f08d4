import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import { drawScheduled } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import type { LotteryConfig } from '../lottery.config.js';
import type { Game } from './game.js';
import { games } from './games.js';
import { ScheduleRepository } from './schedule.repository.js';
import { drawsBetween } from './schedule.rules.js';

const everyMs = 10 * 60_000;
const hourMs = 3_600_000;

/** Fills the calendar ahead. Replicas may do so concurrently: a draw is inserted once. */
@Injectable()
export class ScheduleService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly schedule: ScheduleRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: LotteryConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.fillAhead();
    this.timer = setInterval(() => {
      this.fillAhead().catch((error: unknown) =>
        this.logger.error({ err: error }, 'the calendar was not filled'),
      );
    }, everyMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Adds missing draws, one transaction per game. */
  async fillAhead(): Promise<void> {
    const exceptions = await this.schedule.exceptions();
    const now = this.clock.now();
    for (const game of games) {
      const draws = drawsBetween(game, now, this.horizonOf(game, now), exceptions);
      await this.transactions.run(async (tx) => {
        const added = await this.schedule.add(tx, draws);
        // A fast game has too many draws to publish each; they follow from its period.
        if (game.rhythm === 'fast') return;
        for (const { gameCode, numero, openAt, closeAt, drawAt } of added) {
          await this.outbox.add(tx, drawScheduled, {
            gameCode,
            numero,
            openAt: openAt.toISOString(),
            closeAt: closeAt.toISOString(),
            drawAt: drawAt.toISOString(),
          });
        }
      });
    }
  }

  private horizonOf(game: Game, now: Date): Date {
    const hours = game.rhythm === 'fast' ? this.config.fastHours : this.config.calendarDays * 24;
    return new Date(now.getTime() + hours * hourMs);
  }
}
