import { IsBoolean, IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { Optional, OrNull } from '#libs/platform';
import { IsMoney } from '#libs/money';
import {
  exclusionMonths,
  limitKinds,
  limitPeriods,
  type ExclusionKind,
  type LimitKind,
  type LimitPeriod,
} from '../gaming.rules.js';

export class InternalMemberParameter {
  @IsUUID()
  memberId: string;
}

export class LimitParameter {
  @IsIn(limitKinds)
  kind: LimitKind;

  @IsIn(limitPeriods)
  period: LimitPeriod;
}

export class LimitRequest {
  /** For DEPOSIT, LOSS and WAGER. */
  @Optional()
  @IsMoney({ max: 10n ** 14n })
  amount?: string;

  /** For SESSION. */
  @Optional()
  @IsInt()
  @Min(5)
  @Max(44_640)
  minutes?: number;
}

export class ExclusionRequest {
  @IsIn(['COOL_OFF', 'SELF_EXCLUSION'])
  kind: ExclusionKind;

  /** Of a cool-off: 1 to 42. */
  @Optional()
  @IsInt()
  @Min(1)
  @Max(42)
  days?: number;

  /** Of a self-exclusion. */
  @Optional()
  @IsIn(exclusionMonths)
  months?: number;

  /** A permanent self-exclusion. */
  @Optional()
  @IsBoolean()
  permanent?: boolean;

  /** The member confirms that the exclusion is irrevocable. */
  @IsBoolean()
  confirmed: boolean;
}

export class RealityCheckRequest {
  /** null for none. */
  @OrNull()
  @IsInt()
  @Min(5)
  @Max(240)
  intervalMinutes?: number | null;
}

export class NoticesRequest {
  /** The prompt to set limits has been answered. */
  @Optional()
  @IsBoolean()
  limitsPrompt?: boolean;

  /** The facts on responsible gaming have been shown. */
  @Optional()
  @IsBoolean()
  facts?: boolean;
}
