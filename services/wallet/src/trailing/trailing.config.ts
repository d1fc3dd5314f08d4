import { IsInt, Max, Min } from 'class-validator';
import { AsNumber } from '#libs/config';
import { BankChannelConfig } from '../bank-channel/bank-channel.config.js';

/** How often each of the jobs behind the postings looks for new ones, in milliseconds. */
export class TrailingConfig extends BankChannelConfig {
  @AsNumber()
  @IsInt()
  @Min(100)
  @Max(3_600_000)
  houseRollupEveryMs = 5_000;

  @AsNumber()
  @IsInt()
  @Min(100)
  @Max(3_600_000)
  auditEveryMs = 2_000;

  @AsNumber()
  @IsInt()
  @Min(100)
  @Max(3_600_000)
  sealEveryMs = 2_000;
}
