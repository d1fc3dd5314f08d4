import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AuditChecksRepository } from './audit-checks.repository.js';
import { AuditController } from './audit.controller.js';
import { AuditJob } from './audit.job.js';
import { AuditMetrics } from './audit.metrics.js';
import { AuditService } from './audit.service.js';
import { AuditSubaccountsRepository } from './audit-subaccounts.repository.js';
import { AuditSumsRepository } from './audit-sums.repository.js';
import { FindingRepository } from './finding.repository.js';
import { ReleaseRepository } from './release.repository.js';
import { ReleaseService } from './release.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [AuditController],
  providers: [
    AuditChecksRepository,
    AuditJob,
    AuditMetrics,
    AuditService,
    AuditSumsRepository,
    AuditSubaccountsRepository,
    FindingRepository,
    ReleaseRepository,
    ReleaseService,
  ],
  exports: [AuditService],
})
export class AuditModule {}
