import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { TransferController } from './transfer.controller.js';
import { TransferRepository } from './transfer.repository.js';
import { TransferService } from './transfer.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [TransferController],
  providers: [TransferRepository, TransferService],
})
export class TransferModule {}
