import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { Approvals } from './approvals.service.js';

@Injectable()
export class ApprovalJob {
  constructor(private readonly approvals: Approvals) {}

  @PeriodicJob({ name: 'expire-approvals', everySeconds: 60 })
  expire(): Promise<void> {
    return this.approvals.expire();
  }
}
