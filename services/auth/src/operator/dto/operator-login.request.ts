import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class OperatorLoginRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(256)
  password: string;

  /** Of the authenticator app, or a recovery code; mandatory. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(32)
  code: string;
}
