import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export class SmsCodeRequest {
  @IsOptional()
  @IsString()
  @MaxLength(32)
  mobileNum?: string;

  @IsOptional()
  @IsString()
  @MaxLength(8)
  countryDialingCode?: string;
}

export class RegisterSmsCodeRequest {
  @IsOptional()
  @IsString()
  @MaxLength(32)
  mobileNo?: string;

  @IsOptional()
  @IsString()
  @MaxLength(8)
  countryDialingCode?: string;

  /** The tab of the registration form. */
  @IsOptional()
  @IsIn(['username', 'mobile'])
  regType?: 'username' | 'mobile';
}
