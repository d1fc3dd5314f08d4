import { Inject, Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { RoundResolutionService } from './round-resolution.service.js';
import { StuckRoundRepository, type OpenRound } from './stuck-round.repository.js';

const batch = 100;
/** Rounds that one vendor is asked about at a time. */
const concurrency = 4;

/** Asks the providers about rounds that have been open for too long, each vendor apart from the others. */
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
    await this.runOnce();
  }

  /** Asks until nothing is due or the time of a run is over; returns the number of rounds asked about. */
  async runOnce(): Promise<number> {
    const until = this.clock.now().getTime() + this.config.stuckRoundEverySeconds * 1000;
    const vendors = await this.rounds.dueVendors(this.placedBefore(), this.clock.now());
    const counts = await Promise.all(vendors.map((vassalage) => this.askVendor(vassalage, until)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** A vendor that answers slowly delays its own rounds alone, and the next run by one interval at most. */
  private async askVendor(vassalage: string, until: number): Promise<number> {
    let asked = 0;
    while (this.clock.now().getTime() < until) {
      const due = await this.rounds.due(vassalage, this.placedBefore(), this.clock.now(), batch);
      asked += await this.askAbout(due, until);
      if (due.length < batch) break;
    }
    return asked;
  }

  private async askAbout(due: readonly OpenRound[], until: number): Promise<number> {
    const queue = [...due];
    const work = async (): Promise<void> => {
      for (let round = queue.shift(); round; round = queue.shift()) {
        await this.resolution.resolve(round);
        if (this.clock.now().getTime() >= until) return;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return due.length - queue.length;
  }

  private placedBefore(): Date {
    return new Date(this.clock.now().getTime() - this.config.stuckRoundAfterSeconds * 1000);
  }
}
