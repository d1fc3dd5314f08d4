import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import { TrailingJob } from '../trailing/trailing-job.js';
import type { WalletConfig } from '../wallet.config.js';
import { AuditService } from './audit.service.js';

@Injectable()
export class AuditJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly job: TrailingJob;

  constructor(
    @Inject(AuditService) audit: AuditService,
    @Inject(CONFIG) config: WalletConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    const work = { name: 'the audit', everyMs: config.auditEveryMs, pass: () => audit.pass() };
    this.job = new TrailingJob(work, logger);
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }
}
