import { IsString, IsUUID, Length, Matches } from 'class-validator';

export class AdjustmentRequest {
  @IsUUID()
  memberId!: string;

  /** What the member gains; with a minus what is taken. */
  @Matches(/^-?(0|[1-9]\d{0,11})\.\d{2}$/)
  amount!: string;

  @IsString()
  @Length(1, 500)
  reason!: string;
}
