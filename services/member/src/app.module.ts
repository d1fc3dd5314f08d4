import { Module } from '@nestjs/common';
import { JobsModule, ResealingModule } from '#libs/jobs';
import { sealedColumns } from './database/sealed-columns.js';
import { AvatarModule } from './member/avatar/avatar.module.js';
import { IdentityModule } from './member/identity/identity.module.js';
import { InboxModule } from './member/inbox/inbox.module.js';
import { PersonalModule } from './member/personal/personal.module.js';
import { ProfileModule } from './member/profile/profile.module.js';
import { ResponsibleGamingModule } from './member/responsible-gaming/responsible-gaming.module.js';
import { DemoBrandModule } from './seed/demo-brand.module.js';
import { AnnouncementModule } from './site/announcement/announcement.module.js';
import { BrandModule } from './site/brand/brand.module.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { ResourceModule } from './site/resource/resource.module.js';
import { SupportModule } from './support/support.module.js';
import { SystemModule } from './system/system.module.js';

/** Two halves: `site` is the brand and what its pages show, `member` is what belongs to one member; feedback and support need both. */
@Module({
  imports: [
    JobsModule.forService(),
    ResealingModule.of('lotus-member', sealedColumns),
    AnnouncementModule,
    BrandModule,
    FeedbackModule,
    ResourceModule,
    SupportModule,
    SystemModule,
    AvatarModule,
    IdentityModule,
    InboxModule,
    PersonalModule,
    ProfileModule,
    ResponsibleGamingModule,
    DemoBrandModule,
  ],
})
export class AppModule {}
