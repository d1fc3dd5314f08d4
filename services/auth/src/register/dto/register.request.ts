import { IsString, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';
import { RegistrationFields } from './registration.fields.js';

export class RegisterRequest extends RegistrationFields {
  @IsString()
  @MaxLength(64)
  username: string;

  @IsString()
  @MaxLength(256)
  password: string;

  @IsString()
  @MaxLength(256)
  confirmPassword: string;
}

/**
 * By mobile number. The user name is generated if absent; the password may be chosen later if the brand
 * permits it.
 */
export class RegisterMobileRequest extends RegistrationFields {
  @Optional()
  @IsString()
  @MaxLength(64)
  username?: string;

  @Optional()
  @IsString()
  @MaxLength(256)
  password?: string;

  @Optional()
  @IsString()
  @MaxLength(256)
  confirmPassword?: string;
}
