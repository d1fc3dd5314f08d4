import { Module } from '@nestjs/common';
import { CaptchaController } from './captcha.controller.js';
import { ImageCaptcha } from './image-captcha.service.js';
import { Puzzles } from './puzzles.service.js';
import { SliderCaptcha } from './slider-captcha.service.js';
import { WorkCaptcha } from './work-captcha.service.js';

@Module({
  controllers: [CaptchaController],
  providers: [SliderCaptcha, ImageCaptcha, WorkCaptcha, Puzzles],
  exports: [Puzzles],
})
export class CaptchaModule {}
