import { Module } from '@nestjs/common';
import { BalanceController } from './balance.controller.js';
import { RatioModule } from '../ratio/ratio.module.js';
import { BalanceRepository } from './balance.repository.js';

@Module({ imports: [RatioModule], controllers: [BalanceController], providers: [BalanceRepository] })
export class BalanceModule {}
