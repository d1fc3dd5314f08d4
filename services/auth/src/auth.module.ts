import { Module } from '@nestjs/common';
import { AccountRepository } from './account/account.repository.js';
import { AccountStatusController } from './account-status/account-status.controller.js';
import { AccountStatusJob } from './account-status/account-status.job.js';
import { AccountStatusRepository } from './account-status/account-status.repository.js';
import { AccountStatuses } from './account-status/account-statuses.service.js';
import { WalletLock } from './account-status/wallet-lock.client.js';
import { Accounts } from './account/accounts.service.js';
import { Brand } from './brand/brand.service.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { ExclusionController } from './exclusion/exclusion.controller.js';
import { ExclusionRepository } from './exclusion/exclusion.repository.js';
import { BarredPersonRepository } from './exclusion/barred-person.repository.js';
import { BarredPersons } from './exclusion/barred-persons.service.js';
import { Exclusions } from './exclusion/exclusions.service.js';
import { FundPasswordController } from './fund-password/fund-password.controller.js';
import { FundPasswordRepository } from './fund-password/fund-password.repository.js';
import { FundPasswords } from './fund-password/fund-passwords.service.js';
import { OperatorSessionController } from './operator/operator-session.controller.js';
import { OperatorRepository } from './operator/operator.repository.js';
import { Operators } from './operator/operators.service.js';
import { PasswordHasher } from './password/password-hasher.js';
import { PayloadModule } from './payload/payload.module.js';
import { PersonalModule } from './personal/personal.module.js';
import { PersonalData } from './register/personal-data.js';
import { RegisterController } from './register/register.controller.js';
import { Registration } from './register/register.service.js';
import { DemoSeedJob } from './seed/demo-seed.job.js';
import { DemoSeed } from './seed/demo-seed.service.js';
import { FreePlay } from './session/free-play.service.js';
import { InternalSessionController } from './session/internal-session.controller.js';
import { LoginBudgets } from './session/login-budgets.js';
import { Login } from './session/login.service.js';
import { RevocationsJob } from './session/revocations.job.js';
import { SessionController } from './session/session.controller.js';
import { SessionRepository } from './session/session.repository.js';
import { Sessions } from './session/sessions.service.js';
import { ContactRepository } from './contact/contact.repository.js';
import { Contacts } from './contact/contacts.service.js';
import { HousekeepingJob } from './housekeeping/housekeeping.job.js';
import { MessagesModule } from './messages/messages.module.js';
import { RegistrationForm } from './register/registration-form.js';
import { PhoneCodes } from './verification/phone-codes.service.js';
import { SmsBudgets } from './verification/sms-budgets.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationRepository } from './verification/verification.repository.js';
import { Verifications } from './verification/verifications.service.js';
import { LoginHistory } from './history/login-history.service.js';
import { LoginHistoryController } from './history/login-history.controller.js';
import { LoginRecordRepository } from './history/login-record.repository.js';
import { MemberPassword } from './password/member-password.service.js';
import { PasswordChange } from './password/password-change.service.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordExpiry } from './password/password-expiry.service.js';
import { PasswordReset } from './password/password-reset.service.js';
import { PasswordResetRepository } from './password/password-reset.repository.js';
import { ResetPasses } from './password/reset-passes.js';
import { Remember } from './remember/remember.service.js';
import { RememberRepository } from './remember/remember.repository.js';
import { SecurityLogController } from './security-log/security-log.controller.js';
import { SecurityLogRepository } from './security-log/security-log.repository.js';
import { SecurityLog } from './security-log/security-log.service.js';
import { SecurityNotices } from './security/security-notices.service.js';
import { EntryRepository } from './session/entry.repository.js';
import { Entry } from './session/entry.service.js';
import { MemberSessions } from './session/member-sessions.service.js';
import { MemberFundPassword } from './fund-password/member-fund-password.service.js';
import { MemberFundPasswordController } from './fund-password/member-fund-password.controller.js';
import { MemberCodes } from './verification/member-codes.service.js';
import { AuthenticatorRepository } from './second-factor/authenticator.repository.js';
import { Authenticators } from './second-factor/authenticators.service.js';
import { MemberFactors } from './second-factor/member-factors.service.js';
import { PasskeyRepository } from './second-factor/passkey.repository.js';
import { Passkeys } from './second-factor/passkeys.service.js';
import { RecoveryCodeRepository } from './second-factor/recovery-code.repository.js';
import { RecoveryCodes } from './second-factor/recovery-codes.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorLogin } from './second-factor/second-factor-login.service.js';
import { SecondFactorLoginController } from './second-factor/second-factor-login.controller.js';
import { FactorTries } from './second-factor/factor-tries.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { PhoneAuthController } from './phone-auth/phone-auth.controller.js';
import { PhoneIdentity } from './phone-auth/phone-identity.service.js';
import { PhoneProofs } from './phone-auth/phone-proofs.service.js';
import { ContactChange } from './contact/contact-change.service.js';
import { ContactController } from './contact/contact.controller.js';

@Module({
  imports: [MessagesModule, PayloadModule, CaptchaModule, PersonalModule],
  controllers: [
    ExclusionController,
    RegisterController,
    SessionController,
    InternalSessionController,
    FundPasswordController,
    OperatorSessionController,
    VerificationController,
    LoginHistoryController,
    SecurityLogController,
    PasswordController,
    ContactController,
    PhoneAuthController,
    SecondFactorController,
    SecondFactorLoginController,
    MemberFundPasswordController,
    AccountStatusController,
  ],
  providers: [
    AccountStatusJob,
    AccountStatusRepository,
    AccountStatuses,
    WalletLock,
    ExclusionRepository,
    Exclusions,
    BarredPersonRepository,
    BarredPersons,
    AccountRepository,
    Accounts,
    Brand,
    ContactRepository,
    Contacts,
    DemoSeed,
    DemoSeedJob,
    FreePlay,
    FundPasswordRepository,
    FundPasswords,
    HousekeepingJob,
    Login,
    LoginBudgets,
    OperatorRepository,
    Operators,
    PasswordHasher,
    PersonalData,
    PhoneCodes,
    Registration,
    RegistrationForm,
    RevocationsJob,
    SessionRepository,
    Sessions,
    SmsBudgets,
    VerificationRepository,
    Verifications,
    LoginHistory,
    LoginRecordRepository,
    MemberPassword,
    PasswordChange,
    PasswordExpiry,
    PasswordReset,
    PasswordResetRepository,
    ResetPasses,
    Remember,
    RememberRepository,
    SecurityNotices,
    SecurityLog,
    SecurityLogRepository,
    Entry,
    EntryRepository,
    ContactChange,
    PhoneIdentity,
    PhoneProofs,
    AuthenticatorRepository,
    Authenticators,
    MemberFactors,
    PasskeyRepository,
    Passkeys,
    RecoveryCodeRepository,
    RecoveryCodes,
    SecondFactorLogin,
    FactorTries,
    SecondFactors,
    MemberFundPassword,
    MemberCodes,
    MemberSessions,
  ],
})
export class AuthModule {}
