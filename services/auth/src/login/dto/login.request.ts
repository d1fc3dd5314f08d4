import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Optional } from '#libs/platform';
import { ImageCaptchaAnswer } from '../../captcha/dto/image-captcha-answer.request.js';
import { SliderCaptchaAnswer } from '../../captcha/dto/slider-captcha-answer.request.js';
import { WorkAnswer } from '../../captcha/dto/work-answer.request.js';

const byPassword = (request: LoginRequest) => request.type !== 'sms';

export class LoginRequest {
  /** `''` is sent after a reset by phone, with a user name or number and a password. */
  @IsIn(['username', 'sms', ''])
  type: 'username' | 'sms' | '';

  @Optional()
  @IsIn(['member', 'agent'])
  as?: 'member' | 'agent';

  @ValidateIf(byPassword)
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username: string;

  @ValidateIf(byPassword)
  @IsString()
  @IsNotEmpty()
  @MaxLength(256)
  password: string;

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

  @Optional()
  @ValidateNested()
  @Type(() => ImageCaptchaAnswer)
  captcha?: ImageCaptchaAnswer;

  @Optional()
  @ValidateNested()
  @Type(() => SliderCaptchaAnswer)
  sliderCaptcha?: SliderCaptchaAnswer;

  /** In place of the slider. */
  @Optional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  workProof?: WorkAnswer;

  /** In place of the picture. */
  @Optional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  captchaWork?: WorkAnswer;

  @Optional()
  @IsBoolean()
  remember?: boolean;

  /** The external phone service's channel and its identity token. */
  @Optional()
  @IsIn(['sms'])
  firebaseChannel?: 'sms';

  @Optional()
  @IsString()
  @MaxLength(4096)
  idToken?: string;
}
