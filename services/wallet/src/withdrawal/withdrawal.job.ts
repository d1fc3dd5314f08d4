import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { ConfirmationService } from './confirmation.service.js';
import { PayoutService } from './payout.service.js';

/** Orders payments, and counts unconfirmed ones as received. */
@Injectable()
export class WithdrawalJob {
  constructor(
    private readonly payouts: PayoutService,
    private readonly confirmations: ConfirmationService,
  ) {}

  @PeriodicJob({ name: 'advance-withdrawals', everySeconds: 2 })
  async run(): Promise<void> {
    await this.payouts.advance();
    await this.confirmations.timeOut();
  }
}
