import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { MultiPostingController } from './multi-posting.controller.js';
import { MultiPostingRepository } from './multi-posting.repository.js';
import { MultiPostingService } from './multi-posting.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [MultiPostingController],
  providers: [MultiPostingRepository, MultiPostingService],
})
export class MultiPostingModule {}
