import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ImageCaptchaAnswer } from '../../captcha/dto/image-captcha-answer.request.js';
import { SliderCaptchaAnswer } from '../../captcha/dto/slider-captcha-answer.request.js';
import { WorkAnswer } from '../../captcha/dto/work-answer.request.js';

const byPassword = (request: LoginRequest) => request.type !== 'sms';

export class LoginRequest {
  /** `''` is sent after a reset by phone, with a user name or number and a password. */
  @IsIn(['username', 'sms', ''])
  type: 'username' | 'sms' | '';

  @IsOptional()
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

  @IsOptional()
  @IsString()
  @MaxLength(32)
  mobileNum?: string;

  @IsOptional()
  @IsString()
  @MaxLength(8)
  countryDialingCode?: string;

  @IsOptional()
  @IsString()
  @MaxLength(255)
  verificationCode?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => ImageCaptchaAnswer)
  captcha?: ImageCaptchaAnswer;

  @IsOptional()
  @ValidateNested()
  @Type(() => SliderCaptchaAnswer)
  sliderCaptcha?: SliderCaptchaAnswer;

  /** In place of the slider. */
  @IsOptional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  workProof?: WorkAnswer;

  /** In place of the picture. */
  @IsOptional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  captchaWork?: WorkAnswer;

  @IsOptional()
  @IsBoolean()
  remember?: boolean;

  /** The external phone service's channel and its identity token. */
  @IsOptional()
  @IsIn(['sms'])
  firebaseChannel?: 'sms';

  @IsOptional()
  @IsString()
  @MaxLength(4096)
  idToken?: string;
}
