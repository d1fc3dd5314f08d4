import { Optional } from '../../http/optional.decorator.js';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

export class ReplayRequest {
  /** The `next` of the page before; absent: from the beginning. */
  @Optional()
  @IsString()
  @MaxLength(200)
  after?: string;

  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(5_000)
  limit: number = 500;
}
