import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { RolloverService } from './rollover.service.js';

@Injectable()
export class RolloverJob {
  constructor(private readonly rollovers: RolloverService) {}

  @PeriodicJob({ name: 'close-rollovers', everySeconds: 5 })
  async run(): Promise<void> {
    await this.rollovers.closeDue();
  }
}
