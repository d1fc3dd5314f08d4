import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Optional } from '#libs/platform';

/** At most 20 popular games and 100 Vietnamese numeros are returned. */
export const popularCount = 20;
export const numeroCount = 100;

export class CountQuery {
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(numeroCount)
  count?: number;
}
