import { Module } from '@nestjs/common';
import { WalletClient } from '../wallet/wallet.client.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';

@Module({
  providers: [WalletClient, PaymentRepository, PaymentService],
  exports: [WalletClient, PaymentService],
})
export class PaymentModule {}
