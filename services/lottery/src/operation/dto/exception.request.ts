import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { Optional } from '#libs/platform';
import { exceptionKinds, type ExceptionKind } from '../exception.rules.js';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Which days, of which games, and how they differ. */
export class ExceptionDaysRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique()
  @Matches(/^[A-Z0-9_-]{2,20}$/, { each: true })
  gameIds: string[];

  @ApiProperty({ example: '2026-11-21', description: 'The first day' })
  @Matches(day)
  from: string;

  @ApiProperty({ example: '2026-11-21', description: 'The last day, at most 30 after the first' })
  @Matches(day)
  to: string;

  @IsIn(exceptionKinds)
  kind: ExceptionKind;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 1_439,
    required: false,
    description: 'Minutes after local midnight; not for SKIP',
  })
  @Optional()
  @IsInt()
  @Min(0)
  @Max(1_439)
  drawMinutes?: number;
}

export class ExceptionsRequest extends ExceptionDaysRequest {
  @IsString()
  @Length(3, 200)
  reason: string;
}
