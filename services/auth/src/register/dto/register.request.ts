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

/** By mobile number: without a user name one is made; without a password (where the brand allows it) one is chosen later. */
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
