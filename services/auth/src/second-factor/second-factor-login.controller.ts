import { Body, Controller, Header, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '#libs/auth';
import { CallerOf, type Caller } from '../caller/caller.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryption } from '../payload/payload-decryption.service.js';
import { LoginResponse } from '../session/dto/login.response.js';
import { answerEntered } from '../session/entered.answer.js';
import { PasskeyTicketRequest, SecondFactorRequest } from './dto/second-factor.requests.js';
import { PasskeyOptionsResponse } from './dto/second-factor.responses.js';
import { SecondFactorLogin } from './second-factor-login.service.js';

@Controller('wps/session/login/second-factor')
export class SecondFactorLoginController {
  constructor(
    private readonly payload: PayloadDecryption,
    private readonly login: SecondFactorLogin,
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
    return answerEntered(reply, caller, await this.login.complete(request, caller));
  }

  @Post('passkey')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PasskeyOptionsResponse })
  passkeyOptions(@Body() { ticket }: PasskeyTicketRequest): Promise<PasskeyOptionsResponse> {
    return this.login.passkeyOptions(ticket);
  }
}
