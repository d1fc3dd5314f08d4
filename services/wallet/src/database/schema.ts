import { approvalsFunctions, approvalsMigrations } from '#libs/approvals';
import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { messagingMigrations } from '#libs/messaging';
import { AddSettlementAndCredits1795310200000 } from './migrations/1795310200000-add-settlement-and-credits.js';
import { AddClosings1795321000000 } from './migrations/1795321000000-add-closings.js';
import { AddCurrency1795310600000 } from './migrations/1795310600000-add-currency.js';
import { AddWithdrawalOrders1795312000000 } from './migrations/1795312000000-add-withdrawal-orders.js';
import { AddCashierDesk1795320000000 } from './migrations/1795320000000-add-cashier-desk.js';
import { AddRollover1795310300000 } from './migrations/1795310300000-add-rollover.js';
import { AddTurnover1795310500000 } from './migrations/1795310500000-add-turnover.js';
import { AddWithdrawals1795310400000 } from './migrations/1795310400000-add-withdrawals.js';
import { AddUsdt1796300000000 } from './migrations/1796300000000-add-usdt.js';
import { AddVendorTransfers1795330000000 } from './migrations/1795330000000-add-vendor-transfers.js';
import { AddMemberIdentity1796400000010 } from './migrations/1796400000010-add-member-identity.js';
import { AddBonusMoney1796500000200 } from './migrations/1796500000200-add-bonus-money.js';
import { AddClaims1796500000700 } from './migrations/1796500000700-add-claims.js';
import { AddDepositReversal1796500000930 } from './migrations/1796500000930-add-deposit-reversal.js';
import { AddRiskRuleReason1796500000950 } from './migrations/1796500000950-add-risk-rule-reason.js';
import { IndexWithdrawalAmount1796500001021 } from './migrations/1796500001021-index-withdrawal-amount.js';
import { IndexRollupTime1796500001050 } from './migrations/1796500001050-index-rollup-time.js';
import { AddWinCorrection1796500000600 } from './migrations/1796500000600-add-win-correction.js';
import { AddContribution1796500000400 } from './migrations/1796500000400-add-contribution.js';
import { BackfillContribution1796500000800 } from './migrations/1796500000800-backfill-contribution.js';
import { MoveAdjustments1796500000910 } from './migrations/1796500000910-move-adjustments.js';
import { AddPayoutQueries1796500000100 } from './migrations/1796500000100-add-payout-queries.js';
import { ApproveSettings1796500001080 } from './migrations/1796500001080-approve-settings.js';
import { CheckHeldOnce1796500001240 } from './migrations/1796500001240-check-held-once.js';
import { AddJackpotPools1796500001430 } from './migrations/1796500001430-add-jackpot-pools.js';
import { CreateLedger1795300000000 } from './migrations/1795300000000-create-ledger.js';

/** Tables stand in `schema/`, functions in `functions/`, one a file; the repositories call both by prepared SQL. */
export const walletSchema: DatabaseSchema = {
  migrations: [
    ...messagingMigrations,
    ...jobsMigrations,
    CreateLedger1795300000000,
    AddSettlementAndCredits1795310200000,
    AddRollover1795310300000,
    AddWithdrawals1795310400000,
    AddTurnover1795310500000,
    AddCurrency1795310600000,
    AddWithdrawalOrders1795312000000,
    AddCashierDesk1795320000000,
    AddClosings1795321000000,
    AddVendorTransfers1795330000000,
    AddUsdt1796300000000,
    AddMemberIdentity1796400000010,
    AddPayoutQueries1796500000100,
    AddBonusMoney1796500000200,
    AddContribution1796500000400,
    AddWinCorrection1796500000600,
    AddClaims1796500000700,
    BackfillContribution1796500000800,
    ...approvalsMigrations,
    MoveAdjustments1796500000910,
    AddDepositReversal1796500000930,
    AddRiskRuleReason1796500000950,
    IndexWithdrawalAmount1796500001021,
    IndexRollupTime1796500001050,
    ApproveSettings1796500001080,
    CheckHeldOnce1796500001240,
    AddJackpotPools1796500001430,
  ],
  functions: [new URL('./functions/', import.meta.url), approvalsFunctions],
};
