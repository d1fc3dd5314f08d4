import { Body, Controller, Delete, Header, Headers, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, CurrentPrincipal, Operator, Public, type OperatorPrincipal } from '#libs/auth';
import { deviceName } from '../account/device-name.rules.js';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { ConfirmedByFactorRequest } from '../second-factor/dto/second-factor.request.js';
import { RecoveryCodesResponse } from '../second-factor/dto/second-factor.response.js';
import { clearedAtLogout } from '../session/session.rules.js';
import { SessionService } from '../session/session.service.js';
import { OperatorLoginRequest } from './dto/operator-login.request.js';
import { OperatorLoginResponse } from './dto/operator-login.response.js';
import { anyOperator } from './operator.rules.js';
import { OperatorService } from './operator.service.js';

@Controller('wps/v2/ops')
export class OperatorSessionController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly operators: OperatorService,
    private readonly sessions: SessionService,
  ) {}

  @Post('session')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(OperatorLoginRequest)
  @ApiOkResponse({ type: OperatorLoginResponse })
  async logIn(
    @Body() body: unknown,
    @ClientIp() ip: string,
    @Headers('user-agent') agent = '',
  ): Promise<OperatorLoginResponse> {
    const request = await this.payload.open(body, OperatorLoginRequest);
    return this.operators.logIn(request, ip, deviceName(agent));
  }

  /** Shown once. */
  @Post('recovery-codes')
  @Operator(anyOperator)
  @Header('cache-control', 'no-store')
  @EncryptedBody(ConfirmedByFactorRequest)
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async renewRecoveryCodes(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Body() body: unknown,
    @ClientIp() ip: string,
  ): Promise<RecoveryCodesResponse> {
    const request = await this.payload.open(body, ConfirmedByFactorRequest);
    return { recoveryCodes: await this.operators.renewRecoveryCodes(operatorId, request, ip) };
  }

  @Delete('session')
  @Operator(anyOperator)
  @Header('clear-site-data', clearedAtLogout)
  @ApiOkResponse({ description: 'The session has ended.' })
  async logOut(@CurrentPrincipal() principal: OperatorPrincipal): Promise<void> {
    await this.sessions.end(principal.sessionId);
  }
}
