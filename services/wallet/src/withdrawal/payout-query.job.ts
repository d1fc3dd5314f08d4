import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { PayoutQueryService } from './payout-query.service.js';

/** A job of its own: a channel that does not answer holds up no other payment. */
@Injectable()
export class PayoutQueryJob {
  constructor(private readonly queries: PayoutQueryService) {}

  @PeriodicJob({ name: 'ask-for-payouts', everySeconds: 5 })
  run(): Promise<void> {
    return this.queries.askDue();
  }
}
