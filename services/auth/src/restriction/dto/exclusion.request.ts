import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsIn, IsInt, IsISO8601, IsUUID, Max, Min } from 'class-validator';
import { describeFromValidation, ListOf, Optional } from '#libs/platform';

export const periods = ['day', 'week', 'month'] as const;

export class ExclusionParameter {
  @IsUUID()
  memberId: string;
}

export class ExclusionRequest {
  /** Without it the exclusion is permanent. */
  @Optional()
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
  @ArrayMaxSize(3)
  @ArrayUnique((limit: SessionLimitRequest | null) => limit?.period)
  @ListOf(() => SessionLimitRequest)
  limits: SessionLimitRequest[];
}
