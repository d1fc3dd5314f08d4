import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { MemberParameter } from '../session/dto/session.request.js';
import { AccountStatusService } from './account-status.service.js';
import { AccountStatusRequest } from './dto/account-status.request.js';
import { AccountStatusResponse } from './dto/account-status.response.js';

@Controller('wps/v2/ops/members/:memberId/status')
export class AccountStatusController {
  constructor(private readonly statuses: AccountStatusService) {}

  @Get()
  @Operator('support')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: AccountStatusResponse })
  async read(@Param() { memberId }: MemberParameter): Promise<AccountStatusResponse> {
    return AccountStatusResponse.of(await this.statuses.of(memberId));
  }

  @Put()
  @Operator('support')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: AccountStatusResponse })
  async set(
    @Param() { memberId }: MemberParameter,
    @Body() { status, reason }: AccountStatusRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<AccountStatusResponse> {
    const decision = { memberId, status, reason, operatorId };
    return AccountStatusResponse.of(await this.statuses.set(decision));
  }
}
