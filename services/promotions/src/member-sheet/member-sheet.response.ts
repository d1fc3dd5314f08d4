import { ApiProperty } from '@nestjs/swagger';
import { formatMoney, parseMinor } from '#libs/money';
import { rolloverStatuses, type RolloverStatus, type WalletRollover } from '../payment/bonus.client.js';
import type { Payment } from '../payment/payment.repository.js';
import { EnrolmentResponse } from '../promotion/dto/promotion.response.js';
import type { Enrolment } from '../promotion/enrolment.repository.js';
import { TextResponse, type LocalizedText } from '../text/localized-text.js';
import { VipGiftResponse } from '../vip/dto/vip.response.js';
import type { VipChange } from '../vip/vip.repository.js';
import type { VipView } from '../vip/vip.service.js';

export class SheetRolloverResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: TextResponse, nullable: true, description: 'Of the reward; null for other credits' })
  title: TextResponse | null;

  @ApiProperty({ description: 'Kind of the credit' })
  kind: string;

  @ApiProperty()
  amount: string;

  @ApiProperty()
  required: string;

  @ApiProperty()
  done: string;

  @ApiProperty({ enum: rolloverStatuses })
  status: RolloverStatus;

  @ApiProperty({ description: 'What its end took' })
  taken: string;

  @ApiProperty({ description: "What its end left as the member's own" })
  kept: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: string | null;

  static of(rollover: WalletRollover, title: LocalizedText | undefined): SheetRolloverResponse {
    const { id, kind, status, expiresAt } = rollover;
    const money = (amount: string) => formatMoney(parseMinor(amount));
    return {
      ...{ id, kind, status, expiresAt, title: title ? TextResponse.of(title) : null },
      ...{
        amount: money(rollover.amount),
        required: money(rollover.required),
        done: money(rollover.done),
        taken: money(rollover.taken),
        kept: money(rollover.kept),
      },
    };
  }
}

export class SheetVipChangeResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  fromLevel: number;

  @ApiProperty()
  toLevel: number;

  @ApiProperty({ enum: ['REACHED', 'NOT_KEPT', 'OPERATOR'] })
  cause: VipChange['cause'];

  @ApiProperty({ type: String, nullable: true })
  changedBy: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class SheetVipResponse {
  @ApiProperty()
  level: number;

  @ApiProperty()
  locked: boolean;

  @ApiProperty({ format: 'date' })
  keepFrom: string;

  @ApiProperty({ format: 'date' })
  keepTo: string;

  @ApiProperty()
  deposits: string;

  @ApiProperty()
  bets: string;

  @ApiProperty()
  windowBets: string;

  @ApiProperty({ description: 'Valid bets that the window asks for' })
  keepBet: string;

  @ApiProperty({ type: [SheetVipChangeResponse] })
  changes: SheetVipChangeResponse[];

  @ApiProperty({ type: [VipGiftResponse] })
  gifts: VipGiftResponse[];

  static of({ state, totals, ranks, given }: VipView, changes: readonly VipChange[]): SheetVipResponse {
    const { level, locked, keepFrom, keepTo } = state;
    return {
      ...{ level, locked, keepFrom, keepTo },
      deposits: formatMoney(totals.deposits),
      bets: formatMoney(totals.bets),
      windowBets: formatMoney(totals.windowBets),
      keepBet: formatMoney(ranks.find((rank) => rank.level === level)?.keepBet ?? 0n),
      changes: changes.map(({ effectiveAt, fromLevel, toLevel, cause, changedBy, reason }) => ({
        ...{ at: effectiveAt.toISOString(), fromLevel, toLevel, cause, changedBy, reason },
      })),
      gifts: given.map(VipGiftResponse.of),
    };
  }
}

export class SheetClaimResponse extends EnrolmentResponse {
  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty()
  riskScore: number;

  @ApiProperty({ type: [String] })
  riskReasons: string[];

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  static titled(enrolment: Enrolment, title: LocalizedText): SheetClaimResponse {
    const { riskScore, riskReasons, changedAt } = enrolment;
    return {
      ...EnrolmentResponse.of(enrolment),
      ...{ riskScore, riskReasons, changedAt: changedAt.toISOString(), title: TextResponse.of(title) },
    };
  }
}

export class SheetPaymentResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty()
  source: string;

  @ApiProperty()
  amount: string;

  @ApiProperty()
  status: string;

  @ApiProperty({ type: String, nullable: true, description: 'Why the wallet refused it' })
  reason: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;

  static of({ id, title, sourceKind, amount, status, reason, requestedAt }: Payment): SheetPaymentResponse {
    return {
      ...{ id, source: sourceKind, status, reason, at: requestedAt.toISOString() },
      ...{ title: TextResponse.of(title), amount: formatMoney(amount) },
    };
  }
}

export class MemberSheetResponse {
  @ApiProperty()
  memberId: string;

  @ApiProperty()
  account: string;

  @ApiProperty({ type: SheetVipResponse })
  vip: SheetVipResponse;

  @ApiProperty({
    type: [SheetRolloverResponse],
    nullable: true,
    description: 'Null if the wallet did not answer',
  })
  rollovers: SheetRolloverResponse[] | null;

  @ApiProperty({ type: [SheetClaimResponse], description: 'The latest claims' })
  claims: SheetClaimResponse[];

  @ApiProperty({ type: [SheetPaymentResponse], description: 'The latest credits' })
  payments: SheetPaymentResponse[];
}
