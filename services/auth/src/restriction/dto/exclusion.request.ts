import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { describeFromValidation } from '#libs/platform';

export const periods = ['day', 'week', 'month'] as const;

export class ExclusionParameter {
  @IsUUID()
  memberId: string;
}

export class ExclusionRequest {
  /** Without it the exclusion is permanent. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  until?: string;
}

class SessionLimitRequest {
  @IsIn(periods)
  period: (typeof periods)[number];

  @IsInt()
  @Min(0)
  @Max(44_640)
  minutes: number;
}
describeFromValidation(SessionLimitRequest);

export class SessionLimitsRequest {
  /** One of each period at most; a period that is not named is unlimited. */
  @ApiProperty({ type: [SessionLimitRequest], maxItems: 3 })
  @IsArray()
  @ArrayMaxSize(3)
  @ArrayUnique((limit: SessionLimitRequest | null) => limit?.period)
  @ValidateNested({ each: true })
  @Type(() => SessionLimitRequest)
  limits: SessionLimitRequest[];
}
