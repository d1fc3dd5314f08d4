import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import { PeriodicJob } from '../jobs/periodic-job.js';
import type { WalletConfig } from '../wallet.config.js';
import { AuditService } from './audit.service.js';

@Injectable()
export class AuditJob extends PeriodicJob {
  constructor(
    private readonly audit: AuditService,
    @Inject(CONFIG) config: WalletConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('ledger audit', config.jobs.auditEveryMs, logger);
  }

  protected run(): Promise<boolean> {
    return this.audit.pass();
  }
}
