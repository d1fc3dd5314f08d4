import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { BalanceModule } from './balance/balance.module.js';
import { BankChannelModule } from './bank-channel/bank-channel.module.js';
import { DepositModule } from './deposit/deposit.module.js';
import { HouseModule } from './house/house.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { SealModule } from './seal/seal.module.js';

@Module({
  imports: [
    LedgerModule,
    BalanceModule,
    DepositModule,
    BankChannelModule,
    HouseModule,
    AuditModule,
    SealModule,
  ],
})
export class AppModule {}
