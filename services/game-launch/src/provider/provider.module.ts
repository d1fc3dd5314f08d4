import { Module } from '@nestjs/common';
import { PlayStopModule } from '../play-stop/play-stop.module.js';
import { RoundModule } from '../rounds/round.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { Bets } from './bet.service.js';
import { PlayRepository } from './play.repository.js';
import { ProviderKeys } from './provider-keys.service.js';
import { ProviderSignatureGuard } from './provider-signature.guard.js';
import { ProviderController } from './provider.controller.js';
import { RecoveryWorker } from './recovery.worker.js';
import { Rollbacks } from './rollback.service.js';
import { GameSessions } from './session.service.js';
import { TransactionFinisher } from './transaction-finisher.service.js';
import { TransactionRepository } from './transaction.repository.js';
import { Wins } from './win.service.js';

@Module({
  imports: [RoundModule, WalletModule, PlayStopModule],
  controllers: [ProviderController],
  providers: [
    ...[ProviderKeys, ProviderSignatureGuard, PlayRepository, TransactionRepository],
    ...[GameSessions, Bets, Wins, Rollbacks, TransactionFinisher, RecoveryWorker],
  ],
})
export class ProviderModule {}
