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
import type { SessionUse } from '../exclusion.repository.js';

const periods = ['day', 'week', 'month'] as const;

export class ExclusionParameter {
  @IsUUID()
  memberId: string;
}

export class ExclusionRequest {
  /** Without it for ever. */
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
  /** One of each period at most; what is not named is lifted. */
  @ApiProperty({ type: [SessionLimitRequest], maxItems: 3 })
  @IsArray()
  @ArrayMaxSize(3)
  @ArrayUnique((limit: SessionLimitRequest | null) => limit?.period)
  @ValidateNested({ each: true })
  @Type(() => SessionLimitRequest)
  limits: SessionLimitRequest[];
}

export class SessionUseResponse {
  @ApiProperty({ enum: periods })
  period: (typeof periods)[number];

  @ApiProperty({ type: 'integer' })
  minutes: number;

  @ApiProperty({ type: 'integer' })
  usedMinutes: number;

  @ApiProperty({ format: 'date-time' })
  resetsAt: string;

  static of({ period, minutes, usedMs, resetsAt }: SessionUse): SessionUseResponse {
    return { period, minutes, usedMinutes: Math.floor(usedMs / 60_000), resetsAt: resetsAt.toISOString() };
  }
}
