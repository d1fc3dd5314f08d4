import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AdjustmentController } from './adjustment.controller.js';
import { AdjustmentRepository } from './adjustment.repository.js';
import { AdjustmentService } from './adjustment.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [AdjustmentController],
  providers: [AdjustmentRepository, AdjustmentService],
})
export class AdjustmentModule {}
