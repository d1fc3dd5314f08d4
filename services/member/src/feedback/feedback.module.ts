import { Module } from '@nestjs/common';
import { provideRepositories } from '#libs/platform';
import { FeedbackEntity } from './feedback.entity.js';
import { InboxModule } from '../member/inbox/inbox.module.js';
import { FilesModule } from '../files.module.js';
import { BrandModule } from '../site/brand/brand.module.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';

@Module({
  imports: [BrandModule, FilesModule, InboxModule],
  controllers: [FeedbackController],
  providers: [...provideRepositories(FeedbackEntity), FeedbackRepository, FeedbackService],
})
export class FeedbackModule {}
