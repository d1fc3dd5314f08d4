import { Module } from '@nestjs/common';
import { FILES, Images } from '#libs/files';
import { JobsModule } from '#libs/jobs';
import { CONFIG } from '#libs/platform';
import { AnnouncementController } from './announcement/announcement.controller.js';
import { AnnouncementRepository } from './announcement/announcement.repository.js';
import { Announcements } from './announcement/announcements.service.js';
import { OpsAnnouncementController } from './announcement/ops-announcement.controller.js';
import { FeedbackController } from './feedback/feedback.controller.js';
import { FeedbackRepository } from './feedback/feedback.repository.js';
import { Feedbacks } from './feedback/feedbacks.service.js';
import { Enforcement } from './gaming/enforcement.client.js';
import { InternalRealityController } from './gaming/internal-reality.controller.js';
import { RealitySchedule } from './gaming/reality-schedule.js';
import { GamingController } from './gaming/gaming.controller.js';
import { GamingJob } from './gaming/gaming.job.js';
import { GamingRepository } from './gaming/gaming.repository.js';
import { Gaming } from './gaming/gaming.service.js';
import { RealityConsumer } from './gaming/reality.consumer.js';
import { RealityRepository } from './gaming/reality.repository.js';
import { RealityChecks } from './gaming/reality.service.js';
import { MessageConsumer } from './inbox/message.consumer.js';
import { MessageController } from './inbox/message.controller.js';
import { MessageRepository } from './inbox/message.repository.js';
import { Messages } from './inbox/messages.service.js';
import { ResourceController } from './resource/resource.controller.js';
import { Resources } from './resource/resources.service.js';
import { Support } from './support/support.service.js';
import { AvatarController } from './avatar/avatar.controller.js';
import { AvatarRepository } from './avatar/avatar.repository.js';
import { Avatars } from './avatar/avatars.service.js';
import { BrandRepository } from './brand/brand.repository.js';
import { Brands } from './brand/brands.service.js';
import { OpsBrandController } from './brand/ops-brand.controller.js';
import { fileStoreOf } from './file-store.js';
import { PersonalClient } from './personal/personal.client.js';
import { PersonalController } from './personal/personal.controller.js';
import { PersonalRepository } from './personal/personal.repository.js';
import { PersonalData } from './personal/personal.service.js';
import { ProfileConsumer } from './profile/profile.consumer.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileRepository } from './profile/profile.repository.js';
import { Profiles } from './profile/profiles.service.js';
import { DemoBrandJob } from './seed/demo-brand.job.js';
import { Sealing } from './sealing/sealing.js';
import { SystemController } from './system/system.controller.js';
import { SystemStatus } from './system/system.service.js';

@Module({
  imports: [JobsModule.forService()],
  controllers: [
    SystemController,
    OpsBrandController,
    ProfileController,
    ProfileConsumer,
    AvatarController,
    PersonalController,
    AnnouncementController,
    OpsAnnouncementController,
    FeedbackController,
    MessageController,
    MessageConsumer,
    ResourceController,
    GamingController,
    InternalRealityController,
    RealityConsumer,
  ],
  providers: [
    {
      provide: FILES,
      useFactory: fileStoreOf,
      inject: [CONFIG],
    },
    Images,
    AvatarRepository,
    Avatars,
    BrandRepository,
    Brands,
    DemoBrandJob,
    PersonalClient,
    PersonalData,
    PersonalRepository,
    ProfileRepository,
    Profiles,
    Sealing,
    SystemStatus,
    AnnouncementRepository,
    Announcements,
    FeedbackRepository,
    Feedbacks,
    MessageRepository,
    Messages,
    Resources,
    Support,
    Enforcement,
    Gaming,
    GamingJob,
    GamingRepository,
    RealityChecks,
    RealityRepository,
    RealitySchedule,
  ],
})
export class MemberModule {}
