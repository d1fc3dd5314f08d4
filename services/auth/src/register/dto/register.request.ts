import { IsOptional, IsString, MaxLength } from 'class-validator';
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
  @IsOptional()
  @IsString()
  @MaxLength(64)
  username?: string;

  @IsOptional()
  @IsString()
  @MaxLength(256)
  password?: string;

  @IsOptional()
  @IsString()
  @MaxLength(256)
  confirmPassword?: string;
}
