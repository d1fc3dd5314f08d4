import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import { LiveSessionResponse, RenewedSessionResponse } from './dto/session.response.js';
import { SessionParameter } from './dto/session.request.js';
import { SessionService } from './session.service.js';

@Controller('internal/sessions')
export class InternalSessionController {
  constructor(private readonly sessions: SessionService) {}

  @Get(':sessionId')
  @Internal('gateway')
  @ApiOkResponse({ type: LiveSessionResponse })
  find(@Param() { sessionId }: SessionParameter): Promise<LiveSessionResponse> {
    return this.sessions.find(sessionId);
  }

  @Post(':sessionId/renewal')
  @Internal('gateway')
  @ApiOkResponse({ type: RenewedSessionResponse })
  async renew(@Param() { sessionId }: SessionParameter): Promise<RenewedSessionResponse> {
    return { token: await this.sessions.renew(sessionId) };
  }
}
