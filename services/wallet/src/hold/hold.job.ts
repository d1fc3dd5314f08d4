import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { HoldService } from './hold.service.js';

/** Ends expired holds. A posting that meets an expired hold first ends it without waiting for this job. */
@Injectable()
export class HoldJob {
  constructor(private readonly holds: HoldService) {}

  @PeriodicJob({ name: 'expire-holds', everySeconds: 10 })
  async run(): Promise<void> {
    await this.holds.expireDue();
  }
}
