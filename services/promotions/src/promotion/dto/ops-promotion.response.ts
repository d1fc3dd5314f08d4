import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import type { Budget } from '../budget.repository.js';
import type { Enrolment } from '../enrolment.repository.js';
import type { PromotionChangeEntity } from '../promotion.entity.js';
import { promotionStates, type Promotion, type PromotionState } from '../promotion.rules.js';
import type { SimulatedCost } from '../simulation.repository.js';
import { EnrolmentResponse } from './promotion.response.js';
import { TextResponse } from '../../text/localized-text.js';

const amountOrNull = (amount: bigint | null | undefined): string | null =>
  amount == null ? null : formatMoney(amount);

export class OpsPromotionResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ enum: promotionStates })
  state: PromotionState;

  @ApiProperty()
  kind: string;

  @ApiProperty()
  category: string;

  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty({ type: TextResponse })
  summary: TextResponse;

  @ApiProperty({ type: TextResponse })
  terms: TextResponse;

  @ApiProperty()
  claimMode: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt: string | null;

  @ApiProperty({ type: Object })
  audience: object;

  @ApiProperty({ type: Object })
  formula: object;

  @ApiProperty({ type: Object })
  rollover: object;

  @ApiProperty()
  merchantCode: string;

  @ApiProperty()
  claimDays: number;

  @ApiProperty({ type: Number, nullable: true })
  perDay: number | null;

  @ApiProperty({ type: Number, nullable: true })
  perMember: number | null;

  @ApiProperty({ type: String, nullable: true })
  exclusiveGroup: string | null;

  @ApiProperty()
  strict: boolean;

  @ApiProperty()
  reapply: boolean;

  @ApiProperty()
  rank: number;

  @ApiProperty()
  version: number;

  @ApiProperty({ type: String, nullable: true })
  budget: string | null;

  @ApiProperty({ type: String, nullable: true })
  budgetLeft: string | null;

  @ApiProperty({ type: Number, nullable: true })
  stock: number | null;

  @ApiProperty({ type: Number, nullable: true })
  stockLeft: number | null;

  static of(promotion: Promotion, budget: Budget | undefined): OpsPromotionResponse {
    const { id, state, kind, category, claimMode, audience, formula, rollover, version } = promotion;
    const { merchantCode, claimDays, perDay, perMember, exclusiveGroup, strict, reapply, rank } = promotion;
    return {
      ...{ merchantCode, claimDays, perDay, perMember, exclusiveGroup, strict, reapply, rank },
      ...{ id, state, kind, category, claimMode, audience, formula, rollover, version },
      title: TextResponse.of(promotion.title),
      summary: TextResponse.of(promotion.summary),
      terms: TextResponse.of(promotion.terms),
      startsAt: promotion.startsAt.toISOString(),
      endsAt: promotion.endsAt?.toISOString() ?? null,
      ...{ budget: amountOrNull(budget?.budget), budgetLeft: amountOrNull(budget?.budgetLeft) },
      ...{ stock: budget?.stock ?? null, stockLeft: budget?.stockLeft ?? null },
    };
  }
}

export class OpsPromotionPage extends PageResponse(OpsPromotionResponse) {}

export class ReviewResponse extends EnrolmentResponse {
  @ApiProperty()
  memberId: string;

  @ApiProperty()
  riskScore: number;

  @ApiProperty({ type: [String] })
  riskReasons: string[];

  @ApiProperty({ type: String, nullable: true, description: 'What the member wrote with the claim' })
  remark: string | null;

  @ApiProperty({ type: [String], description: 'Names of the pictures that came with the claim' })
  pictures: string[];

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  static override of(enrolment: Enrolment, pictures: string[] = []): ReviewResponse {
    const { memberId, riskScore, riskReasons, remark, createdAt } = enrolment;
    return {
      ...EnrolmentResponse.of(enrolment),
      ...{ memberId, riskScore, riskReasons, remark, pictures, createdAt: createdAt.toISOString() },
    };
  }
}

export class ReviewPage extends PageResponse(ReviewResponse) {}

export class SimulationResponse {
  @ApiProperty({ description: 'False for kinds whose cost does not follow from recorded days' })
  supported: boolean;

  @ApiProperty()
  members: number;

  @ApiProperty()
  rewards: number;

  @ApiProperty({ example: '12500000.00' })
  cost: string;

  static of(found: SimulatedCost | undefined): SimulationResponse {
    const { members, rewards, cost } = found ?? { members: 0, rewards: 0, cost: 0n };
    return { supported: found !== undefined, members, rewards, cost: formatMoney(cost) };
  }
}

export class PromotionVersionResponse {
  @ApiProperty()
  version: number;

  @ApiProperty({ type: Object })
  change: object;

  @ApiProperty({ type: String, nullable: true })
  changedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  static of({ version, change, changedBy, changedAt }: PromotionChangeEntity): PromotionVersionResponse {
    return { version, change, changedBy, changedAt: changedAt.toISOString() };
  }
}
