import { ApiProperty } from '@nestjs/swagger';
import type { AccountType } from '#libs/auth';

export class RegisterResponse {
  @ApiProperty({ type: String, nullable: true, description: 'null unless `login` was asked for' })
  token: string | null;

  @ApiProperty({ format: 'uuid' })
  memberId: string;

  @ApiProperty()
  account: string;

  @ApiProperty({ enum: [0, 1, 41, 42] })
  type: AccountType;

  @ApiProperty()
  firstTimeLogin: boolean;

  @ApiProperty()
  passwordExpired: boolean;
}
