import { Module } from '@nestjs/common';
import { BankChannelController, OrderSignatureGuard } from './bank-channel.controller.js';
import { BankChannelRepository } from './bank-channel.repository.js';
import { BankChannelService } from './bank-channel.service.js';

/** A simulated bank. It imports nothing of the wallet, and stands in for one that is reached over the network. */
@Module({
  controllers: [BankChannelController],
  providers: [BankChannelRepository, BankChannelService, OrderSignatureGuard],
})
export class BankChannelModule {}
