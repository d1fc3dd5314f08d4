import { Body, Controller, Delete, Header, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, MemberId, Operator, Permission, Public, type MemberPrincipal } from '#libs/auth';
import { CallerOf, rememberCookie, setCookie, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { RememberedDeviceService } from '../login/remembered-device.service.js';
import { LoginRequest } from '../login/dto/login.request.js';
import { EndedSessionsResponse, FreePlayResponse, LoginResponse } from '../login/dto/login.response.js';
import { MemberParameter } from './dto/session.request.js';
import { sendLogin } from '../login/login.answer.js';
import { LoginCompletionService } from '../login/login-completion.service.js';
import { FreePlayService } from '../login/free-play.service.js';
import { LoginService } from '../login/login.service.js';
import { MemberSessionService } from './member-session.service.js';
import { SessionService } from './session.service.js';

@Controller('wps')
export class SessionController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly login: LoginService,
    private readonly entry: LoginCompletionService,
    private readonly remember: RememberedDeviceService,
    private readonly freePlay: FreePlayService,
    private readonly sessions: SessionService,
    private readonly memberSessions: MemberSessionService,
  ) {}

  @Post('session/login')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(LoginRequest)
  @ApiOkResponse({ type: LoginResponse })
  async logIn(
    @Body() body: unknown,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    const [request] = await Promise.all([this.payload.open(body, LoginRequest), this.login.admit(caller)]);
    return sendLogin(reply, caller, await this.login.logIn(request, caller));
  }

  /** A browser that was asked to be remembered comes back within its day; its cookie is changed for the next. */
  @Post('session/remembered')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LoginResponse })
  async logInRemembered(
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return sendLogin(reply, caller, await this.entry.enterRemembered(caller));
  }

  @Post('session/login/freeplay')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: FreePlayResponse })
  beginFreePlay(@CallerOf() caller: Caller): Promise<FreePlayResponse> {
    return this.freePlay.begin(caller);
  }

  @Delete('session/logout')
  @Permission('session')
  @ApiOkResponse({ description: 'The session has ended.' })
  async logOut(
    @CurrentPrincipal() principal: MemberPrincipal,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.remember.end(caller);
    await this.sessions.end(principal.sessionId);
    if (caller.remember !== undefined) setCookie(reply, rememberCookie, undefined, 0);
  }

  /** Log out everywhere. */
  @Delete('v2/sessions')
  @Permission('session')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async logOutEverywhere(@MemberId() memberId: string): Promise<EndedSessionsResponse> {
    return { ended: await this.memberSessions.endAll(memberId) };
  }

  @Delete('v2/ops/members/:memberId/sessions')
  @Operator('support')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async endSessionsOf(@Param() { memberId }: MemberParameter): Promise<EndedSessionsResponse> {
    return { ended: await this.memberSessions.endAll(memberId) };
  }
}
