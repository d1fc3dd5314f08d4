import { Body, Controller, Delete, Header, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, CurrentPrincipal, Operator, Public, type OperatorPrincipal } from '#libs/auth';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryption } from '../payload/payload-decryption.service.js';
import { Sessions } from '../session/sessions.service.js';
import { OperatorLoginRequest } from './dto/operator-login.request.js';
import { OperatorLoginResponse } from './dto/operator-login.response.js';
import { anyOperator, Operators } from './operators.service.js';

@Controller('wps/v2/ops/session')
export class OperatorSessionController {
  constructor(
    private readonly payload: PayloadDecryption,
    private readonly operators: Operators,
    private readonly sessions: Sessions,
  ) {}

  @Post()
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(OperatorLoginRequest)
  @ApiOkResponse({ type: OperatorLoginResponse })
  async logIn(@Body() body: unknown, @ClientIp() ip: string): Promise<OperatorLoginResponse> {
    return this.operators.logIn(await this.payload.open(body, OperatorLoginRequest), ip);
  }

  @Delete()
  @Operator(anyOperator)
  @ApiOkResponse({ description: 'The session has ended.' })
  async logOut(@CurrentPrincipal() principal: OperatorPrincipal): Promise<void> {
    await this.sessions.end(principal.sessionId);
  }
}
