import { Inject, Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { RoundResolutionService } from './round-resolution.service.js';
import { StuckRoundRepository } from './stuck-round.repository.js';

const batch = 200;
const concurrency = 8;

/** Asks the providers about rounds that have been open for too long. */
@Injectable()
export class StuckRoundJob {
  constructor(
    private readonly rounds: StuckRoundRepository,
    private readonly resolution: RoundResolutionService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  @PeriodicJob({
    name: 'resolve-stuck-rounds',
    everySeconds: ({ stuckRoundEverySeconds }: GameLaunchConfig) => stuckRoundEverySeconds,
  })
  async run(): Promise<void> {
    while ((await this.runOnce()) === batch);
  }

  /** One pass; returns the number of rounds asked about. */
  async runOnce(): Promise<number> {
    const now = this.clock.now();
    const placedBefore = new Date(now.getTime() - this.config.stuckRoundAfterSeconds * 1000);
    const due = await this.rounds.due(placedBefore, now, batch);
    const queue = [...due];
    const work = async (): Promise<void> => {
      for (let round = queue.shift(); round; round = queue.shift()) await this.resolution.resolve(round);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return due.length;
  }
}
