import { IsIn, IsInt, IsString, Length, Matches, Max, Min } from 'class-validator';
import type { ValidBetSettings } from '../../round/valid-bet.rules.js';

export class ValidBetSettingsRequest {
  /** Decimal odds below which a sports bet does not count, for instance "1.75". */
  @Matches(/^\d{1,3}(\.\d{1,6})?$/) minimumOdds!: string;
  /** Share of the outcomes above which a bet does not count, in millionths. */
  @IsInt() @Min(0) @Max(1_000_000) maximumCoverPpm!: number;
  @IsIn(['NET', 'ZERO']) bothSidesMode!: ValidBetSettings['bothSidesMode'];
  @IsIn(['RESULT', 'AT_RISK']) sportsMode!: ValidBetSettings['sportsMode'];
  /** As it was read. */
  @IsInt() @Min(0) @Max(2_147_483_647) version!: number;
  @IsString() @Length(1, 500) reason!: string;
}
