import { Module } from '@nestjs/common';
import { DrawModule } from '../draw/draw.module.js';
import { OperationModule } from '../operation/operation.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { FeedClient } from './feed.client.js';
import { FeedHistoryService } from './feed-history.service.js';
import { FeedRepository } from './feed.repository.js';
import { FeedService } from './feed.service.js';
import { ResultPageClient } from './result-page.client.js';

@Module({
  imports: [DrawModule, OperationModule, ScheduleModule],
  providers: [FeedClient, FeedHistoryService, FeedRepository, FeedService, ResultPageClient],
})
export class FeedModule {}
