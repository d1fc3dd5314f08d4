import { Module } from '@nestjs/common';
import { CaptchaController } from './captcha.controller.js';
import { ImageCaptcha } from './image-captcha.service.js';
import { SliderCaptcha } from './slider-captcha.service.js';

@Module({
  controllers: [CaptchaController],
  providers: [SliderCaptcha, ImageCaptcha],
  exports: [SliderCaptcha, ImageCaptcha],
})
export class CaptchaModule {}
