import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { HashingModule } from '../hashing/hashing.module.js';
import { PayloadModule } from '../payload/payload.module.js';
import { RestrictionModule } from '../restriction/restriction.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionModule } from '../session/session.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { FreePlayService } from './free-play.service.js';
import { LoginCompletionService } from './login-completion.service.js';
import { LoginThrottleService } from './login-throttle.service.js';
import { LoginController } from './login.controller.js';
import { LoginRepository } from './login.repository.js';
import { LoginService } from './login.service.js';
import { RememberedDeviceService } from './remembered-device.service.js';
import { RememberedLoginService } from './remembered-login.service.js';
import { ResetPassService } from './reset-pass.service.js';
import { SecondFactorLoginController } from './second-factor-login.controller.js';
import { SecondFactorLoginService } from './second-factor-login.service.js';

@Module({
  imports: [
    AccountModule,
    BrandModule,
    CaptchaModule,
    HashingModule,
    PayloadModule,
    RestrictionModule,
    SecondFactorModule,
    SessionModule,
    VerificationModule,
  ],
  controllers: [LoginController, SecondFactorLoginController],
  providers: [
    FreePlayService,
    LoginCompletionService,
    LoginRepository,
    LoginService,
    LoginThrottleService,
    RememberedDeviceService,
    RememberedLoginService,
    ResetPassService,
    SecondFactorLoginService,
  ],
  exports: [LoginCompletionService, LoginThrottleService, ResetPassService],
})
export class LoginModule {}
