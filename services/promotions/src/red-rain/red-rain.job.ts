import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { RedRainService } from './red-rain.service.js';

@Injectable()
export class RedRainJob {
  constructor(private readonly redRain: RedRainService) {}

  @PeriodicJob({ name: 'schedule-red-rain', everySeconds: 60 })
  async schedule(): Promise<void> {
    await this.redRain.schedule();
  }
}
