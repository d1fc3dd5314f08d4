import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { ReferralService } from './referral.service.js';

@Injectable()
export class ReferralJob {
  constructor(private readonly referrals: ReferralService) {}

  @PeriodicJob({ name: 'pay-referrals', everySeconds: 60 })
  async pay(): Promise<void> {
    await this.referrals.payQualified();
  }
}
