import { Module } from '@nestjs/common';
import { AccountRepository } from './account/account.repository.js';
import { AccountStatusController } from './restriction/account-status.controller.js';
import { AccountStatusJob } from './restriction/account-status.job.js';
import { AccountStatusRepository } from './restriction/account-status.repository.js';
import { AccountStatusService } from './restriction/account-status.service.js';
import { WalletLockClient } from './restriction/wallet-lock.client.js';
import { AccountService } from './account/account.service.js';
import { BrandService } from './brand/brand.service.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { ExclusionController } from './restriction/exclusion.controller.js';
import { ExclusionRepository } from './restriction/exclusion.repository.js';
import { ExcludedIdentityRepository } from './restriction/excluded-identity.repository.js';
import { ExcludedIdentityService } from './restriction/excluded-identity.service.js';
import { ExclusionService } from './restriction/exclusion.service.js';
import { FundPasswordController } from './credentials/fund-password.controller.js';
import { FundPasswordRepository } from './credentials/fund-password.repository.js';
import { FundPasswordService } from './credentials/fund-password.service.js';
import { OperatorSessionController } from './operator/operator-session.controller.js';
import { OperatorRepository } from './operator/operator.repository.js';
import { OperatorService } from './operator/operator.service.js';
import { PasswordHasher } from './hashing/password-hasher.js';
import { PayloadModule } from './payload/payload.module.js';
import { PersonalController } from './account/personal.controller.js';
import { PersonalRepository } from './account/personal.repository.js';
import { PersonalService } from './account/personal.service.js';
import { PersonalData } from './account/personal-data.js';
import { RegistrationController } from './register/registration.controller.js';
import { RegistrationService } from './register/registration.service.js';
import { DemoSeedJob } from './seed/demo-seed.job.js';
import { DemoSeedService } from './seed/demo-seed.service.js';
import { FreePlayService } from './login/free-play.service.js';
import { InternalSessionController } from './session/internal-session.controller.js';
import { LoginThrottleService } from './login/login-throttle.service.js';
import { LoginService } from './login/login.service.js';
import { RevocationsJob } from './session/revocations.job.js';
import { SessionController } from './session/session.controller.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionService } from './session/session.service.js';
import { ContactRepository } from './account/contact.repository.js';
import { ContactService } from './account/contact.service.js';
import { HousekeepingJob } from './housekeeping/housekeeping.job.js';
import { MessagesModule } from './messages/messages.module.js';
import { RegistrationForm } from './register/registration-form.js';
import { PhoneCodeService } from './verification/phone-code.service.js';
import { SmsQuotaService } from './verification/sms-quota.service.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationRepository } from './verification/verification.repository.js';
import { VerificationService } from './verification/verification.service.js';
import { LoginHistoryService } from './account/login-history.service.js';
import { LoginHistoryController } from './account/login-history.controller.js';
import { LoginRecordRepository } from './account/login-record.repository.js';
import { MemberPasswordService } from './credentials/member-password.service.js';
import { PasswordChangeService } from './credentials/password-change.service.js';
import { PasswordController } from './credentials/password.controller.js';
import { PasswordExpiryService } from './credentials/password-expiry.service.js';
import { PasswordResetService } from './credentials/password-reset.service.js';
import { PasswordResetRepository } from './credentials/password-reset.repository.js';
import { ResetPassService } from './login/reset-pass.service.js';
import { RememberedDeviceService } from './login/remembered-device.service.js';
import { RememberedDeviceRepository } from './session/remembered-device.repository.js';
import { SecurityLogController } from './security-log/security-log.controller.js';
import { SecurityLogRepository } from './security-log/security-log.repository.js';
import { SecurityLogService } from './security-log/security-log.service.js';
import { SecurityNoticeService } from './account/security-notice.service.js';
import { LoginRepository } from './login/login.repository.js';
import { LoginCompletionService } from './login/login-completion.service.js';
import { MemberSessionService } from './session/member-session.service.js';
import { MemberFundPasswordService } from './credentials/member-fund-password.service.js';
import { MemberFundPasswordController } from './credentials/member-fund-password.controller.js';
import { MemberCodeService } from './verification/member-code.service.js';
import { AuthenticatorRepository } from './second-factor/authenticator.repository.js';
import { AuthenticatorService } from './second-factor/authenticator.service.js';
import { MemberFactorService } from './second-factor/member-factor.service.js';
import { PasskeyRepository } from './second-factor/passkey.repository.js';
import { PasskeyService } from './second-factor/passkey.service.js';
import { RecoveryCodeRepository } from './second-factor/recovery-code.repository.js';
import { RecoveryCodeService } from './second-factor/recovery-code.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorLoginService } from './login/second-factor-login.service.js';
import { SecondFactorLoginController } from './login/second-factor-login.controller.js';
import { FactorTries } from './second-factor/factor-tries.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { PhoneAuthController } from './verification/phone-auth.controller.js';
import { PhoneIdentityService } from './verification/phone-identity.service.js';
import { PhoneProofService } from './verification/phone-proof.service.js';
import { ContactChangeService } from './contact-change/contact-change.service.js';
import { ContactChangeController } from './contact-change/contact-change.controller.js';

@Module({
  imports: [MessagesModule, PayloadModule, CaptchaModule],
  controllers: [
    PersonalController,
    ExclusionController,
    RegistrationController,
    SessionController,
    InternalSessionController,
    FundPasswordController,
    OperatorSessionController,
    VerificationController,
    LoginHistoryController,
    SecurityLogController,
    PasswordController,
    ContactChangeController,
    PhoneAuthController,
    SecondFactorController,
    SecondFactorLoginController,
    MemberFundPasswordController,
    AccountStatusController,
  ],
  providers: [
    PersonalRepository,
    PersonalService,
    AccountStatusJob,
    AccountStatusRepository,
    AccountStatusService,
    WalletLockClient,
    ExclusionRepository,
    ExclusionService,
    ExcludedIdentityRepository,
    ExcludedIdentityService,
    AccountRepository,
    AccountService,
    BrandService,
    ContactRepository,
    ContactService,
    DemoSeedService,
    DemoSeedJob,
    FreePlayService,
    FundPasswordRepository,
    FundPasswordService,
    HousekeepingJob,
    LoginService,
    LoginThrottleService,
    OperatorRepository,
    OperatorService,
    PasswordHasher,
    PersonalData,
    PhoneCodeService,
    RegistrationService,
    RegistrationForm,
    RevocationsJob,
    SessionRepository,
    SessionService,
    SmsQuotaService,
    VerificationRepository,
    VerificationService,
    LoginHistoryService,
    LoginRecordRepository,
    MemberPasswordService,
    PasswordChangeService,
    PasswordExpiryService,
    PasswordResetService,
    PasswordResetRepository,
    ResetPassService,
    RememberedDeviceService,
    RememberedDeviceRepository,
    SecurityNoticeService,
    SecurityLogService,
    SecurityLogRepository,
    LoginCompletionService,
    LoginRepository,
    ContactChangeService,
    PhoneIdentityService,
    PhoneProofService,
    AuthenticatorRepository,
    AuthenticatorService,
    MemberFactorService,
    PasskeyRepository,
    PasskeyService,
    RecoveryCodeRepository,
    RecoveryCodeService,
    SecondFactorLoginService,
    FactorTries,
    SecondFactorService,
    MemberFundPasswordService,
    MemberCodeService,
    MemberSessionService,
  ],
})
export class AuthModule {}
