import { Module } from '@nestjs/common';
import { ArchiveModule } from './archive/archive.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BalanceModule } from './balance/balance.module.js';
import { BankChannelModule } from './bank-channel/bank-channel.module.js';
import { DepositModule } from './deposit/deposit.module.js';
import { GroupModule } from './group/group.module.js';
import { HoldModule } from './hold/hold.module.js';
import { HouseModule } from './house/house.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { LimitModule } from './limit/limit.module.js';
import { SealModule } from './seal/seal.module.js';
import { StatementModule } from './statement/statement.module.js';
import { TransferModule } from './transfer/transfer.module.js';

@Module({
  imports: [
    LedgerModule,
    BalanceModule,
    DepositModule,
    BankChannelModule,
    GroupModule,
    HoldModule,
    HouseModule,
    LimitModule,
    AuditModule,
    SealModule,
    TransferModule,
    StatementModule,
    ArchiveModule,
  ],
})
export class AppModule {}
