import {
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsMoney } from '#libs/money';
import { directions, PageQuery, Optional, type Direction } from '#libs/platform';
import { riskCodes, type RiskCode } from '../risk.rules.js';
import { withdrawalStatuses, type WithdrawalStatus } from '../withdrawal.rules.js';
import { withdrawalSorts, type QueueOrder } from '../withdrawal.repository.js';
import { resolutions, type DisputeResolution } from '../withdrawal-review.service.js';

export class WithdrawalParams {
  @IsUUID()
  id!: string;
}

export class ProofParams extends WithdrawalParams {
  @Matches(/^[A-Za-z0-9_-]{32}\.(png|jpg)$/)
  picture!: string;
}

export class CreateWithdrawalRequest {
  @IsUUID()
  accountId!: string;

  @IsMoney()
  amount!: string;
}

export class WithdrawalQueueQuery extends PageQuery {
  /** By default what waits for a decision, or any of a search. */
  @Optional()
  @IsIn(withdrawalStatuses)
  status?: WithdrawalStatus;

  /** The id of the order, of one of its payouts or of the member, or the number of the channel's notice. */
  @Optional()
  @IsString()
  @MaxLength(120)
  search?: string;

  /** By age if absent. */
  @Optional()
  @IsIn(withdrawalSorts)
  sort?: QueueOrder['sort'];

  /** `desc` if absent; of the age it is the oldest order first. */
  @Optional()
  @IsIn(directions)
  direction?: Direction;
}

export class DecisionRequest {
  @IsString()
  @Length(1, 500)
  note!: string;
}

export class RejectionRequest extends DecisionRequest {
  /** Stable code that the member's message carries. */
  @Matches(/^[A-Z][A-Z_]{1,62}$/)
  reason!: string;
}

export class ResolutionRequest extends DecisionRequest {
  @IsIn(resolutions)
  resolution!: DisputeResolution;
}

export class RiskRuleParams {
  @IsIn(riskCodes)
  code!: RiskCode;
}

export class RiskRuleRequest {
  @IsInt()
  @Min(0)
  @Max(1000)
  points!: number;

  /** A whole number; of an amount, minor units. */
  @Matches(/^(0|[1-9]\d{0,14})$/)
  threshold!: string;

  @IsBoolean()
  enabled!: boolean;

  /** As it was read. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version!: number;

  @IsString()
  @Length(1, 500)
  reason!: string;
}

/** Notice of a payout channel. */
export class PayoutNoticeRequest {
  @Matches(/^[\x21-\x7e]{1,64}$/)
  noticeId!: string;

  @IsUUID()
  payoutNo!: string;

  @IsIn(['PAID', 'FAILED', 'RETURNED'])
  outcome!: 'PAID' | 'FAILED' | 'RETURNED';

  /** Minor units; zero if nothing was paid. */
  @Matches(/^(0|[1-9]\d{0,14})$/)
  amount!: string;

  /** Of a return: the notice of the payment that came back. */
  @Optional()
  @Matches(/^[\x21-\x7e]{1,64}$/)
  refersTo?: string;
}
