import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { GamingService } from './gaming.service.js';

/** Retries decisions that wallet or auth has not applied. */
@Injectable()
export class GamingJob {
  constructor(private readonly gaming: GamingService) {}

  @PeriodicJob({ name: 'apply-missed-decisions', everySeconds: 10 })
  async run(): Promise<void> {
    await this.gaming.applyMissed();
  }
}
