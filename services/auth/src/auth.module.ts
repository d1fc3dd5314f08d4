import { Module } from '@nestjs/common';
import { JobsModule, ResealingModule } from '#libs/jobs';
import { AccountModule } from './account/account.module.js';
import { ContactChangeModule } from './contact-change/contact-change.module.js';
import { CredentialsModule } from './credentials/credentials.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { LoginModule } from './login/login.module.js';
import { OperatorModule } from './operator/operator.module.js';
import { RegisterModule } from './register/register.module.js';
import { RestrictionModule } from './restriction/restriction.module.js';
import { sealedColumns } from './sealing/sealed-columns.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SecurityLogModule } from './security-log/security-log.module.js';
import { SeedModule } from './seed/seed.module.js';
import { SessionModule } from './session/session.module.js';
import { VerificationModule } from './verification/verification.module.js';

/** In the order of their dependencies: a module imports only modules above it. */
@Module({
  imports: [
    JobsModule.forService(),
    ResealingModule.of('lotus-auth', sealedColumns),
    AccountModule,
    SecurityLogModule,
    SessionModule,
    RestrictionModule,
    VerificationModule,
    SecondFactorModule,
    LoginModule,
    CredentialsModule,
    ContactChangeModule,
    RegisterModule,
    OperatorModule,
    DirectoryModule,
    HousekeepingModule,
    SeedModule,
  ],
})
export class AuthModule {}
