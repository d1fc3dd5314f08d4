import { Body, Controller, Header, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '#libs/auth';
import { CallerOf, keepCodeBrowser, type Caller } from '../caller/caller.js';
import { CodeSentResponse } from './dto/code-sent.response.js';
import { RegisterSmsCodeRequest, SmsCodeRequest } from './dto/sms-code.request.js';
import { CaptchaCheckService } from '../captcha/captcha-check.service.js';
import { PhoneCodeService } from './phone-code.service.js';

@Controller('wps/verification/sms')
export class VerificationController {
  constructor(
    private readonly codes: PhoneCodeService,
    private readonly captcha: CaptchaCheckService,
  ) {}

  /** For a login or a new password. The response is the same whether the number has an account or not. */
  @Post('noLogin')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CodeSentResponse })
  async sendForAccess(
    @Body() request: SmsCodeRequest,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CodeSentResponse> {
    await this.captcha.workForCode(caller.ip, request.workProof);
    keepCodeBrowser(reply, caller);
    return { expiredMinutes: await this.codes.sendForAccess(request, request.purpose ?? 'login', caller) };
  }

  @Post('register')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CodeSentResponse })
  async sendForRegistration(
    @Body() { mobileNo, countryDialingCode, workProof }: RegisterSmsCodeRequest,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CodeSentResponse> {
    await this.captcha.workForCode(caller.ip, workProof);
    keepCodeBrowser(reply, caller);
    const number = { mobileNum: mobileNo, countryDialingCode };
    return { expiredMinutes: await this.codes.sendForRegistration(number, caller) };
  }
}
