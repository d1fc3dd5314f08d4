import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type Principal } from '#libs/auth';
import { CONFIG, pageOf, PageQuery } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { AgentScopeService } from '../network/agent-scope.service.js';
import { TeamBetPage, TeamBetResponse } from '../report/dto/report.response.js';
import { SettlementErrors } from '../settlement/settlement.errors.js';
import { BillQuery, IdParameter, IncomeQuery } from './dto/statement.request.js';
import {
  BillPage,
  BillResponse,
  BillStatementResponse,
  IncomeResponse,
  RealtimeLineResponse,
  RealtimePage,
} from './dto/statement.response.js';
import { StatementRepository, type BillRow } from './statement.repository.js';

@Controller('wps/v2/agent')
@Permission('agent')
export class StatementController {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly statements: StatementRepository,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  @Get('bills')
  @ApiOkResponse({ type: BillPage })
  async bills(@CurrentPrincipal() caller: Principal, @Query() query: BillQuery): Promise<BillPage> {
    const agentId = await this.scope.agentOf(caller, 'MONEY');
    const { type, pageNo, pageSize } = query;
    const { list, total } = await this.statements.ofAgent(agentId, type, pageSize, (pageNo - 1) * pageSize);
    return pageOf(list.map(BillResponse.of), query, total);
  }

  /** A bill with the bills below it. */
  @Get('bills/:id')
  @ApiOkResponse({ type: BillStatementResponse })
  async bill(
    @CurrentPrincipal() caller: Principal,
    @Param() { id }: IdParameter,
  ): Promise<BillStatementResponse> {
    const bill = await this.own(caller, id);
    const lower = await this.statements.below(bill);
    return { bill: BillResponse.of(bill), lower: lower.map(BillResponse.of) };
  }

  /** The bets of the team within the period of a bill. */
  @Get('bills/:id/bets')
  @ApiOkResponse({ type: TeamBetPage })
  async bets(
    @CurrentPrincipal() caller: Principal,
    @Param() { id }: IdParameter,
    @Query() query: PageQuery,
  ): Promise<TeamBetPage> {
    const { pageNo, pageSize } = query;
    const { list, total } = await this.statements.bets(
      ...[await this.own(caller, id), pageSize, (pageNo - 1) * pageSize],
    );
    return pageOf(list.map(TeamBetResponse.of), query, total);
  }

  @Get('income')
  @ApiOkResponse({ type: [IncomeResponse] })
  async income(
    @CurrentPrincipal() caller: Principal,
    @Query() query: IncomeQuery,
  ): Promise<IncomeResponse[]> {
    const agentId = await this.scope.agentOf(caller, 'MONEY');
    const rows = await this.statements.income(agentId, query, this.config.brandTimeZone);
    return rows.map(IncomeResponse.of);
  }

  @Get('real-time-salary')
  @ApiOkResponse({ type: RealtimePage })
  async realtime(@CurrentPrincipal() caller: Principal, @Query() query: PageQuery): Promise<RealtimePage> {
    const agentId = await this.scope.agentOf(caller, 'MONEY');
    const { pageNo, pageSize } = query;
    const { list, total } = await this.statements.realtime(agentId, pageSize, (pageNo - 1) * pageSize);
    return pageOf(list.map(RealtimeLineResponse.of), query, total);
  }

  private async own(caller: Principal, id: string): Promise<BillRow> {
    const agentId = await this.scope.agentOf(caller, 'MONEY');
    const bill = await this.statements.find(id);
    if (bill?.agentId !== agentId) throw SettlementErrors.BILL_NOT_FOUND();
    return bill;
  }
}
