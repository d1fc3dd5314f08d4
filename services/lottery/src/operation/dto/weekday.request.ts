import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';

export class WeekdayRequest {
  @ApiProperty({ example: 'XSMN-HCM' })
  @Matches(/^[A-Z0-9_-]{2,20}$/)
  gameId: string;

  @ApiProperty({ type: [Number], description: '0 is Sunday; none: no draws from then on', example: [1, 6] })
  @IsArray()
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(6, { each: true })
  weekdays: number[];

  @ApiProperty({ example: '2026-12-21', description: 'A day after the last one with a draw on the calendar' })
  @Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  validFrom: string;

  /** As it was read; 0 for a game whose days have not been changed. */
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  version: number;

  @IsString()
  @Length(3, 200)
  reason: string;
}
