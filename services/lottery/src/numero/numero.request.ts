import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** Popular games are 20 at the most, Vietnam's numeros 100. */
export const popularCount = 20;
export const numeroCount = 100;

export class CountQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(numeroCount)
  count?: number;
}
