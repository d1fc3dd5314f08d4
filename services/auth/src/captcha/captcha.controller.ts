import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, Public } from '#libs/auth';
import { ImageCaptchaResponse } from './dto/image-captcha.response.js';
import { SliderCaptchaRequest } from './dto/slider-captcha.request.js';
import { SliderCaptchaResponse } from './dto/slider-captcha.response.js';
import { WorkRequest } from './dto/work.request.js';
import { WorkResponse } from './dto/work.response.js';
import { ImageCaptchaService } from './image-captcha.service.js';
import { SliderCaptchaService } from './slider-captcha.service.js';
import { WorkCaptchaService } from './work-captcha.service.js';

@Controller('wps/captcha')
export class CaptchaController {
  constructor(
    private readonly slider: SliderCaptchaService,
    private readonly image: ImageCaptchaService,
    private readonly work: WorkCaptchaService,
  ) {}

  @Post('slider')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SliderCaptchaResponse })
  createSlider(
    @Body() request: SliderCaptchaRequest,
    @ClientIp() ip: string,
  ): Promise<SliderCaptchaResponse> {
    return this.slider.create(request.action, ip);
  }

  @Get()
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ImageCaptchaResponse })
  createImage(@ClientIp() ip: string): Promise<ImageCaptchaResponse> {
    return this.image.create(ip);
  }

  /** A proof of work for members who cannot solve a picture. */
  @Post('work')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: WorkResponse })
  createWork(@Body() { action }: WorkRequest, @ClientIp() ip: string): Promise<WorkResponse> {
    return this.work.create(action, ip);
  }
}
