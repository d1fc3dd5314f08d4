import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { Gaming } from './gaming.service.js';

/** Sends decisions of members again that wallet or auth did not receive. */
@Injectable()
export class GamingJob {
  constructor(private readonly gaming: Gaming) {}

  @PeriodicJob({ name: 'apply-missed-decisions', everySeconds: 2 })
  async run(): Promise<void> {
    await this.gaming.applyMissed();
  }
}
