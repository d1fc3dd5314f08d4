import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { CACHE, type Cache } from '#libs/cache';
import { newId } from '#libs/platform';
import { CaptchaErrors } from './captcha.errors.js';
import { captchaLifeMs, imageAlphabet, imageLength, readImageText } from './captcha.rules.js';
import type { ImageCaptchaAnswer } from './dto/image-captcha-answer.request.js';
import type { ImageCaptchaResponse } from './dto/image-captcha.response.js';

/** The package can draw a given text; its types omit that. */
const drawText = svgCaptcha as unknown as (text: string, options: Record<string, unknown>) => string;

@Injectable()
export class ImageCaptchaService {
  constructor(@Inject(CACHE) private readonly cache: Cache) {}

  async create(ip: string): Promise<ImageCaptchaResponse> {
    const text = Array.from(
      { length: imageLength },
      () => imageAlphabet[randomInt(imageAlphabet.length)],
    ).join('');
    const picture = drawText(text, { width: 132, height: 48, fontSize: 50, noise: 3, background: '#f4efe2' });
    const png = await sharp(Buffer.from(picture)).png().toBuffer();
    const id = newId();
    await this.cache.set(keyOf(id), digestOf(id, ip, text), captchaLifeMs);
    return { id, image: png.toString('base64') };
  }

  /** `value` is the body of a refusal. One use, right or wrong. */
  async verify(ip: string, answer: ImageCaptchaAnswer | undefined, value: unknown): Promise<void> {
    if (!answer) throw CaptchaErrors.CAPTCHA_REQUIRED(value);
    const kept = await this.cache.take(keyOf(answer.id));
    const given = digestOf(answer.id, ip, readImageText(answer.text));
    if (kept === null || !timingSafeEqual(Buffer.from(kept), Buffer.from(given))) {
      throw CaptchaErrors.CAPTCHA_WRONG(value);
    }
  }
}

function keyOf(id: string): string {
  return `captcha:image:${id}`;
}

/** Binds the text to its picture and to the address that received it. */
function digestOf(id: string, ip: string, text: string): string {
  return createHash('sha256').update(`${id}|${ip}|${text}`).digest('base64url');
}
