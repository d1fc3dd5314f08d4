import { Module } from '@nestjs/common';
import { AffiliateController } from './affiliate.controller.js';
import { AffiliateRepository } from './affiliate.repository.js';
import { AffiliateService } from './affiliate.service.js';

@Module({
  controllers: [AffiliateController],
  providers: [AffiliateService, AffiliateRepository],
  exports: [AffiliateService],
})
export class AffiliateModule {}
