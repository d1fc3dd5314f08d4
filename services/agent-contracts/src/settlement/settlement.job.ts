import { Injectable } from '@nestjs/common';
import { PeriodicJob, repeatWhileMore } from '#libs/jobs';
import { DebtService } from './debt.service.js';
import { RealtimeService } from './realtime.service.js';
import { SettlementService } from './settlement.service.js';

@Injectable()
export class SettlementJob {
  constructor(
    private readonly settlement: SettlementService,
    private readonly realtime: RealtimeService,
    private readonly debts: DebtService,
  ) {}

  @PeriodicJob({ name: 'settle-contracts', everySeconds: 30 })
  async settle(): Promise<void> {
    await this.settlement.settle();
  }

  @PeriodicJob({ name: 'pay-realtime-salaries', everySeconds: 5 })
  async payRealtime(): Promise<void> {
    await this.realtime.run();
  }

  @PeriodicJob({ name: 'claim-agent-debts', everySeconds: 10 })
  claimDebts(): Promise<void> {
    return repeatWhileMore(() => this.debts.claim());
  }
}
