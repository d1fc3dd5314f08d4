import { ApiProperty } from '@nestjs/swagger';
import type { AccountType } from '#libs/auth';

export class LoginResponse {
  @ApiProperty()
  token: string;

  @ApiProperty({ enum: [0, 1, 2, 41, 42] })
  type: AccountType;

  @ApiProperty({ description: 'the password was given by somebody else and has to be changed' })
  firstTimeLogin: boolean;

  @ApiProperty({ description: 'the password has become one that everybody tries, or was declared expired' })
  passwordExpired: boolean;

  @ApiProperty({ description: 'the password is a well-known default' })
  passwordKnownDefault: boolean;

  @ApiProperty({ description: 'the change-password modal is to open before anything else' })
  forcePasswordChange: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'the login before this one',
  })
  lastLoginAt: string | null;
}

export class FreePlayResponse {
  @ApiProperty()
  token: string;

  @ApiProperty({ enum: [4] })
  type: 4;
}
