import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { DepositService } from './deposit.service.js';

/** Registers and expires orders. */
@Injectable()
export class DepositJob {
  constructor(private readonly deposits: DepositService) {}

  @PeriodicJob({ name: 'advance-deposits', everySeconds: 2 })
  async run(): Promise<void> {
    await this.deposits.advance();
  }
}
