import { Module } from '@nestjs/common';
import { RELAY_SOURCES } from '#libs/messaging';
import { ChartRepository } from './chart.repository.js';
import { DatabasePreconditionsRepository } from './database-preconditions.repository.js';
import { DatabasePreconditionsService } from './database-preconditions.service.js';
import { LedgerMetrics } from './ledger-metrics.js';
import { LedgerPools } from './ledger-pools.js';
import { PostingGateway } from './posting-gateway.js';
import { PostingController } from './posting.controller.js';
import { PostingRepository } from './posting.repository.js';
import { PostingService } from './posting.service.js';
import { RelayPostingsRepository } from './relay-postings.repository.js';
import { RelayPostingsSource } from './relay-postings.source.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

@Module({
  controllers: [PostingController],
  providers: [
    ChartRepository,
    LedgerMetrics,
    LedgerPools,
    DatabasePreconditionsRepository,
    DatabasePreconditionsService,
    PostingRepository,
    PostingGateway,
    PostingService,
    RelayPostingsRepository,
    RetentionRepository,
    RetentionService,
    RelayPostingsSource,
    { provide: RELAY_SOURCES, useExisting: RelayPostingsSource },
  ],
  exports: [ChartRepository, LedgerMetrics, LedgerPools, PostingGateway, PostingRepository, PostingService],
})
export class LedgerModule {}
