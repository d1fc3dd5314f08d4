import { Module } from '@nestjs/common';
import { ApprovalsModule } from '#libs/approvals';
import { JobsModule, ResealingModule } from '#libs/jobs';
import { sealedColumns } from './database/sealed-columns.js';
import { AdjustmentModule } from './adjustment/adjustment.module.js';
import { ArchiveModule } from './archive/archive.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BalanceModule } from './balance/balance.module.js';
import { ClaimModule } from './claim/claim.module.js';
import { ContributionModule } from './contribution/contribution.module.js';
import { CreditModule } from './credit/credit.module.js';
import { ClosingModule } from './closing/closing.module.js';
import { JackpotPoolModule } from './jackpot-pool/jackpot-pool.module.js';
import { DayFiguresModule } from './day-figures/day-figures.module.js';
import { DepositModule } from './deposit/deposit.module.js';
import { MultiPostingModule } from './multi-posting/multi-posting.module.js';
import { HoldModule } from './hold/hold.module.js';
import { RollupModule } from './rollup/rollup.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { LimitModule } from './limit/limit.module.js';
import { HashChainModule } from './hash-chain/hash-chain.module.js';
import { SettlementModule } from './settlement/settlement.module.js';
import { StatementModule } from './statement/statement.module.js';
import { TransferModule } from './transfer/transfer.module.js';
import { BankAccountModule } from './bank-account/bank-account.module.js';
import { WithdrawalModule } from './withdrawal/withdrawal.module.js';
import { VendorTransferModule } from './vendor-transfer/vendor-transfer.module.js';
import { PayoutPostingModule } from './payout/payout-posting.module.js';

@Module({
  imports: [
    JobsModule.forService(),
    ApprovalsModule.forService('wallet'),
    ResealingModule.of('wallet', sealedColumns),
    LedgerModule,
    BalanceModule,
    DepositModule,
    MultiPostingModule,
    HoldModule,
    RollupModule,
    LimitModule,
    AuditModule,
    HashChainModule,
    TransferModule,
    VendorTransferModule,
    PayoutPostingModule,
    BankAccountModule,
    WithdrawalModule,
    SettlementModule,
    CreditModule,
    ClaimModule,
    ContributionModule,
    StatementModule,
    ArchiveModule,
    AdjustmentModule,
    ClosingModule,
    DayFiguresModule,
    JackpotPoolModule,
  ],
})
export class AppModule {}
