import { IsBoolean, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

/** What is sealed inside: the plaintext of the JWE. */
export class FundPasswordProof {
  @IsString()
  @IsNotEmpty()
  @MaxLength(256)
  fundPassword: string;

  /** Of the authenticator app, or a recovery code. */
  @Optional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  factorCode?: string;
}

export class VerifyFundPasswordRequest {
  /** As the member sent it: a compact JWE. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(4096)
  fundPassword: string;

  /** Whether a member with an authenticator has to give its code as well. */
  @IsBoolean()
  secondFactor: boolean;
}
