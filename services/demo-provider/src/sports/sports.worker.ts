import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, PeriodicTask, type Clock } from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { MatchDayService } from '../league/match-day.service.js';
import { SportsBetDriverService } from './sports-bet-driver.service.js';
import { SportsBetRepository } from './sports-bet.repository.js';

const batch = 32;

/** Has matches played when they are due, and settles the bets on them. */
@Injectable()
export class SportsWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tasks: PeriodicTask[];

  constructor(
    private readonly matchDays: MatchDayService,
    private readonly bets: SportsBetRepository,
    private readonly driver: SportsBetDriverService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    const everyMs = config.workerEveryMs;
    this.tasks = [
      new PeriodicTask({ name: 'matches', everyMs, logger }, async () => {
        await this.matchDays.playDue();
      }),
      new PeriodicTask({ name: 'settlement of sports bets', everyMs, logger }, async () => {
        await this.settle();
      }),
    ];
  }

  onApplicationBootstrap(): void {
    for (const task of this.tasks) task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }

  /** One look at the bets that are due. Answers how many there were. */
  async settle(): Promise<number> {
    const now = this.clock.now();
    const due = await this.bets.leaseDue(now, new Date(now.getTime() + this.config.leaseMs), batch);
    await Promise.all(due.map((bet) => this.driver.drive(bet)));
    return due.length;
  }
}
