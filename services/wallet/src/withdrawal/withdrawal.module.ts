import { Module } from '@nestjs/common';
import { FILES, Images, storeOf } from '#libs/files';
import { CONFIG } from '#libs/platform';
import { BalanceModule } from '../balance/balance.module.js';
import { BankAccountModule } from '../bank-account/bank-account.module.js';
import { BankSignatureGuard } from '../deposit/arrival.controller.js';
import { IdentityModule } from '../identity/identity.module.js';
import { RolloverModule } from '../rollover/rollover.module.js';
import type { WalletConfig } from '../wallet.config.js';
import { PayoutPostingModule } from '../payout/payout-posting.module.js';
import { AccountPayoutController } from './account-payout.controller.js';
import { AccountPayoutRepository } from './account-payout.repository.js';
import { AccountPayoutService } from './account-payout.service.js';
import { ConfirmationService } from './confirmation.service.js';
import { DisputeRepository } from './dispute.repository.js';
import { DisputeService } from './dispute.service.js';
import { PayoutChannelClient } from './payout-channel.client.js';
import { PayoutMetrics } from './payout.metrics.js';
import { PayoutNoticeController } from './payout-notice.controller.js';
import { PayoutQueryJob } from './payout-query.job.js';
import { PayoutQueryRepository } from './payout-query.repository.js';
import { PayoutQueryService } from './payout-query.service.js';
import { PayoutRepository } from './payout.repository.js';
import { PayoutService } from './payout.service.js';
import { RiskRepository } from './risk.repository.js';
import { RiskRuleService } from './risk-rule.service.js';
import { SilentPayoutController } from './silent-payout.controller.js';
import { SilentPayoutService } from './silent-payout.service.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalJob } from './withdrawal.job.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import { WithdrawalService } from './withdrawal.service.js';
import { RiskRuleController, WithdrawalReviewController } from './withdrawal-review.controller.js';
import { WithdrawalReviewService } from './withdrawal-review.service.js';
import { WithdrawalStepService } from './withdrawal-step.service.js';
import { WithdrawalTermsService } from './withdrawal-terms.service.js';

@Module({
  imports: [BalanceModule, BankAccountModule, IdentityModule, RolloverModule, PayoutPostingModule],
  controllers: [
    ...[WithdrawalController, WithdrawalReviewController, RiskRuleController],
    ...[PayoutNoticeController, SilentPayoutController, AccountPayoutController],
  ],
  providers: [
    AccountPayoutRepository,
    AccountPayoutService,
    BankSignatureGuard,
    ConfirmationService,
    DisputeRepository,
    DisputeService,
    Images,
    { provide: FILES, inject: [CONFIG], useFactory: (config: WalletConfig) => storeOf(config.files) },
    PayoutChannelClient,
    PayoutMetrics,
    PayoutQueryJob,
    PayoutQueryRepository,
    PayoutQueryService,
    PayoutRepository,
    PayoutService,
    RiskRepository,
    RiskRuleService,
    SilentPayoutService,
    WithdrawalJob,
    WithdrawalRepository,
    WithdrawalService,
    WithdrawalReviewService,
    WithdrawalStepService,
    WithdrawalTermsService,
  ],
})
export class WithdrawalModule {}
