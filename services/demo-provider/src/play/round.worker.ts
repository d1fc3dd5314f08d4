import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { RoundDriverService } from './round-driver.service.js';
import { RoundRepository } from './round.repository.js';
import { PlayerStateRepository } from './player-state.repository.js';

const batch = 16;

/** Finishes rounds that a crash or an unreachable platform has interrupted. */
@Injectable()
export class RoundWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly rounds: RoundRepository,
    private readonly playerStates: PlayerStateRepository,
    private readonly driver: RoundDriverService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
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

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.sweep()
        .catch((error: unknown) =>
          this.logger.error({ err: error }, 'recovery of unfinished rounds failed: will retry'),
        )
        .finally(() => this.schedule());
    }, this.config.workerEveryMs);
    this.timer.unref();
  }
}
