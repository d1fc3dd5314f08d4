import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type MemberPrincipal, type Principal } from '#libs/auth';
import { AgentScopeService } from '../network/agent-scope.service.js';
import { SettlementErrors } from '../settlement/settlement.errors.js';
import { StatementRepository } from '../statement/statement.repository.js';
import { DisputeRepository } from './dispute.repository.js';
import { DisputeService } from './dispute.service.js';
import { DisputeParameter, DisputeRequest } from './dto/dispute.request.js';
import { DisputeResponse } from './dto/dispute.response.js';

@Controller('wps/v2/agent/bills')
@Permission('agent')
export class DisputeController {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly statements: StatementRepository,
    private readonly disputes: DisputeRepository,
    private readonly service: DisputeService,
  ) {}

  @Get(':id/disputes')
  @ApiOkResponse({ type: [DisputeResponse] })
  async list(
    @CurrentPrincipal() caller: Principal,
    @Param() { id }: DisputeParameter,
  ): Promise<DisputeResponse[]> {
    await this.checkOwn(caller, id);
    return (await this.disputes.ofBill(id)).map(DisputeResponse.of);
  }

  @Post(':id/disputes')
  @HttpCode(200)
  async raise(
    @CurrentPrincipal() caller: MemberPrincipal,
    @Param() { id }: DisputeParameter,
    @Body() { reason }: DisputeRequest,
  ): Promise<void> {
    await this.checkOwn(caller, id);
    await this.service.raise(id, caller.memberId, reason);
  }

  private async checkOwn(caller: Principal, billId: string): Promise<void> {
    const agentId = await this.scope.agentOf(caller, 'MONEY');
    if ((await this.statements.find(billId))?.agentId !== agentId) throw SettlementErrors.BILL_NOT_FOUND();
  }
}
