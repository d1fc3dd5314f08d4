import { Module } from '@nestjs/common';
import { ActivityRebuild } from './activity-rebuild.js';
import { ActivityConsumer } from './activity.consumer.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';
import { DueRepository } from './due.repository.js';

@Module({
  controllers: [ActivityConsumer],
  providers: [ActivityService, ActivityRepository, ActivityRebuild, DueRepository],
  exports: [ActivityRepository, DueRepository],
})
export class ActivityModule {}
