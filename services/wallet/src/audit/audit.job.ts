import { Injectable } from '@nestjs/common';
import { PeriodicJob, repeatWhileMore } from '#libs/jobs';
import type { WalletConfig } from '../wallet.config.js';
import { AuditService } from './audit.service.js';

@Injectable()
export class AuditJob {
  constructor(private readonly audit: AuditService) {}

  @PeriodicJob({ name: 'audit-ledger', everySeconds: ({ jobs }: WalletConfig) => jobs.auditEveryMs / 1_000 })
  run(): Promise<void> {
    return repeatWhileMore(() => this.audit.pass());
  }
}
