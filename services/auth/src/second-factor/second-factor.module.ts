import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { HashingModule } from '../hashing/hashing.module.js';
import { PayloadModule } from '../payload/payload.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { SessionModule } from '../session/session.module.js';
import { AuthenticatorRepository } from './authenticator.repository.js';
import { AuthenticatorService } from './authenticator.service.js';
import { FactorConfirmationService } from './factor-confirmation.service.js';
import { FactorTries } from './factor-tries.js';
import { MemberFactorService } from './member-factor.service.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeyService } from './passkey.service.js';
import { RecoveryCodeRepository } from './recovery-code.repository.js';
import { RecoveryCodeService } from './recovery-code.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorService } from './second-factor.service.js';

@Module({
  imports: [AccountModule, BrandModule, HashingModule, PayloadModule, SealingModule, SessionModule],
  controllers: [SecondFactorController],
  providers: [
    AuthenticatorRepository,
    AuthenticatorService,
    FactorConfirmationService,
    FactorTries,
    MemberFactorService,
    PasskeyRepository,
    PasskeyService,
    RecoveryCodeRepository,
    RecoveryCodeService,
    SecondFactorService,
  ],
  exports: [
    AuthenticatorService,
    FactorConfirmationService,
    FactorTries,
    PasskeyService,
    RecoveryCodeService,
    SecondFactorService,
    AuthenticatorRepository,
    RecoveryCodeRepository,
  ],
})
export class SecondFactorModule {}
