import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type Principal } from '#libs/auth';
import { Pool } from '#libs/database';
import { AgentScopeService } from '../network/agent-scope.service.js';
import { ContractErrors } from './contract.errors.js';
import { ContractRepository, type NamedContract } from './contract.repository.js';
import { ContractService } from './contract.service.js';
import { ContractActionRequest, ContractParameter, tierOf } from './dto/contract.request.js';
import { ContractActionResponse, ContractEventResponse, ContractResponse } from './dto/contract.response.js';
import type { ContractType } from '../terms/tier.rules.js';

@Controller('wps')
@Permission('agent')
export class ContractController {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly service: ContractService,
    private readonly contracts: ContractRepository,
    private readonly pool: Pool,
  ) {}

  @Post('relay/MCS2_processDividendReq')
  @HttpCode(200)
  @ApiOkResponse({ type: ContractActionResponse })
  dividend(@CurrentPrincipal() caller: Principal, @Body() request: ContractActionRequest) {
    return this.process(caller, 'DIVIDEND', request);
  }

  @Post('relay/MCS2_processDailySalContract')
  @HttpCode(200)
  @ApiOkResponse({ type: ContractActionResponse })
  daily(@CurrentPrincipal() caller: Principal, @Body() request: ContractActionRequest) {
    return this.process(caller, 'DAILY', request);
  }

  @Post('relay/MCS2_processContractHourSalary')
  @HttpCode(200)
  @ApiOkResponse({ type: ContractActionResponse })
  hourly(@CurrentPrincipal() caller: Principal, @Body() request: ContractActionRequest) {
    return this.process(caller, 'HOURLY', request);
  }

  @Post('relay/MCSFE_processRealTimeSalaryContract')
  @HttpCode(200)
  @ApiOkResponse({ type: ContractActionResponse })
  realTime(@CurrentPrincipal() caller: Principal, @Body() request: ContractActionRequest) {
    return this.process(caller, 'REALTIME', request);
  }

  /** Contracts of the caller on either side, the newest first. */
  @Get('v2/agent/contracts')
  @ApiOkResponse({ type: [ContractResponse] })
  async list(@CurrentPrincipal() caller: Principal): Promise<ContractResponse[]> {
    const agentId = await this.scope.agentOf(caller, 'CONTRACTS');
    return (await this.contracts.ofAgent(agentId)).map((contract) => ContractResponse.of(contract, agentId));
  }

  /** Downline contracts that end when the contract is signed. */
  @Get('v2/agent/contracts/:id/terminations')
  @ApiOkResponse({ type: [ContractResponse] })
  async terminations(
    @CurrentPrincipal() caller: Principal,
    @Param() { id }: ContractParameter,
  ): Promise<ContractResponse[]> {
    await this.own(caller, id);
    return (await this.service.preview(id)).map((contract) => ContractResponse.of(contract));
  }

  @Get('v2/agent/contracts/:id/history')
  @ApiOkResponse({ type: [ContractEventResponse] })
  async history(
    @CurrentPrincipal() caller: Principal,
    @Param() { id }: ContractParameter,
  ): Promise<ContractEventResponse[]> {
    await this.own(caller, id);
    return (await this.contracts.history(id)).map(ContractEventResponse.of);
  }

  private async own(caller: Principal, id: string): Promise<NamedContract> {
    const agentId = await this.scope.agentOf(caller, 'CONTRACTS');
    const contract = await this.contracts.find(this.pool, id);
    if (!contract || ![contract.partyId, contract.counterpartyId].includes(agentId))
      throw ContractErrors.CONTRACT_NOT_FOUND();
    return contract;
  }

  private async process(
    caller: Principal,
    type: ContractType,
    request: ContractActionRequest,
  ): Promise<ContractActionResponse> {
    const agentId = await this.scope.agentOf(caller, 'CONTRACTS');
    const actor = { kind: 'MEMBER', id: agentId } as const;
    const { action, memberId = agentId, tiers = [], period, carryRule, confirmed } = request;
    if (action === 'REQUEST_NEW') {
      const offer = { type, partyId: memberId, tiers: tiers.map(tierOf), period, carryRule };
      return { contractId: await this.service.offer(actor, offer) };
    }
    const { contractId, version } = request;
    if (contractId === undefined || version === undefined) throw ContractErrors.CONTRACT_NOT_FOUND();
    await this.service.act(actor, action, { contractId, type, version, confirmed });
    return { contractId };
  }
}
