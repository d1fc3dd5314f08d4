import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import type { SliderAction } from './captcha.rules.js';
import type { ImageCaptchaAnswer } from './dto/image-captcha-answer.request.js';
import type { SliderCaptchaAnswer } from './dto/slider-captcha-answer.request.js';
import type { WorkAnswer } from './dto/work-answer.request.js';
import { ImageCaptchaService } from './image-captcha.service.js';
import { SliderCaptchaService } from './slider-captcha.service.js';
import { WorkCaptchaService } from './work-captcha.service.js';

export type OperatorWork = 'operator' | 'operator-again';

export interface CaptchaAnswers {
  sliderCaptcha?: SliderCaptchaAnswer | undefined;
  captcha?: ImageCaptchaAnswer | undefined;
  /** In place of the slider. */
  workProof?: WorkAnswer | undefined;
  /** In place of the picture. */
  captchaWork?: WorkAnswer | undefined;
}

/** Every captcha can be replaced by a proof of work, which requires nothing of a person (WCAG 3.3.8). */
@Injectable()
export class CaptchaCheckService {
  constructor(
    private readonly sliders: SliderCaptchaService,
    private readonly images: ImageCaptchaService,
    private readonly work: WorkCaptchaService,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async slider(
    action: SliderAction,
    ip: string,
    { workProof, sliderCaptcha }: CaptchaAnswers,
  ): Promise<void> {
    if (this.config.captcha === 'off') return;
    return workProof
      ? this.work.verify(action, ip, workProof)
      : this.sliders.verify(action, ip, sliderCaptcha);
  }

  /** Before a text message is sent: the browser's work alone, without a puzzle. */
  async workForCode(ip: string, answer: WorkAnswer | undefined): Promise<void> {
    if (this.config.captcha === 'off') return;
    await this.work.verify('code', ip, answer);
  }

  /** Before an operator's password is compared. A refusal says which work the login takes. */
  async workForOperator(ip: string, answer: WorkAnswer | undefined, work: OperatorWork): Promise<void> {
    if (this.config.captcha === 'off') return;
    await this.work.verify(work, ip, answer, { work });
  }

  /** `value` is the body of a refusal. */
  async image(ip: string, { captchaWork, captcha }: CaptchaAnswers, value?: unknown): Promise<void> {
    if (this.config.captcha === 'off') return;
    return captchaWork
      ? this.work.verify('image', ip, captchaWork, value)
      : this.images.verify(ip, captcha, value);
  }
}
