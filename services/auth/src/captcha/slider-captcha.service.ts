import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { CONFIG, newId } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { CaptchaErrors } from './captcha.errors.js';
import {
  captchaLifeMs,
  scene,
  solvesSlider,
  type SliderAction,
  type SliderChallenge,
} from './captcha.rules.js';
import type { SliderCaptchaAnswer } from './dto/slider-captcha-answer.request.js';
import type { SliderCaptchaResponse } from './dto/slider-captcha.response.js';
import { drawSlider } from './slider-scene.js';

@Injectable()
export class SliderCaptchaService {
  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async create(action: SliderAction, ip: string): Promise<SliderCaptchaResponse> {
    const { background, piece, x, y } = await drawSlider();
    const id = newId();
    const challenge: SliderChallenge = { x, action, ip };
    await this.cache.set(keyOf(id), JSON.stringify(challenge), captchaLifeMs);
    return {
      id,
      background: pngUrl(background),
      piece: pngUrl(piece),
      y,
      width: scene.width,
      height: scene.height,
      pieceWidth: scene.pieceSize,
    };
  }

  /** Consumes the challenge, whatever the answer. */
  async verify(action: SliderAction, ip: string, answer: SliderCaptchaAnswer | undefined): Promise<void> {
    if (this.config.captcha === 'off') return;
    if (!answer) throw CaptchaErrors.SLIDER_CAPTCHA_REQUIRED();
    const challenge = await this.cache.take(keyOf(answer.id));
    if (
      challenge === null ||
      !solvesSlider(JSON.parse(challenge) as SliderChallenge, { x: answer.x, action, ip })
    ) {
      throw CaptchaErrors.SLIDER_CAPTCHA_WRONG();
    }
  }
}

function keyOf(id: string): string {
  return `captcha:slider:${id}`;
}

function pngUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
