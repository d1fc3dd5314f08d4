import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { PayloadModule } from '../payload/payload.module.js';
import { RestrictionModule } from '../restriction/restriction.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { ContactChangeController } from './contact-change.controller.js';
import { ContactChangeService } from './contact-change.service.js';

@Module({
  imports: [AccountModule, PayloadModule, RestrictionModule, VerificationModule],
  controllers: [ContactChangeController],
  providers: [ContactChangeService],
})
export class ContactChangeModule {}
