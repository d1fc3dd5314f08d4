import { Module } from '@nestjs/common';
import { ActivityRebuild } from './activity-rebuild.js';
import { ActivityConsumer } from './activity.consumer.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';

@Module({
  controllers: [ActivityConsumer],
  providers: [ActivityService, ActivityRepository, ActivityRebuild],
  exports: [ActivityRepository],
})
export class ActivityModule {}
