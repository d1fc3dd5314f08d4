import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class FundPasswordRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(256)
  fundPassword: string;
}
