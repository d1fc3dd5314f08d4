import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, MemberId, Permission, type MemberPrincipal } from '#libs/auth';
import { PageQuery, type Page } from '#libs/platform';
import { EndedSessionsResponse } from '../login/dto/login.response.js';
import { OpenSessionParameter } from '../session/dto/session.request.js';
import { MemberSessionService } from '../session/member-session.service.js';
import {
  LoginHistoryResponse,
  OpenSessionsResponse,
  type LoginRecordResponse,
} from './dto/login-history.response.js';
import { LoginHistoryService } from './login-history.service.js';

@Controller('wps/v2')
export class LoginHistoryController {
  constructor(
    private readonly history: LoginHistoryService,
    private readonly sessions: MemberSessionService,
  ) {}

  @Get('login-history')
  @Permission('member')
  @ApiOkResponse({ type: LoginHistoryResponse })
  page(@MemberId() memberId: string, @Query() query: PageQuery): Promise<Page<LoginRecordResponse>> {
    return this.history.page(memberId, query);
  }

  @Get('sessions')
  @Permission('member')
  @ApiOkResponse({ type: OpenSessionsResponse })
  list(@CurrentPrincipal() principal: MemberPrincipal): Promise<OpenSessionsResponse> {
    return this.sessions.list(principal);
  }

  /** Every session but the one that asks. */
  @Delete('sessions/others')
  @Permission('member')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async endOthers(@CurrentPrincipal() principal: MemberPrincipal): Promise<EndedSessionsResponse> {
    return { ended: await this.sessions.endOthers(principal) };
  }

  @Delete('sessions/:openSessionId')
  @Permission('member')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async endOne(
    @MemberId() memberId: string,
    @Param() { openSessionId }: OpenSessionParameter,
  ): Promise<EndedSessionsResponse> {
    return { ended: await this.sessions.endOne(memberId, openSessionId) };
  }
}
