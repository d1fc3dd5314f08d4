import { Module } from '@nestjs/common';
import { DrawModule } from '../draw/draw.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { SettlementRepository } from './settlement.repository.js';
import { SettlementService } from './settlement.service.js';
import { TurnoverReplaySource } from './turnover-replay.source.js';
import { TurnoverRepository } from './turnover.repository.js';
import { TurnoverService } from './turnover.service.js';
import { ValidBetService } from './valid-bet.service.js';

@Module({
  imports: [DrawModule, OrderModule, PaymentModule],
  providers: [
    SettlementRepository,
    SettlementService,
    TurnoverReplaySource,
    TurnoverRepository,
    TurnoverService,
    ValidBetService,
  ],
  exports: [SettlementRepository, SettlementService],
})
export class SettlementModule {}
