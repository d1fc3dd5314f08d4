import { Type } from 'class-transformer';
import { IsIn, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Optional } from '#libs/platform';
import { WorkAnswer } from '../../captcha/dto/work-answer.request.js';

export class SmsCodeRequest {
  @Optional()
  @IsString()
  @MaxLength(32)
  mobileNum?: string;

  @Optional()
  @IsString()
  @MaxLength(8)
  countryDialingCode?: string;

  /** The act that the code is valid for: a login, or a reset of the password. Default `login`. */
  @Optional()
  @IsIn(['login', 'reset'])
  purpose?: 'login' | 'reset';

  /** Required unless captchas are off: a text message costs money. */
  @Optional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  workProof?: WorkAnswer;
}

export class RegisterSmsCodeRequest {
  @Optional()
  @IsString()
  @MaxLength(32)
  mobileNo?: string;

  @Optional()
  @IsString()
  @MaxLength(8)
  countryDialingCode?: string;

  /** The tab of the registration form. */
  @Optional()
  @IsIn(['username', 'mobile'])
  regType?: 'username' | 'mobile';

  /** Required unless captchas are off: a text message costs money. */
  @Optional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  workProof?: WorkAnswer;
}
