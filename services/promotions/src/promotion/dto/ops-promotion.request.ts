import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsISO8601,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { rateCategories } from '../../rate/rate.rules.js';
import { IsMoney, parseMoney } from '#libs/money';
import { describeFromValidation, largestInteger, Optional } from '#libs/platform';
import { writtenText } from '../../text/localized-text.js';
import type { Draft, Totals } from '../editor.service.js';
import {
  claimModes,
  promotionCategories,
  promotionKinds,
  promotionStates,
  rolloverModes,
  type ClaimMode,
  type PromotionCategory,
  type PromotionKind,
  type PromotionState,
  type RolloverMode,
} from '../promotion.rules.js';

export class TextRequest {
  @IsString()
  @Length(1, 5000)
  vi: string;

  @IsString()
  @Length(1, 5000)
  en: string;

  @Optional()
  @IsString()
  @Length(1, 5000)
  zh?: string;

  @Optional()
  @IsString()
  @Length(1, 5000)
  th?: string;

  @Optional()
  @IsString()
  @Length(1, 5000)
  id?: string;

  @Optional()
  @IsString()
  @Length(1, 5000)
  pt?: string;

  @Optional()
  @IsString()
  @Length(1, 5000)
  ja?: string;
}
describeFromValidation(TextRequest);

export class AudienceRequest {
  @Optional()
  @IsInt()
  @Min(0)
  @Max(99)
  minLevel?: number;

  @Optional()
  @IsInt()
  @Min(0)
  @Max(99)
  maxLevel?: number;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(3650)
  registeredWithinDays?: number;

  @Optional()
  @IsBoolean()
  bonusContact?: boolean;
}
describeFromValidation(AudienceRequest);

export class RolloverTermsRequest {
  @IsIn(rolloverModes)
  mode: RolloverMode;

  @Matches(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/)
  multiplier: string;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(366)
  expiryDays?: number;

  @Optional()
  @IsIn(rateCategories, { each: true })
  categories?: (typeof rateCategories)[number][];

  @Optional()
  @IsInt()
  @Min(1)
  @Max(1000)
  maxCashOutTimes?: number;

  /** A bet with a larger stake does not count. */
  @Optional()
  @IsMoney({ min: 100n, max: 10n ** 14n })
  maxBet?: string;
}
describeFromValidation(RolloverTermsRequest);

export class PromotionDraftRequest {
  @IsIn(promotionCategories)
  category: PromotionCategory;

  @IsIn(promotionKinds)
  kind: PromotionKind;

  @Optional()
  @IsString()
  @MaxLength(64)
  merchantCode?: string;

  @IsDefined()
  @ValidateNested()
  @Type(() => TextRequest)
  title: TextRequest;

  @IsDefined()
  @ValidateNested()
  @Type(() => TextRequest)
  summary: TextRequest;

  @IsDefined()
  @ValidateNested()
  @Type(() => TextRequest)
  terms: TextRequest;

  @IsIn(claimModes)
  claimMode: ClaimMode;

  @IsISO8601()
  startsAt: string;

  @Optional()
  @IsISO8601()
  endsAt?: string;

  @IsInt()
  @Min(0)
  @Max(366)
  claimDays: number;

  @IsDefined()
  @ValidateNested()
  @Type(() => AudienceRequest)
  audience: AudienceRequest;

  /** The fields that the kind asks for; amounts are decimal strings. */
  @IsObject()
  formula: Record<string, unknown>;

  @IsDefined()
  @ValidateNested()
  @Type(() => RolloverTermsRequest)
  rollover: RolloverTermsRequest;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(largestInteger)
  perDay?: number;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(largestInteger)
  perMember?: number;

  @Optional()
  @Matches(/^[a-z][a-z0-9-]{0,31}$/)
  exclusiveGroup?: string;

  @Optional()
  @IsBoolean()
  strict?: boolean;

  @Optional()
  @IsBoolean()
  reapply?: boolean;

  @Optional()
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  rank?: number;

  /** Everything that may be given away; absent: without limit. */
  @Optional()
  @IsMoney({ min: 0n })
  budget?: string;

  @Optional()
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  stock?: number;
}

export class PromotionChangeRequest extends PromotionDraftRequest {
  /** The version that the operator saw. */
  @IsInt()
  @Min(1)
  @Max(largestInteger)
  version: number;
}

export class PromotionStateRequest {
  @IsIn(promotionStates)
  state: PromotionState;

  @IsInt()
  @Min(1)
  @Max(largestInteger)
  version: number;
}

export class RefusalRequest {
  @IsString()
  @Length(1, 200)
  reason: string;
}

export class SimulationQuery {
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(90)
  days?: number;
}

export function draftOf(request: PromotionDraftRequest): { draft: Draft; totals: Totals } {
  const { budget, stock = null, startsAt, endsAt, title, summary, terms, formula, ...rest } = request;
  const draft = {
    ...{ merchantCode: '', perDay: null, perMember: null, exclusiveGroup: null },
    ...{ strict: false, reapply: false, rank: 0, ...rest, formula },
    ...{ title: writtenText(title), summary: writtenText(summary), terms: writtenText(terms) },
    startsAt: new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
  };
  return {
    draft: draft as unknown as Draft,
    totals: { budget: budget === undefined ? null : parseMoney(budget), stock },
  };
}
