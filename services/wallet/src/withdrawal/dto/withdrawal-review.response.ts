import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import type { WithdrawalDetail } from '../withdrawal.service.js';
import type { Refund } from '../dispute.repository.js';
import type { PayoutOrder } from '../payout.repository.js';
import { riskCodes, type KeptRiskRule, type RiskCode } from '../risk.rules.js';
import type { Withdrawal } from '../withdrawal.repository.js';
import { withdrawalStatuses, type WithdrawalStatus } from '../withdrawal.rules.js';
import { PayeeAccountResponse, WithdrawalSummary } from './withdrawal.response.js';

export class RiskHitResponse {
  @ApiProperty({ enum: riskCodes })
  code!: RiskCode;

  @ApiProperty({ type: 'integer' })
  points!: number;
}

export class QueuedWithdrawalResponse extends WithdrawalSummary {
  @ApiProperty()
  memberId!: string;

  @ApiProperty({ type: 'integer' })
  score!: number;

  @ApiProperty({ type: [RiskHitResponse] })
  risk!: RiskHitResponse[];

  /** The operator who works on it. */
  @ApiProperty({ type: String, nullable: true })
  claimedBy!: string | null;

  @ApiProperty({ type: String, nullable: true })
  claimedUntil!: string | null;

  /** The first of two approvals. */
  @ApiProperty({ type: String, nullable: true })
  approvedBy!: string | null;

  static override of(order: Withdrawal): QueuedWithdrawalResponse {
    const { memberId, score, risk, claimedBy, approvedBy } = order;
    const claimedUntil = order.claimedUntil?.toISOString() ?? null;
    return { ...WithdrawalSummary.of(order), memberId, score, risk, claimedBy, claimedUntil, approvedBy };
  }
}

export class QueuedWithdrawalPage extends PageResponse(QueuedWithdrawalResponse) {}

export class OrderStepResponse {
  @ApiProperty()
  step!: string;

  @ApiProperty({ enum: withdrawalStatuses })
  status!: WithdrawalStatus;

  @ApiProperty()
  actor!: string;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty()
  at!: string;
}

export class PayoutResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  amount!: string;

  @ApiProperty()
  paid!: string;

  @ApiProperty({ enum: ['CREATED', 'ACCEPTED', 'PAID', 'FAILED', 'RECLAIMED', 'DISPUTED'] })
  status!: string;
}

export class WithdrawalCaseResponse extends QueuedWithdrawalResponse {
  @ApiProperty({ type: PayeeAccountResponse })
  account!: PayeeAccountResponse;

  @ApiProperty({ type: [OrderStepResponse] })
  steps!: OrderStepResponse[];

  @ApiProperty({ type: [PayoutResponse] })
  payouts!: PayoutResponse[];

  @ApiProperty({ type: String, nullable: true })
  remark!: string | null;

  /** What the first of two persons wants to do about a payment that did not arrive. */
  @ApiProperty({ enum: ['PAY_AGAIN', 'GIVE_BACK'], nullable: true })
  firstResolution!: Refund | null;

  /** Names of the pictures that the member sent. */
  @ApiProperty({ type: [String] })
  proofs!: string[];

  static caseOf(
    { order, account, steps }: WithdrawalDetail,
    payouts: PayoutOrder[],
    proofs: string[],
    firstResolution: Refund | null,
  ): WithdrawalCaseResponse {
    return {
      ...QueuedWithdrawalResponse.of(order),
      ...{ account: PayeeAccountResponse.of(account), remark: order.remark, proofs, firstResolution },
      steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
      payouts: payouts.map(({ id, amount, paid, status }) => ({
        ...{ id, amount: formatMoney(amount), paid: formatMoney(paid), status },
      })),
    };
  }
}

export class WithdrawalDecisionResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ enum: withdrawalStatuses })
  status!: WithdrawalStatus;

  @ApiProperty({ type: String, nullable: true })
  approvedBy!: string | null;
}

export class RiskRuleResponse {
  @ApiProperty({ enum: riskCodes })
  code!: RiskCode;

  @ApiProperty({ type: 'integer' })
  points!: number;

  @ApiProperty()
  threshold!: string;

  @ApiProperty()
  enabled!: boolean;

  @ApiProperty({ type: 'integer' })
  version!: number;

  /** The operator who proposed the last change; null where the rule is as it was installed. */
  @ApiProperty({ type: String, nullable: true })
  changedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  changedAt!: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  static of({ threshold, changedAt, ...rule }: KeptRiskRule): RiskRuleResponse {
    return { ...rule, threshold: String(threshold), changedAt: changedAt?.toISOString() ?? null };
  }
}
