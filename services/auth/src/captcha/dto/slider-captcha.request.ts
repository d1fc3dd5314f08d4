import { IsIn } from 'class-validator';
import { sliderActions, type SliderAction } from '../captcha.rules.js';

export class SliderCaptchaRequest {
  /** What the solved captcha will be used for; it counts for nothing else. */
  @IsIn(sliderActions)
  action: SliderAction;
}
