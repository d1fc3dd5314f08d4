import { IsIn } from 'class-validator';
import { sliderActions, type SliderAction } from '../captcha.rules.js';

export class SliderCaptchaRequest {
  /** The action that the captcha is for; it is valid for no other. */
  @IsIn(sliderActions)
  action: SliderAction;
}
