import { Body, Controller, Header, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '#libs/auth';
import { CallerOf, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { LoginRequest } from './dto/login.request.js';
import { FreePlayResponse, LoginResponse } from './dto/login.response.js';
import { FreePlayService } from './free-play.service.js';
import { sendLogin } from './login-reply.js';
import { LoginService } from './login.service.js';
import { RememberedLoginService } from './remembered-login.service.js';

@Controller('wps/session')
export class LoginController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly login: LoginService,
    private readonly remembered: RememberedLoginService,
    private readonly freePlay: FreePlayService,
  ) {}

  @Post('login')
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

  /** A remembered browser comes back within its day; its cookie is replaced. */
  @Post('remembered')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LoginResponse })
  async logInRemembered(
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return sendLogin(reply, caller, await this.remembered.logIn(caller));
  }

  @Post('login/freeplay')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: FreePlayResponse })
  beginFreePlay(@CallerOf() caller: Caller): Promise<FreePlayResponse> {
    return this.freePlay.begin(caller);
  }
}
