import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsMoney } from '#libs/money';
import { describeFromValidation, largestInteger } from '#libs/platform';

export class GiftParameter {
  @IsIn(['WEEKLY', 'MONTHLY'])
  kind: 'WEEKLY' | 'MONTHLY';
}

export class VipMemberParameter {
  @IsUUID()
  memberId: string;
}

export class RankParameter {
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(99)
  level: number;
}

export class VipLevelRequest {
  @IsInt()
  @Min(0)
  @Max(99)
  level: number;

  @IsBoolean()
  locked: boolean;

  @IsString()
  @Length(1, 200)
  reason: string;
}

export class NameRequest {
  @IsString()
  @Length(1, 64)
  vi: string;

  @IsString()
  @Length(1, 64)
  en: string;
}
describeFromValidation(NameRequest);

export class RankRequest {
  @IsDefined()
  @ValidateNested()
  @Type(() => NameRequest)
  name: NameRequest;

  @IsMoney({ min: 0n })
  depositSum: string;

  @IsMoney({ min: 0n })
  betSum: string;

  @IsMoney({ min: 0n })
  keepBet: string;

  @IsMoney({ min: 0n })
  upgradeGift: string;

  @IsMoney({ min: 0n })
  weeklyGift: string;

  @IsMoney({ min: 0n })
  monthlyGift: string;

  /** Valid bet of the week that the weekly gift asks. */
  @IsMoney({ min: 0n })
  weeklyBet: string;

  /** Valid bet of the month that the monthly gift asks. */
  @IsMoney({ min: 0n })
  monthlyBet: string;

  @IsInt()
  @Min(0)
  @Max(100_000)
  rebatePpm: number;

  /** The version that the operator saw. */
  @IsInt()
  @Min(1)
  @Max(largestInteger)
  version: number;
}
