import { Module } from '@nestjs/common';
import { BalanceController } from './balance.controller.js';
import { BalanceRepository } from './balance.repository.js';

@Module({ controllers: [BalanceController], providers: [BalanceRepository] })
export class BalanceModule {}
