import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import { rolloverStatuses, type RolloverStatus } from '../../payment/bonus.client.js';
import type { Enrolment } from '../enrolment.repository.js';
import { enrolmentStatuses, type EnrolmentStatus } from '../lifecycle.rules.js';
import type { Offer, OfferCycle } from '../offer.service.js';
import {
  claimModes,
  promotionCategories,
  promotionKinds,
  rolloverModes,
  type ClaimMode,
  type Promotion,
  type PromotionCategory,
  type PromotionKind,
  type RolloverMode,
} from '../promotion.rules.js';
import { TextResponse } from '../../text/localized-text.js';

export class RolloverTermsResponse {
  @ApiProperty({ enum: rolloverModes })
  mode: RolloverMode;

  @ApiProperty({ example: '20' })
  multiplier: string;

  @ApiProperty({ type: Number, nullable: true })
  expiryDays: number | null;

  @ApiProperty({ type: [String], nullable: true, description: 'The only categories that count; null: all' })
  categories: string[] | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Multiple of the reward that may be kept' })
  maxCashOutTimes: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'A bet with a larger stake does not count' })
  maxBet: string | null;
}

export class PromotionCycleResponse {
  @ApiProperty()
  cycleKey: string;

  @ApiProperty({ enum: enrolmentStatuses })
  status: EnrolmentStatus;

  @ApiProperty({ enum: ['MONEY', 'COUNT'] })
  unit: 'MONEY' | 'COUNT';

  @ApiProperty({ example: '400000.00' })
  value: string;

  @ApiProperty({ example: '1000000.00' })
  target: string;

  @ApiProperty({ example: '8000.00' })
  reward: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day on which it can be claimed',
  })
  claimUntil: string | null;

  static of({
    cycleKey,
    status,
    unit,
    value,
    target,
    reward,
    claimUntil,
  }: OfferCycle): PromotionCycleResponse {
    const written = (amount: bigint) => (unit === 'MONEY' ? formatMoney(amount) : String(amount));
    return {
      cycleKey,
      status,
      unit,
      value: written(value),
      target: written(target),
      reward: formatMoney(reward),
      claimUntil,
    };
  }
}

export class EnrolmentResponse {
  @ApiProperty()
  id: string;

  @ApiProperty()
  promotionId: string;

  @ApiProperty()
  cycleKey: string;

  @ApiProperty({ enum: enrolmentStatuses })
  status: EnrolmentStatus;

  @ApiProperty({ example: '1500000.00' })
  reward: string;

  @ApiProperty({ example: '70000000.00', description: 'Turnover that the reward requires' })
  required: string;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was rejected' })
  reason: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  claimBy: string | null;

  static of(enrolment: Enrolment): EnrolmentResponse {
    const { id, promotionId, cycleKey, status, reward, required, reason, claimBy } = enrolment;
    return {
      ...{ id, promotionId, cycleKey, status, reason },
      ...{ reward: formatMoney(reward), required: formatMoney(required) },
      claimBy: claimBy?.toISOString() ?? null,
    };
  }
}

export class PromotionResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ enum: promotionCategories })
  category: PromotionCategory;

  @ApiProperty({ enum: promotionKinds })
  kind: PromotionKind;

  @ApiProperty({ enum: enrolmentStatuses })
  status: EnrolmentStatus;

  @ApiProperty({ description: 'False if the member is not in the audience' })
  eligible: boolean;

  @ApiProperty({ description: 'True if all rewards have been given away or are promised' })
  exhausted: boolean;

  @ApiProperty({ enum: claimModes })
  claimMode: ClaimMode;

  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty({ type: TextResponse })
  summary: TextResponse;

  @ApiProperty({ type: TextResponse })
  terms: TextResponse;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt: string | null;

  @ApiProperty({ type: RolloverTermsResponse })
  rollover: RolloverTermsResponse;

  @ApiProperty({ type: String, nullable: true, description: 'Deposits from here on count' })
  minDeposit: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Millionths of the deposit' })
  ratePpm: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The most that one reward can be' })
  largestReward: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Rewards left; null: without limit' })
  stockLeft: number | null;

  @ApiProperty({ type: Number, nullable: true })
  stock: number | null;

  @ApiProperty({ type: [PromotionCycleResponse] })
  cycles: PromotionCycleResponse[];

  @ApiProperty({ type: EnrolmentResponse, nullable: true })
  enrolment: EnrolmentResponse | null;

  static of({ promotion, status, eligible, exhausted, cycles, enrolment, budget }: Offer): PromotionResponse {
    const { id, category, kind, claimMode, startsAt, endsAt, rollover } = promotion;
    return {
      ...{ id, category, kind, status, eligible, exhausted, claimMode, ...figuresOf(promotion) },
      title: TextResponse.of(promotion.title),
      summary: TextResponse.of(promotion.summary),
      terms: TextResponse.of(promotion.terms),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      rollover: {
        ...{ mode: rollover.mode, multiplier: rollover.multiplier, expiryDays: rollover.expiryDays ?? null },
        categories: rollover.categories ?? null,
        maxCashOutTimes: rollover.maxCashOutTimes ?? null,
        maxBet: rollover.maxBet ?? null,
      },
      stockLeft: budget?.stockLeft ?? null,
      stock: budget?.stock ?? null,
      cycles: cycles.map(PromotionCycleResponse.of),
      enrolment: enrolment ? EnrolmentResponse.of(enrolment) : null,
    };
  }
}

function figuresOf(
  promotion: Promotion,
): Pick<PromotionResponse, 'minDeposit' | 'ratePpm' | 'largestReward'> {
  const none = { minDeposit: null, ratePpm: null, largestReward: null };
  switch (promotion.kind) {
    case 'FIRST_DEPOSIT':
    case 'RELOAD': {
      const { minDeposit, ratePpm, cap } = promotion.formula;
      return { minDeposit, ratePpm, largestReward: cap };
    }
    case 'RESCUE':
      return {
        ...none,
        ratePpm: promotion.formula.ratesPpm.at(-1) ?? null,
        largestReward: promotion.formula.cap,
      };
    case 'FREE_CREDIT':
    case 'DOWNLOAD':
    case 'NEW_PLAYER':
      return { ...none, largestReward: promotion.formula.amount };
    case 'RANK_GIFT':
      return { ...none, largestReward: promotion.formula.gifts.at(-1)?.amount ?? null };
    case 'REFERRAL':
      return { ...none, minDeposit: promotion.formula.minDeposit, largestReward: promotion.formula.referrer };
    case 'LEADERBOARD':
      return { ...none, largestReward: promotion.formula.prizes[0]?.reward ?? null };
    default:
      return none;
  }
}

export class AvailableTypeResponse {
  @ApiProperty({ enum: promotionKinds })
  type: PromotionKind;

  @ApiProperty()
  count: number;

  @ApiProperty()
  enabled: boolean;
}

/** What waits for the member; the header and the member centre show it as badges. */
export class AvailablePromotionsResponse {
  @ApiProperty()
  availablePromoCount: number;

  @ApiProperty({ type: [AvailableTypeResponse] })
  types: AvailableTypeResponse[];

  static of(counts: ReadonlyMap<PromotionKind, number>): AvailablePromotionsResponse {
    const types = promotionKinds.map((type) => ({
      type,
      count: counts.get(type) ?? 0,
      enabled: counts.has(type),
    }));
    return { availablePromoCount: types.reduce((sum, { count }) => sum + count, 0), types };
  }
}

export class BonusResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty({ example: '1500000.00' })
  amount: string;

  @ApiProperty({ example: '70000000.00', description: 'Turnover that it requires' })
  required: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Turnover counted so far; null if the wallet did not answer',
  })
  done: string | null;

  @ApiProperty({ enum: ['REQUESTED', 'CREDITED', 'REFUSED'] })
  status: 'REQUESTED' | 'CREDITED' | 'REFUSED';

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'By which it is given up; null without a requirement',
  })
  rolloverId: string | null;

  @ApiProperty({ enum: rolloverStatuses, nullable: true, type: String })
  rolloverStatus: RolloverStatus | null;

  @ApiProperty({ example: '0.00', description: 'What its end took' })
  taken: string;

  @ApiProperty({ example: '0.00', description: "What its end left as the member's own" })
  kept: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class BonusPageResponse extends PageResponse(BonusResponse) {}
