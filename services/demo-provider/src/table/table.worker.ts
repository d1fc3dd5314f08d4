import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, PeriodicTask, type Clock } from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { SeatDriverService } from './seat-driver.service.js';
import { SeatRepository } from './seat.repository.js';
import { TableClockService } from './table-clock.service.js';

/** As many results as one call may settle. */
const batch = 200;

/** Keeps the clocks of the tables going and settles their bets. */
@Injectable()
export class TableWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tasks: PeriodicTask[];

  constructor(
    private readonly clocks: TableClockService,
    private readonly seats: SeatRepository,
    private readonly driver: SeatDriverService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    const everyMs = config.workerEveryMs;
    this.tasks = [
      new PeriodicTask({ name: 'clocks of live tables', everyMs, logger }, () => this.clocks.advance()),
      new PeriodicTask({ name: 'settlement of live tables', everyMs, logger }, async () => {
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

  /** One look at the seats that are due. Answers how many there were. */
  async settle(): Promise<number> {
    const now = this.clock.now();
    const due = await this.seats.leaseDue(now, new Date(now.getTime() + this.config.leaseMs), batch);
    await this.driver.drive(due);
    return due.length;
  }

  /** One step of the clocks, for a test that moves the time itself. */
  tick(): Promise<void> {
    return this.clocks.advance();
  }
}
