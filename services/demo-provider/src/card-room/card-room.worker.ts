import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, PeriodicTask, type Clock } from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { CardPlayService } from './card-play.service.js';
import { CardSeatDriverService } from './card-seat-driver.service.js';
import { CardSeatRepository } from './card-seat.repository.js';

/** As many results as one call may settle. */
const batch = 200;

/** Keeps the turns of the card tables going and settles their hands. */
@Injectable()
export class CardRoomWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tasks: PeriodicTask[];

  constructor(
    private readonly play: CardPlayService,
    private readonly seats: CardSeatRepository,
    private readonly driver: CardSeatDriverService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    const everyMs = config.workerEveryMs;
    this.tasks = [
      new PeriodicTask({ name: 'turns of card tables', everyMs, logger }, () => this.tick()),
      new PeriodicTask({ name: 'settlement of card tables', everyMs, logger }, async () => {
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

  /** One step of the hands that are due. */
  tick(): Promise<void> {
    return this.play.advance();
  }

  /** One look at the seats that are due. Answers how many there were. */
  async settle(): Promise<number> {
    const now = this.clock.now();
    const due = await this.seats.leaseDue(now, new Date(now.getTime() + this.config.leaseMs), batch);
    await this.driver.drive(due);
    return due.length;
  }
}
