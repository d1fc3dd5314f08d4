import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { pageOf } from '#libs/platform';
import { ContractErrors } from './contract.errors.js';
import { ContractRepository } from './contract.repository.js';
import { ContractService } from './contract.service.js';
import {
  ContractParameter,
  OpsContractActionRequest,
  OpsContractQuery,
  tierOf,
} from './dto/contract.request.js';
import {
  ContractActionResponse,
  ContractEventResponse,
  ContractPage,
  ContractResponse,
} from './dto/contract.response.js';

@Controller('wps/v2/ops/agents/contracts')
@Operator('agents')
export class OpsContractController {
  constructor(
    private readonly service: ContractService,
    private readonly contracts: ContractRepository,
  ) {}

  @Get()
  @ApiOkResponse({ type: ContractPage })
  async page(@Query() query: OpsContractQuery): Promise<ContractPage> {
    const { type, status, account, pageNo, pageSize } = query;
    const { list, total } = await this.contracts.page(
      ...[{ type, status, account }, pageSize, (pageNo - 1) * pageSize],
    );
    return pageOf(
      list.map((contract) => ContractResponse.of(contract)),
      query,
      total,
    );
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [ContractEventResponse] })
  async history(@Param() { id }: ContractParameter): Promise<ContractEventResponse[]> {
    const events = await this.contracts.history(id);
    // A contract begins with an event: without one there is none.
    if (events.length === 0) throw ContractErrors.CONTRACT_NOT_FOUND();
    return events.map(ContractEventResponse.of);
  }

  /** Downline contracts that end when the contract is signed. */
  @Get(':id/terminations')
  @ApiOkResponse({ type: [ContractResponse] })
  async terminations(@Param() { id }: ContractParameter): Promise<ContractResponse[]> {
    return (await this.service.preview(id)).map((contract) => ContractResponse.of(contract));
  }

  /** The platform is the upline of the agents at the top; it may also end any contract at once. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ContractActionResponse })
  async act(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Body() request: OpsContractActionRequest,
  ): Promise<ContractActionResponse> {
    const actor = { kind: 'OPERATOR', id: operatorId } as const;
    const { action, type, memberId, tiers = [], period, carryRule, contractId, version, confirmed } = request;
    if (action === 'REQUEST_NEW') {
      if (memberId === undefined) throw ContractErrors.CONTRACT_PARTY_INVALID();
      const offer = { type, partyId: memberId, tiers: tiers.map(tierOf), period, carryRule };
      return { contractId: await this.service.offer(actor, offer) };
    }
    if (contractId === undefined || version === undefined) throw ContractErrors.CONTRACT_NOT_FOUND();
    await this.service.act(actor, action, { contractId, type, version, confirmed });
    return { contractId };
  }
}
