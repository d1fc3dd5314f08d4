import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../session/session.module.js';
import { AccountStatusController } from './account-status.controller.js';
import { AccountStatusJob } from './account-status.job.js';
import { AccountStatusRepository } from './account-status.repository.js';
import { AccountStatusService } from './account-status.service.js';
import { ExcludedIdentityRepository } from './excluded-identity.repository.js';
import { ExcludedIdentityService } from './excluded-identity.service.js';
import { ExclusionController } from './exclusion.controller.js';
import { ExclusionRepository } from './exclusion.repository.js';
import { ExclusionService } from './exclusion.service.js';
import { IdentityController } from './identity.controller.js';
import { IdentityService } from './identity.service.js';
import { LoginRestrictionService } from './login-restriction.service.js';
import { SessionLimitRepository } from './session-limit.repository.js';
import { SessionLimitService } from './session-limit.service.js';
import { WalletLockClient } from './wallet-lock.client.js';

@Module({
  imports: [AccountModule, SessionModule],
  controllers: [AccountStatusController, ExclusionController, IdentityController],
  providers: [
    AccountStatusJob,
    AccountStatusRepository,
    AccountStatusService,
    ExcludedIdentityRepository,
    ExcludedIdentityService,
    ExclusionRepository,
    ExclusionService,
    IdentityService,
    LoginRestrictionService,
    SessionLimitRepository,
    SessionLimitService,
    WalletLockClient,
  ],
  exports: [ExcludedIdentityService, LoginRestrictionService],
})
export class RestrictionModule {}
