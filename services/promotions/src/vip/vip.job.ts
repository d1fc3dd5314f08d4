import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { VipService } from './vip.service.js';

@Injectable()
export class VipJob {
  constructor(private readonly vip: VipService) {}

  @PeriodicJob({ name: 'evaluate-vip-levels', cron: '30 0 * * *', timeZone: 'Asia/Ho_Chi_Minh' })
  async evaluate(): Promise<void> {
    await this.vip.evaluateDay();
  }
}
