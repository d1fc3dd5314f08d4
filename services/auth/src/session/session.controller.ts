import { Controller, Delete, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, MemberId, Operator, Permission, type MemberPrincipal } from '#libs/auth';
import { CallerOf, rememberCookie, setCookie, type Caller } from '../caller/caller.js';
import { OpenSessionsResponse } from './dto/open-session.response.js';
import { MemberParameter, OpenSessionParameter } from './dto/session.request.js';
import { EndedSessionsResponse } from './dto/session.response.js';
import { MemberSessionService } from './member-session.service.js';
import { clearedAtLogout } from './session.rules.js';

@Controller('wps')
export class SessionController {
  constructor(private readonly sessions: MemberSessionService) {}

  @Delete('session/logout')
  @Permission('session')
  @Header('clear-site-data', clearedAtLogout)
  @ApiOkResponse({ description: 'The session has ended.' })
  async logOut(
    @CurrentPrincipal() { sessionId }: MemberPrincipal,
    @CallerOf() { remember }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.logOut(sessionId, remember);
    if (remember !== undefined) setCookie(reply, rememberCookie, undefined, 0);
  }

  @Get('v2/sessions')
  @Permission('member')
  @ApiOkResponse({ type: OpenSessionsResponse })
  list(@CurrentPrincipal() principal: MemberPrincipal): Promise<OpenSessionsResponse> {
    return this.sessions.list(principal);
  }

  /** Log out everywhere. */
  @Delete('v2/sessions')
  @Permission('session')
  @Header('clear-site-data', clearedAtLogout)
  @ApiOkResponse({ type: EndedSessionsResponse })
  async logOutEverywhere(@MemberId() memberId: string): Promise<EndedSessionsResponse> {
    return { ended: await this.sessions.endAll(memberId) };
  }

  /** Every session except the one that sends the request. */
  @Delete('v2/sessions/others')
  @Permission('member')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async endOthers(@CurrentPrincipal() principal: MemberPrincipal): Promise<EndedSessionsResponse> {
    return { ended: await this.sessions.endOthers(principal) };
  }

  @Delete('v2/sessions/:openSessionId')
  @Permission('member')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async endOne(
    @MemberId() memberId: string,
    @Param() { openSessionId }: OpenSessionParameter,
  ): Promise<EndedSessionsResponse> {
    return { ended: await this.sessions.endOne(memberId, openSessionId) };
  }

  @Get('v2/ops/members/:memberId/sessions')
  @Operator('support')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OpenSessionsResponse })
  sessionsOf(@Param() { memberId }: MemberParameter): Promise<OpenSessionsResponse> {
    return this.sessions.listOf(memberId);
  }

  @Delete('v2/ops/members/:memberId/sessions')
  @Operator('support')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async endSessionsOf(@Param() { memberId }: MemberParameter): Promise<EndedSessionsResponse> {
    return { ended: await this.sessions.endAll(memberId) };
  }
}
