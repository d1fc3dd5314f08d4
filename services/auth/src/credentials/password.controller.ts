import { Body, Controller, Header, Param, Post, Res } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, MemberId, Operator, Permission, Public, type MemberPrincipal } from '#libs/auth';
import { CallerOf, keepCodeBrowser, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { EndedSessionsResponse } from '../session/dto/session.response.js';
import { MemberCodeResponse } from '../verification/dto/member-code.response.js';
import { MemberParameter } from '../session/dto/session.request.js';
import {
  ChangePasswordRequest,
  EmailResetRequest,
  LinkResetRequest,
  PhoneResetRequest,
} from './dto/password.request.js';
import { PasswordChangedResponse, ResetSentResponse } from './dto/password.response.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordExpiryService } from './password-expiry.service.js';
import { PasswordResetService } from './password-reset.service.js';

@Controller('wps')
export class PasswordController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly passwordChange: PasswordChangeService,
    private readonly passwordReset: PasswordResetService,
    private readonly expiry: PasswordExpiryService,
  ) {}

  @Post('member/password')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @EncryptedBody(ChangePasswordRequest)
  @ApiOkResponse({ type: PasswordChangedResponse })
  async change(
    @Body() body: unknown,
    @CurrentPrincipal() principal: MemberPrincipal,
    @CallerOf() caller: Caller,
  ): Promise<PasswordChangedResponse> {
    const request = await this.payload.open(body, ChangePasswordRequest);
    return this.passwordChange.change(principal, request, caller);
  }

  /** For the first password of an account opened by number; sent to that number. */
  @Post('v2/password/code')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MemberCodeResponse })
  sendCode(
    @MemberId() memberId: string,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberCodeResponse> {
    keepCodeBrowser(reply, caller);
    return this.passwordChange.sendCode(memberId, caller);
  }

  @Post('member/password/email')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiConsumes('application/x-www-form-urlencoded', 'application/json')
  @ApiOkResponse({ type: ResetSentResponse })
  async sendLink(@Body() request: EmailResetRequest, @CallerOf() caller: Caller): Promise<ResetSentResponse> {
    await this.passwordReset.sendLink(request, caller);
    return { sent: true };
  }

  /** Called by the page behind the e-mailed link. Opens no session. */
  @Post('member/password/reset')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(LinkResetRequest)
  @ApiOkResponse({ description: 'The password is set and every session has ended.' })
  async resetByLink(@Body() body: unknown, @CallerOf() caller: Caller): Promise<void> {
    await this.passwordReset.byLink(await this.payload.open(body, LinkResetRequest), caller);
  }

  /** The login of type `''` with the number that follows needs no captcha. */
  @Post('member/password/verification')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(PhoneResetRequest)
  @ApiOkResponse({ description: 'The password is set and every session has ended.' })
  async resetByPhone(@Body() body: unknown, @CallerOf() caller: Caller): Promise<void> {
    await this.passwordReset.byPhone(await this.payload.open(body, PhoneResetRequest), caller);
  }

  /** The member must change the password at the next login. */
  @Post('v2/ops/members/:memberId/password-expiry')
  @Operator('support')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async expire(@Param() { memberId }: MemberParameter): Promise<EndedSessionsResponse> {
    return { ended: await this.expiry.expire(memberId) };
  }
}
