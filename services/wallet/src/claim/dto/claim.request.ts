import { IsString, IsUUID, Length } from 'class-validator';

export class ClaimParams {
  @IsUUID()
  claimId!: string;
}

export class WriteOffRequest {
  @IsString()
  @Length(1, 500)
  reason!: string;
}
