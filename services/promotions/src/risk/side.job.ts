import { Inject, Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, type Clock } from '#libs/platform';
import { sinceOf } from './risk.rules.js';
import { SideRepository } from './side.repository.js';

@Injectable()
export class SideJob {
  constructor(
    private readonly sides: SideRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'remove-old-bet-sides', cron: '15 3 * * *', timeZone: 'Asia/Ho_Chi_Minh' })
  async remove(): Promise<void> {
    await this.sides.removeBefore(sinceOf(this.clock.now()));
  }
}
