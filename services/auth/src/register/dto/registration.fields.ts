import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsISO8601, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Optional } from '#libs/platform';
import { ImageCaptchaAnswer } from '../../captcha/dto/image-captcha-answer.request.js';
import { SliderCaptchaAnswer } from '../../captcha/dto/slider-captcha-answer.request.js';
import { WorkAnswer } from '../../captcha/dto/work-answer.request.js';

const OptionalText =
  (longest = 255): PropertyDecorator =>
  (target, property) => {
    for (const rule of [Optional(), IsString(), MaxLength(longest)]) rule(target, property);
  };

/**
 * The specification's registration form. The brand's field rules decide which fields are used and what each
 * accepts.
 */
export abstract class RegistrationFields {
  /** "I am 18 or older and accept the terms." */
  @IsBoolean()
  agreement: boolean;

  @Optional()
  @ValidateNested()
  @Type(() => SliderCaptchaAnswer)
  sliderCaptcha?: SliderCaptchaAnswer;

  @Optional()
  @ValidateNested()
  @Type(() => ImageCaptchaAnswer)
  captcha?: ImageCaptchaAnswer;

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

  /** Opens a session at once. */
  @Optional()
  @IsBoolean()
  login?: boolean;

  @OptionalText()
  payeeName?: string;

  @OptionalText()
  nickname?: string;

  @Optional()
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

  @Optional()
  @IsIn(['WEB'])
  registerMethod?: 'WEB';

  /** The external phone service's channel and its identity token. */
  @Optional()
  @IsIn(['sms'])
  firebaseChannel?: 'sms';

  @Optional()
  @IsString()
  @MaxLength(4096)
  idToken?: string;
}
