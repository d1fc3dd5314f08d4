import { Module } from '@nestjs/common';
import { BalanceModule } from './balance/balance.module.js';
import { BankChannelModule } from './bank-channel/bank-channel.module.js';
import { DepositModule } from './deposit/deposit.module.js';
import { HouseModule } from './house/house.module.js';
import { LedgerModule } from './ledger/ledger.module.js';

@Module({ imports: [LedgerModule, BalanceModule, DepositModule, BankChannelModule, HouseModule] })
export class AppModule {}
