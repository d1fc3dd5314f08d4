import { Module } from '@nestjs/common';
import { AffiliateController } from './affiliate.controller.js';
import { AffiliateRepository } from './affiliate.repository.js';
import { AffiliateService } from './affiliate.service.js';
import { InvitationController } from './invitation.controller.js';

@Module({
  controllers: [AffiliateController, InvitationController],
  providers: [AffiliateService, AffiliateRepository],
  exports: [AffiliateService],
})
export class AffiliateModule {}
