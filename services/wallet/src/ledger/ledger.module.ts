import { Module } from '@nestjs/common';
import { RELAY_SOURCES } from '#libs/messaging';
import { PostBatchRepository } from './batch/post-batch.repository.js';
import { PostingBatcher } from './batch/posting-batcher.js';
import { LedgerConditionRepository } from './ledger-condition.repository.js';
import { LedgerGuard } from './ledger-guard.service.js';
import { LedgerPools } from './ledger-pools.js';
import { PostingController } from './posting.controller.js';
import { PostingRepository } from './posting.repository.js';
import { PostingService } from './posting.service.js';
import { PostingsRepository } from './postings.repository.js';
import { PostingsSource } from './postings.source.js';

@Module({
  controllers: [PostingController],
  providers: [
    LedgerPools,
    LedgerConditionRepository,
    LedgerGuard,
    PostingRepository,
    PostBatchRepository,
    PostingBatcher,
    PostingService,
    PostingsRepository,
    PostingsSource,
    { provide: RELAY_SOURCES, useExisting: PostingsSource },
  ],
  exports: [LedgerPools, PostingService],
})
export class LedgerModule {}
