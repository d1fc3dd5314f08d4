import { Module } from '@nestjs/common';
import { WalletPostings } from '#libs/wallet-client';
import { WalletClient } from '../wallet/wallet.client.js';
import { PaymentMetrics } from './payment.metrics.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';

@Module({
  providers: [WalletPostings, WalletClient, PaymentMetrics, PaymentRepository, PaymentService],
  exports: [WalletClient, PaymentService],
})
export class PaymentModule {}
