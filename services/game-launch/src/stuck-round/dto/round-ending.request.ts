import { IsIn, IsString, Length } from 'class-validator';
import { IsMoney } from '#libs/money';
import { Optional } from '#libs/platform';

export const roundEndings = ['SETTLED', 'VOID'] as const;
export type RoundEnding = (typeof roundEndings)[number];

export class RoundEndingRequest {
  @IsIn(roundEndings) state!: RoundEnding;
  /** All that the round pays, stakes included; of a settled round alone. */
  @Optional() @IsMoney({ min: 0n, max: 10n ** 15n }) payout?: string;
  @IsString() @Length(1, 500) reason!: string;
}
