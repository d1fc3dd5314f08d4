import { Body, Controller, Header, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '#libs/auth';
import { CallerOf, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { LoginResponse } from './dto/login.response.js';
import { sendLogin } from './login-reply.js';
import { PasskeyTicketRequest, SecondFactorRequest } from '../second-factor/dto/second-factor.request.js';
import { PasskeyOptionsResponse } from '../second-factor/dto/second-factor.response.js';
import { SecondFactorLoginService } from './second-factor-login.service.js';

@Controller('wps/session/login/second-factor')
export class SecondFactorLoginController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly login: SecondFactorLoginService,
  ) {}

  /** The step after a login that answered SECOND_FACTOR_REQUIRED. */
  @Post()
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(SecondFactorRequest)
  @ApiOkResponse({ type: LoginResponse })
  async complete(
    @Body() body: unknown,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    const request = await this.payload.open(body, SecondFactorRequest);
    return sendLogin(reply, caller, await this.login.complete(request, caller));
  }

  @Post('passkey')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PasskeyOptionsResponse })
  passkeyOptions(@Body() { ticket }: PasskeyTicketRequest): Promise<PasskeyOptionsResponse> {
    return this.login.passkeyOptions(ticket);
  }
}
