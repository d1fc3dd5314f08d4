import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import type { BankAccount } from '../../bank-account/bank-account.repository.js';
import { institutionOf } from '../../bank-account/institutions.js';
import type { RolloverStatus } from '../../rollover/rollover.rules.js';
import type { StepOfOrder, Withdrawal } from '../withdrawal.repository.js';
import {
  allows,
  netOf,
  remainingOf,
  withdrawalStatuses,
  type WithdrawalStatus,
} from '../withdrawal.rules.js';
import { identityRules, type IdentityRule } from '../../identity/identity.rules.js';
import type { Terms } from '../withdrawal-terms.service.js';

export class WithdrawalSummary {
  @ApiProperty()
  id!: string;

  @ApiProperty({ example: '500000.00' })
  amount!: string;

  @ApiProperty({ example: '0.00' })
  fee!: string;

  /** What the channel pays: the amount less the fee. */
  @ApiProperty({ example: '500000.00' })
  net!: string;

  @ApiProperty({ example: '0.00' })
  paid!: string;

  /** What is still to be paid. */
  @ApiProperty({ example: '500000.00' })
  remaining!: string;

  /** What came back of the payment and is the member's again. */
  @ApiProperty({ example: '0.00' })
  returned!: string;

  @ApiProperty()
  currency!: string;

  @ApiProperty({ enum: withdrawalStatuses })
  status!: WithdrawalStatus;

  /** Code of a refusal or a failed payment. */
  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  /** The payment counts as received after that time. */
  @ApiProperty({ type: String, nullable: true })
  confirmBy!: string | null;

  @ApiProperty()
  createdAt!: string;

  @ApiProperty()
  updatedAt!: string;

  static of(order: Withdrawal): WithdrawalSummary {
    const { id, currency, status, reason } = order;
    return {
      ...{ id, currency, status, reason },
      amount: formatMoney(order.amount),
      fee: formatMoney(order.fee),
      net: formatMoney(netOf(order)),
      paid: formatMoney(order.paid),
      remaining: formatMoney(remainingOf(order)),
      returned: formatMoney(order.returned),
      confirmBy: order.confirmBy?.toISOString() ?? null,
      createdAt: order.createdAt.toISOString(),
      updatedAt: order.updatedAt.toISOString(),
    };
  }
}

export class PayeeAccountResponse {
  @ApiProperty()
  institutionName!: string;

  @ApiProperty()
  maskedNumber!: string;

  static of({ institution, maskedNumber }: BankAccount): PayeeAccountResponse {
    return { institutionName: institutionOf(institution)?.name ?? institution, maskedNumber };
  }
}

export class WithdrawalResponse extends WithdrawalSummary {
  @ApiProperty({ type: PayeeAccountResponse })
  account!: PayeeAccountResponse;

  /** Whether the member can still take the order back. */
  @ApiProperty()
  cancellable!: boolean;

  static override of(order: Withdrawal, account?: BankAccount): WithdrawalResponse {
    return {
      ...WithdrawalSummary.of(order),
      account: PayeeAccountResponse.of(account!),
      cancellable: allows(order.status, 'cancel') && order.paid === order.returned,
    };
  }
}

export class WithdrawalStepResponse {
  @ApiProperty({ enum: withdrawalStatuses })
  status!: WithdrawalStatus;

  @ApiProperty()
  at!: string;
}

export class WithdrawalDetailResponse extends WithdrawalResponse {
  /** Each status when it was reached. */
  @ApiProperty({ type: [WithdrawalStepResponse] })
  steps!: WithdrawalStepResponse[];

  static detailOf(order: Withdrawal, account: BankAccount, steps: StepOfOrder[]): WithdrawalDetailResponse {
    const reached = steps.filter(({ status }, i) => status !== steps[i - 1]?.status);
    return {
      ...WithdrawalResponse.of(order, account),
      steps: reached.map(({ status, at }) => ({ status, at: at.toISOString() })),
    };
  }
}

export class WithdrawalPage extends PageResponse(WithdrawalSummary) {}

export class RequirementResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ example: 'DEPOSIT' })
  kind!: string;

  /** A bonus can be given up, and then requires nothing more. */
  @ApiProperty()
  isBonus!: boolean;

  /** EXPIRING: the bonus ends with the bets that are still open. */
  @ApiProperty({ enum: ['ACTIVE', 'EXPIRING'] })
  status!: RolloverStatus;

  @ApiProperty()
  required!: string;

  @ApiProperty()
  done!: string;
}

export class IdentityNeedResponse {
  @ApiProperty({ enum: [1, 2] })
  level!: number;

  @ApiProperty({ enum: identityRules })
  rule!: IdentityRule;
}

export class WithdrawalIdentityResponse {
  @ApiProperty({ enum: [0, 1, 2], description: '0: not verified, 1: document, 2: document and face' })
  level!: number;

  /** What the smallest withdrawal needs beyond the level. */
  @ApiProperty({ type: IdentityNeedResponse, nullable: true })
  need!: IdentityNeedResponse | null;

  /** The most of a business day at this level. */
  @ApiProperty()
  dailyTotal!: string;
}

export class WithdrawalTermsResponse {
  @ApiProperty()
  available!: string;

  @ApiProperty()
  withdrawable!: string;

  @ApiProperty()
  turnoverLeft!: string;

  @ApiProperty({ type: [RequirementResponse] })
  requirements!: RequirementResponse[];

  @ApiProperty()
  min!: string;

  @ApiProperty()
  max!: string;

  /** Of the next order. */
  @ApiProperty()
  fee!: string;

  @ApiProperty({ type: 'integer' })
  dailyCount!: number;

  @ApiProperty({ type: 'integer' })
  usedCount!: number;

  @ApiProperty()
  dailyTotal!: string;

  @ApiProperty()
  usedTotal!: string;

  @ApiProperty({ type: 'integer' })
  openFromHour!: number;

  @ApiProperty({ type: 'integer' })
  openToHour!: number;

  @ApiProperty()
  isOpen!: boolean;

  @ApiProperty({ type: String, nullable: true })
  openOrder!: string | null;

  @ApiProperty({ type: 'integer' })
  confirmMinutes!: number;

  @ApiProperty({ type: WithdrawalIdentityResponse })
  identity!: WithdrawalIdentityResponse;

  static of(terms: Terms): WithdrawalTermsResponse {
    const { dailyCount, usedCount, openFromHour, openToHour, isOpen, openOrder, confirmMinutes } = terms;
    return {
      ...{ dailyCount, usedCount, openFromHour, openToHour, isOpen, openOrder, confirmMinutes },
      identity: { ...terms.identity, dailyTotal: formatMoney(terms.identity.dailyTotal) },
      available: formatMoney(terms.available),
      withdrawable: formatMoney(terms.withdrawable),
      turnoverLeft: formatMoney(terms.turnoverLeft),
      requirements: terms.requirements.map(({ id, kind, isBonus, status, required, done }) => ({
        ...{ id, kind, isBonus, status },
        ...{ required: formatMoney(required), done: formatMoney(done) },
      })),
      min: formatMoney(terms.min),
      max: formatMoney(terms.max),
      fee: formatMoney(terms.fee),
      dailyTotal: formatMoney(terms.dailyTotal),
      usedTotal: formatMoney(terms.usedTotal),
    };
  }
}
