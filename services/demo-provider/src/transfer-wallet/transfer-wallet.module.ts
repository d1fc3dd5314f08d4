import { Module } from '@nestjs/common';
import { ProviderKeyService } from '../platform/provider-key.service.js';
import { DiceController } from './dice.controller.js';
import { DiceService } from './dice.service.js';
import { DiceSessionRepository } from './dice-session.repository.js';
import { TransferWalletController } from './transfer-wallet.controller.js';
import { TransferWalletRepository } from './transfer-wallet.repository.js';
import { TransferWalletService } from './transfer-wallet.service.js';
import { WalletAnswerInterceptor, WalletSignatureGuard } from './wallet-signature.js';

/** A vendor whose players bring their money: the other kind of wallet. */
@Module({
  controllers: [TransferWalletController, DiceController],
  providers: [
    ProviderKeyService,
    WalletSignatureGuard,
    WalletAnswerInterceptor,
    TransferWalletRepository,
    TransferWalletService,
    DiceSessionRepository,
    DiceService,
  ],
})
export class TransferWalletModule {}
