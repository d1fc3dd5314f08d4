import { IsNotEmpty, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

const Secret = (): PropertyDecorator => (target, property) => {
  for (const rule of [IsString(), IsNotEmpty(), MaxLength(256)]) rule(target, property);
};

export class ChangePasswordRequest {
  /** Not required if the present password was never the member's own (`firstTimeLogin`). */
  @Optional()
  @IsString()
  @MaxLength(256)
  oldPassword?: string;

  /** For the first password of an account opened by number: the code sent to it. */
  @Optional()
  @IsString()
  @MaxLength(255)
  verificationCode?: string;

  @Secret()
  newPassword: string;

  @Secret()
  confirmNewPassword: string;
}

/** Form-urlencoded, as the site sends it. */
export class EmailResetRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(255)
  email: string;
}

export class LinkResetRequest {
  /** From the link of the e-mail. */
  @Matches(/^[\w-]{43}$/)
  token: string;

  @Secret()
  newPassword: string;

  @Secret()
  confirmNewPassword: string;
}

export class PhoneResetRequest {
  @Secret()
  newPassword: string;

  @Optional()
  @IsString()
  @MaxLength(256)
  confirmNewPassword?: string;

  @Optional()
  @IsString()
  @MaxLength(32)
  mobileNum?: string;

  @Optional()
  @IsString()
  @MaxLength(8)
  countryDialingCode?: string;

  @Optional()
  @IsString()
  @MaxLength(255)
  verificationCode?: string;

  /** The external phone service's channel, and its identity token in place of the code. */
  @Optional()
  @IsIn(['sms'])
  firebaseChannel?: 'sms';

  @Optional()
  @IsString()
  @MaxLength(4096)
  idToken?: string;
}
