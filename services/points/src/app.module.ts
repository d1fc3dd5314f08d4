import { Module } from '@nestjs/common';
import { BalanceModule } from './balance/balance.module.js';
import { EarningModule } from './earning/earning.module.js';

@Module({ imports: [EarningModule, BalanceModule] })
export class AppModule {}
