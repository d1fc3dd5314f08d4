import { Module } from '@nestjs/common';
import { AnnouncementModule } from '../site/announcement/announcement.module.js';
import { BrandModule } from '../site/brand/brand.module.js';
import { DemoBrandJob } from './demo-brand.job.js';

@Module({
  imports: [AnnouncementModule, BrandModule],
  providers: [DemoBrandJob],
})
export class DemoBrandModule {}
