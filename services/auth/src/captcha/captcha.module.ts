import { Module } from '@nestjs/common';
import { CaptchaController } from './captcha.controller.js';
import { ImageCaptchaService } from './image-captcha.service.js';
import { CaptchaCheckService } from './captcha-check.service.js';
import { SliderCaptchaService } from './slider-captcha.service.js';
import { WorkCaptchaService } from './work-captcha.service.js';

@Module({
  controllers: [CaptchaController],
  providers: [SliderCaptchaService, ImageCaptchaService, WorkCaptchaService, CaptchaCheckService],
  exports: [CaptchaCheckService],
})
export class CaptchaModule {}
