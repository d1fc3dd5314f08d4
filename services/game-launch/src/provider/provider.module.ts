import { Module } from '@nestjs/common';
import { PlayRestrictionModule } from '../play-restriction/play-restriction.module.js';
import { RoundModule } from '../round/round.module.js';
import { VendorModule } from '../vendor/vendor.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { AdjustmentService } from './adjustment.service.js';
import { BetService } from './bet.service.js';
import { ConfirmationService } from './confirmation.service.js';
import { CreditService } from './credit.service.js';
import { LeftoverBetService } from './leftover-bet.service.js';
import { PlayRepository } from './play.repository.js';
import { ProviderSignatureGuard } from './provider-signature.guard.js';
import { ProviderController } from './provider.controller.js';
import { RecoveryWorker } from './recovery.worker.js';
import { RollbackService } from './rollback.service.js';
import { GameSessionService } from './game-session.service.js';
import { StatusService } from './status.service.js';
import { TransactionFinisherService } from './transaction-finisher.service.js';
import { TransactionRepository } from './transaction.repository.js';
import { VoidingService } from './voiding.service.js';
import { WinService } from './win.service.js';

@Module({
  imports: [RoundModule, VendorModule, WalletModule, PlayRestrictionModule],
  controllers: [ProviderController],
  providers: [
    ProviderSignatureGuard,
    PlayRepository,
    TransactionRepository,
    GameSessionService,
    BetService,
    WinService,
    RollbackService,
    ConfirmationService,
    AdjustmentService,
    CreditService,
    StatusService,
    TransactionFinisherService,
    VoidingService,
    LeftoverBetService,
    RecoveryWorker,
  ],
  exports: [TransactionRepository, TransactionFinisherService, LeftoverBetService, VoidingService],
})
export class ProviderModule {}
