import { IsInt, Max, Min } from 'class-validator';
import { AsNumber } from '#libs/config';

/** Intervals of the background jobs that follow the postings, in milliseconds. */
export class JobsConfig {
  @AsNumber()
  @IsInt()
  @Min(1_000)
  @Max(3_600_000)
  rollupEveryMs = 5_000;

  @AsNumber()
  @IsInt()
  @Min(1_000)
  @Max(3_600_000)
  auditEveryMs = 2_000;

  @AsNumber()
  @IsInt()
  @Min(1_000)
  @Max(3_600_000)
  hashChainEveryMs = 2_000;
}
