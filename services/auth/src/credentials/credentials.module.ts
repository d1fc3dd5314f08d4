import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { HashingModule } from '../hashing/hashing.module.js';
import { LoginModule } from '../login/login.module.js';
import { PayloadModule } from '../payload/payload.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionModule } from '../session/session.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { FundPasswordController } from './fund-password.controller.js';
import { FundPasswordRepository } from './fund-password.repository.js';
import { FundPasswordService } from './fund-password.service.js';
import { MemberFundPasswordController } from './member-fund-password.controller.js';
import { MemberFundPasswordService } from './member-fund-password.service.js';
import { MemberPasswordService } from './member-password.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordExpiryService } from './password-expiry.service.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordController } from './password.controller.js';

@Module({
  imports: [
    AccountModule,
    BrandModule,
    HashingModule,
    LoginModule,
    PayloadModule,
    SecondFactorModule,
    SessionModule,
    VerificationModule,
  ],
  controllers: [FundPasswordController, MemberFundPasswordController, PasswordController],
  providers: [
    FundPasswordRepository,
    FundPasswordService,
    MemberFundPasswordService,
    MemberPasswordService,
    PasswordChangeService,
    PasswordExpiryService,
    PasswordResetRepository,
    PasswordResetService,
  ],
  exports: [FundPasswordService, PasswordResetRepository],
})
export class CredentialsModule {}
