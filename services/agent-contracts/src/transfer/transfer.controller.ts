import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, MemberId, Operator, Permission, type Principal } from '#libs/auth';
import { formatMoney, parseMoney } from '#libs/money';
import { CONFIG, IdempotencyKey, PageQuery, pageOf } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { AgentScopeService } from '../network/agent-scope.service.js';
import { DownTransferRequest, OpsTransferQuery, UpTransferRequest } from './dto/transfer.request.js';
import {
  AgentTransferPage,
  AgentTransferResponse,
  OpsTransferPage,
  TransferIdResponse,
  TransferTermsResponse,
} from './dto/transfer.response.js';
import { AgentTransferErrors } from './transfer.errors.js';
import { AgentTransferRepository } from './transfer.repository.js';
import { AgentTransferService } from './transfer.service.js';

@Controller('wps/v2')
export class AgentTransferController {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly service: AgentTransferService,
    private readonly transfers: AgentTransferRepository,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  /** Money of the agent to a member of the downline; a sub-agent sends none. */
  @Post('agent/transfers')
  @HttpCode(200)
  @Permission('agent', 'fund-password')
  @ApiOkResponse({ type: TransferIdResponse })
  async down(
    @CurrentPrincipal() caller: Principal,
    @MemberId() memberId: string,
    @Body() { memberId: toId, amount, note }: DownTransferRequest,
    @IdempotencyKey() key: string,
  ): Promise<TransferIdResponse> {
    if ((await this.scope.agentOf(caller, 'MONEY')) !== memberId)
      throw AgentTransferErrors.TRANSFER_NOT_ALLOWED();
    return { id: await this.service.down(memberId, { toId, amount: parseMoney(amount), note, key }) };
  }

  @Get('agent/transfers')
  @Permission('agent')
  @ApiOkResponse({ type: AgentTransferPage })
  async list(@CurrentPrincipal() caller: Principal, @Query() query: PageQuery): Promise<AgentTransferPage> {
    return this.page(await this.scope.agentOf(caller, 'MONEY'), query);
  }

  /** Money of a member to the upline. */
  @Post('transfers/upline')
  @HttpCode(200)
  @Permission('member', 'fund-password')
  @ApiOkResponse({ type: TransferIdResponse })
  async up(
    @MemberId() memberId: string,
    @Body() { amount, note }: UpTransferRequest,
    @IdempotencyKey() key: string,
  ): Promise<TransferIdResponse> {
    return { id: await this.service.up(memberId, { amount: parseMoney(amount), note, key }) };
  }

  @Get('transfers/upline')
  @Permission('member')
  @ApiOkResponse({ type: AgentTransferPage })
  own(@MemberId() memberId: string, @Query() query: PageQuery): Promise<AgentTransferPage> {
    return this.page(memberId, query);
  }

  @Get('transfers/terms')
  @Permission('member')
  @ApiOkResponse({ type: TransferTermsResponse })
  terms(): TransferTermsResponse {
    const { transferMinimum, transferMaximum, transferLevels, transferTurnover } = this.config;
    return {
      minimum: formatMoney(BigInt(transferMinimum)),
      maximum: formatMoney(BigInt(transferMaximum)),
      ...{ levels: transferLevels, turnover: transferTurnover },
    };
  }

  /** Every transfer between agents and their downline, a class of money movements of its own. */
  @Get('ops/agents/transfers')
  @Operator('agents')
  @ApiOkResponse({ type: OpsTransferPage })
  async report(@Query() query: OpsTransferQuery): Promise<OpsTransferPage> {
    const { pageNo, pageSize, ...filter } = query;
    const { list, total } = await this.transfers.all(
      ...[{ ...filter, account: filter.account }, pageSize, (pageNo - 1) * pageSize],
    );
    const sums = await this.transfers.sums(filter.from, filter.to);
    return {
      ...pageOf(list.map(AgentTransferResponse.of), query, total),
      sums: sums.map((sum) => ({ ...sum, amount: formatMoney(BigInt(sum.amount)) })),
    };
  }

  private async page(memberId: string, query: PageQuery): Promise<AgentTransferPage> {
    const { pageNo, pageSize } = query;
    const { list, total } = await this.transfers.ofMember(memberId, pageSize, (pageNo - 1) * pageSize);
    return pageOf(list.map(AgentTransferResponse.of), query, total);
  }
}
