import { IsString, IsUUID, Length } from 'class-validator';

export class DepositParams {
  @IsUUID()
  depositId!: string;
}

export class DepositReversalRequest {
  @IsString()
  @Length(1, 500)
  reason!: string;
}
