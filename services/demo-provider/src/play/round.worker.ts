import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, PeriodicTask, type Clock } from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { RoundDriverService } from './round-driver.service.js';
import { RoundRepository } from './round.repository.js';
import { PlayerStateRepository } from './player-state.repository.js';

const batch = 16;

/** Finishes rounds that a crash or an unreachable platform has interrupted. */
@Injectable()
export class RoundWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task: PeriodicTask;

  constructor(
    private readonly rounds: RoundRepository,
    private readonly playerStates: PlayerStateRepository,
    private readonly driver: RoundDriverService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    const everyMs = config.workerEveryMs;
    this.task = new PeriodicTask({ name: 'recovery of unfinished rounds', everyMs, logger }, async () => {
      await this.sweep();
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** One look at what is due. Answers how many rounds it took up. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const due = await this.rounds.leaseDue(now, new Date(now.getTime() + this.config.leaseMs), batch);
    await Promise.all(
      due.map(async (round) => {
        const player = await this.playerStates.byId(round.playerStateId);
        await this.driver.drive(player, round);
      }),
    );
    return due.length;
  }
}
