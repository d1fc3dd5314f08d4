import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { AccountStatusService } from './account-status.service.js';

/** Retries decisions about accounts that are not enforced in every service yet. */
@Injectable()
export class AccountStatusJob {
  constructor(private readonly statuses: AccountStatusService) {}

  @PeriodicJob({ name: 'enforce-account-statuses', everySeconds: 5 })
  async run(): Promise<void> {
    await this.statuses.enforceDue();
  }
}
