import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

const Secret = (): PropertyDecorator => (target, property) => {
  for (const rule of [IsString(), IsNotEmpty(), MaxLength(256)]) rule(target, property);
};

export class SetFundPasswordRequest {
  /** The login password; not required if the member has none yet. */
  @Optional()
  @IsString()
  @MaxLength(256)
  password?: string;

  @Secret()
  newFundPassword: string;

  @Secret()
  confirmFundPassword: string;
}

export class ChangeFundPasswordRequest {
  @Secret()
  oldFundPassword: string;

  @Secret()
  newFundPassword: string;

  @Secret()
  confirmFundPassword: string;
}

export class ResetFundPasswordRequest extends SetFundPasswordRequest {
  /** From the message that /wps/v2/fund-password/code sent. */
  @Secret()
  verificationCode: string;
}
