import { Body, Controller, Header, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { MemberId, Permission } from '#libs/auth';
import { CallerOf, keepCodeBrowser, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { CodeSentResponse } from '../verification/dto/code-sent.response.js';
import { ContactChangeService } from './contact-change.service.js';
import {
  ChangeEmailRequest,
  ChangeMobileRequest,
  EmailCodeRequest,
  MobileCodeRequest,
} from './dto/contact-change.request.js';

@Controller('wps/v2/contacts')
export class ContactChangeController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly change: ContactChangeService,
  ) {}

  @Post('mobile/code')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CodeSentResponse })
  async sendMobileCode(
    @Body() request: MobileCodeRequest,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CodeSentResponse> {
    keepCodeBrowser(reply, caller);
    return { expiredMinutes: await this.change.sendMobileCode(request, caller) };
  }

  @Put('mobile')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ChangeMobileRequest)
  @ApiOkResponse({ description: 'The number is the member’s.' })
  async changeMobile(
    @Body() body: unknown,
    @MemberId() memberId: string,
    @CallerOf() caller: Caller,
  ): Promise<void> {
    const request = await this.payload.open(body, ChangeMobileRequest);
    await this.change.changeMobile(memberId, request, caller);
  }

  @Post('email/code')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CodeSentResponse })
  async sendEmailCode(
    @Body() request: EmailCodeRequest,
    @MemberId() memberId: string,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CodeSentResponse> {
    keepCodeBrowser(reply, caller);
    return { expiredMinutes: await this.change.sendEmailCode(memberId, request, caller) };
  }

  @Put('email')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ChangeEmailRequest)
  @ApiOkResponse({ description: 'The address is the member’s.' })
  async changeEmail(
    @Body() body: unknown,
    @MemberId() memberId: string,
    @CallerOf() caller: Caller,
  ): Promise<void> {
    const request = await this.payload.open(body, ChangeEmailRequest);
    await this.change.changeEmail(memberId, request, caller);
  }
}
