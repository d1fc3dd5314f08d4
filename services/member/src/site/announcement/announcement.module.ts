import { Module } from '@nestjs/common';
import { provideRepositories } from '#libs/platform';
import { AnnouncementEntity } from './announcement.entity.js';
import { AnnouncementChangeEntity } from './announcement-change.entity.js';
import { BrandModule } from '../brand/brand.module.js';
import { AgentAnnouncementController } from './agent-announcement.controller.js';
import { AnnouncementController } from './announcement.controller.js';
import { AnnouncementRepository } from './announcement.repository.js';
import { AnnouncementService } from './announcement.service.js';
import { OpsAnnouncementController } from './ops-announcement.controller.js';

@Module({
  imports: [BrandModule],
  controllers: [AnnouncementController, AgentAnnouncementController, OpsAnnouncementController],
  providers: [
    ...provideRepositories(AnnouncementEntity, AnnouncementChangeEntity),
    AnnouncementRepository,
    AnnouncementService,
  ],
  exports: [AnnouncementService],
})
export class AnnouncementModule {}
