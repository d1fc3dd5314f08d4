import { Module } from '@nestjs/common';
import { ContributionController } from './contribution.controller.js';
import { ContributionRepository } from './contribution.repository.js';
import { ContributionService } from './contribution.service.js';

@Module({
  controllers: [ContributionController],
  providers: [ContributionRepository, ContributionService],
})
export class ContributionModule {}
