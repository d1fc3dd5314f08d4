import { Body, Controller, Delete, Header, Headers, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import {
  ClientIp,
  CurrentPrincipal,
  MemberId,
  Operator,
  Permission,
  Public,
  type MemberPrincipal,
} from '#libs/auth';
import { languageOf } from '#libs/platform';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryption } from '../payload/payload-decryption.service.js';
import { LoginRequest } from './dto/login.request.js';
import { EndedSessionsResponse, FreePlayResponse, LoginResponse } from './dto/login.response.js';
import { MemberParameter } from './dto/session.parameters.js';
import { FreePlay } from './free-play.service.js';
import { Login } from './login.service.js';
import { Sessions } from './sessions.service.js';

@Controller('wps')
export class SessionController {
  constructor(
    private readonly payload: PayloadDecryption,
    private readonly login: Login,
    private readonly freePlay: FreePlay,
    private readonly sessions: Sessions,
  ) {}

  @Post('session/login')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(LoginRequest)
  @ApiOkResponse({ type: LoginResponse })
  async logIn(@Body() body: unknown, @ClientIp() ip: string): Promise<LoginResponse> {
    return this.login.logIn(await this.payload.open(body, LoginRequest), ip);
  }

  @Post('session/login/freeplay')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: FreePlayResponse })
  beginFreePlay(
    @ClientIp() ip: string,
    @Headers('accept-language') language?: string,
  ): Promise<FreePlayResponse> {
    return this.freePlay.begin(ip, languageOf(language));
  }

  @Delete('session/logout')
  @Permission('session')
  @ApiOkResponse({ description: 'The session has ended.' })
  async logOut(@CurrentPrincipal() principal: MemberPrincipal): Promise<void> {
    await this.sessions.end(principal.sessionId);
  }

  /** Log out everywhere. */
  @Delete('v2/sessions')
  @Permission('session')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async logOutEverywhere(@MemberId() memberId: string): Promise<EndedSessionsResponse> {
    return { ended: await this.sessions.endAllOf(memberId) };
  }

  @Delete('v2/ops/members/:memberId/sessions')
  @Operator('support')
  @ApiOkResponse({ type: EndedSessionsResponse })
  async endSessionsOf(@Param() { memberId }: MemberParameter): Promise<EndedSessionsResponse> {
    return { ended: await this.sessions.endAllOf(memberId) };
  }
}
