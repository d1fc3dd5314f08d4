import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ImageCaptchaAnswer } from '../../captcha/dto/image-captcha-answer.request.js';
import { SliderCaptchaAnswer } from '../../captcha/dto/slider-captcha-answer.request.js';
import { WorkAnswer } from '../../captcha/dto/work-answer.request.js';

const OptionalText =
  (longest = 255): PropertyDecorator =>
  (target, property) => {
    for (const rule of [IsOptional(), IsString(), MaxLength(longest)]) rule(target, property);
  };

/**
 * The specification's registration form. The brand's field rules decide which fields are used and what each
 * accepts.
 */
export abstract class RegistrationFields {
  /** "I am 18 or older and accept the terms." */
  @IsBoolean()
  agreement: boolean;

  @IsOptional()
  @ValidateNested()
  @Type(() => SliderCaptchaAnswer)
  sliderCaptcha?: SliderCaptchaAnswer;

  @IsOptional()
  @ValidateNested()
  @Type(() => ImageCaptchaAnswer)
  captcha?: ImageCaptchaAnswer;

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

  /** Opens a session at once. */
  @IsOptional()
  @IsBoolean()
  login?: boolean;

  @OptionalText()
  payeeName?: string;

  @OptionalText()
  nickname?: string;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  birthday?: string;

  @OptionalText()
  email?: string;

  @OptionalText()
  mobileNum?: string;

  @OptionalText(8)
  countryDialingCode?: string;

  @OptionalText()
  qqNum?: string;

  @OptionalText()
  line?: string;

  @OptionalText()
  whatsapp?: string;

  @OptionalText()
  facebook?: string;

  @OptionalText()
  zalo?: string;

  @OptionalText()
  wechat?: string;

  @OptionalText()
  idNumber?: string;

  @OptionalText()
  paymentPassword?: string;

  @OptionalText(64)
  recommenderId?: string;

  @OptionalText()
  verificationCode?: string;

  @OptionalText(64)
  affiliateCode?: string;

  @OptionalText(64)
  referralCode?: string;

  @OptionalText(253)
  domain?: string;

  @OptionalText(2000)
  registerUrl?: string;

  @IsOptional()
  @IsIn(['WEB'])
  registerMethod?: 'WEB';

  /** The external phone service's channel and its identity token. */
  @IsOptional()
  @IsIn(['sms'])
  firebaseChannel?: 'sms';

  @IsOptional()
  @IsString()
  @MaxLength(4096)
  idToken?: string;
}
