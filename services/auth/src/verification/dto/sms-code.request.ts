import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { WorkAnswer } from '../../captcha/dto/work-answer.request.js';

export class SmsCodeRequest {
  @IsOptional()
  @IsString()
  @MaxLength(32)
  mobileNum?: string;

  @IsOptional()
  @IsString()
  @MaxLength(8)
  countryDialingCode?: string;

  /** Required unless captchas are off: a text message costs money. */
  @IsOptional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  workProof?: WorkAnswer;
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

  /** Required unless captchas are off: a text message costs money. */
  @IsOptional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  workProof?: WorkAnswer;
}
