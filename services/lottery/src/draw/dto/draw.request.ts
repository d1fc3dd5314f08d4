import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Optional } from '#libs/platform';

const gameCode = /^[A-Z0-9_-]{2,32}$/;
const numeroForm = /^\d{8}(-\d{1,4})?$/;

export class GameQuery {
  @ApiProperty({ example: 'SEN60' })
  @Matches(gameCode)
  gameId: string;
}

export class GameParameter {
  @Matches(gameCode)
  gameId: string;
}

export class DrawParameter extends GameParameter {
  @Matches(numeroForm)
  numero: string;
}

export class ResultsQuery {
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000)
  page = 0;

  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  size = 20;
}

export class HotGapQuery {
  /** How many of the last draws are looked at. */
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  size = 100;
}

export class ChainQuery {
  @ApiProperty({ type: Number, required: false, description: 'First position' })
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  from = 1;

  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  size = 500;
}
