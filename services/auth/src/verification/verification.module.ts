import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { HashingModule } from '../hashing/hashing.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { MemberCodeService } from './member-code.service.js';
import { PhoneAuthController } from './phone-auth.controller.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { PhoneCodeService } from './phone-code.service.js';
import { PhoneIdentityService } from './phone-identity.service.js';
import { PhoneProofService } from './phone-proof.service.js';
import { SmsQuotaService } from './sms-quota.service.js';
import { VerificationController } from './verification.controller.js';
import { VerificationRepository } from './verification.repository.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [AccountModule, BrandModule, CaptchaModule, HashingModule, MessagesModule, SealingModule],
  controllers: [PhoneAuthController, VerificationController],
  providers: [
    MemberCodeService,
    PhoneCodeService,
    PhoneIdentityService,
    PhoneProofService,
    SmsQuotaService,
    VerificationRepository,
    VerificationService,
  ],
  exports: [
    MemberCodeService,
    PhoneCodeService,
    PhoneProofService,
    SmsQuotaService,
    VerificationRepository,
    VerificationService,
  ],
})
export class VerificationModule {}
