import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { HashingModule } from '../hashing/hashing.module.js';
import { LoginModule } from '../login/login.module.js';
import { PayloadModule } from '../payload/payload.module.js';
import { RestrictionModule } from '../restriction/restriction.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { RegistrationForm } from './registration-form.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [
    AccountModule,
    BrandModule,
    CaptchaModule,
    CredentialsModule,
    HashingModule,
    LoginModule,
    PayloadModule,
    RestrictionModule,
    VerificationModule,
  ],
  controllers: [RegistrationController],
  providers: [RegistrationForm, RegistrationService],
})
export class RegisterModule {}
