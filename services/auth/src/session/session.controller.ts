import { Body, Controller, Delete, Header, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, MemberId, Operator, Permission, Public, type MemberPrincipal } from '#libs/auth';
import { CallerOf, rememberCookie, setCookie, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryption } from '../payload/payload-decryption.service.js';
import { Remember } from '../remember/remember.service.js';
import { LoginRequest } from './dto/login.request.js';
import { EndedSessionsResponse, FreePlayResponse, LoginResponse } from './dto/login.response.js';
import { MemberParameter } from './dto/session.parameters.js';
import { answerEntered } from './entered.answer.js';
import { Entry } from './entry.service.js';
import { FreePlay } from './free-play.service.js';
import { Login } from './login.service.js';
import { MemberSessions } from './member-sessions.service.js';
import { Sessions } from './sessions.service.js';

@Controller('wps')
export class SessionController {
  constructor(
    private readonly payload: PayloadDecryption,
    private readonly login: Login,
    private readonly entry: Entry,
    private readonly remember: Remember,
    private readonly freePlay: FreePlay,
    private readonly sessions: Sessions,
    private readonly memberSessions: MemberSessions,
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
    return answerEntered(reply, caller, await this.login.logIn(request, caller));
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
    return answerEntered(reply, caller, await this.entry.enterRemembered(caller));
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
