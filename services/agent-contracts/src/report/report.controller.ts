import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type Principal } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { CONFIG, pageOf } from '#libs/platform';
import { WalletPostings } from '#libs/wallet-client';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { AgentScopeService } from '../network/agent-scope.service.js';
import { MemberParameter } from '../network/dto/team.request.js';
import { TeamMemberResponse } from '../network/dto/team.response.js';
import { NetworkErrors } from '../network/network.errors.js';
import { TeamRepository } from '../network/team.repository.js';
import { startOfDay } from '../terms/period.rules.js';
import { BetQuery, LinesQuery, RangeQuery, TransactionQuery } from './dto/report.request.js';
import {
  FiguresResponse,
  LineResponse,
  LinesResponse,
  MemberDetailsResponse,
  OverviewResponse,
  TeamBetPage,
  TeamBetResponse,
  TransactionPage,
  TransactionResponse,
} from './dto/report.response.js';
import { ReportErrors } from './report.errors.js';
import { ReportRepository, type DayRange } from './report.repository.js';

const dayMs = 86_400_000;
const longestDays = 366;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

@Controller('wps/v2/agent/reports')
@Permission('agent')
export class ReportController {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly team: TeamRepository,
    private readonly reports: ReportRepository,
    private readonly postings: WalletPostings,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  @Get('overview')
  @ApiOkResponse({ type: OverviewResponse })
  async overview(
    @CurrentPrincipal() caller: Principal,
    @Query() query: RangeQuery,
  ): Promise<OverviewResponse> {
    const agentId = await this.scope.agentOf(caller, 'TEAM');
    const { from, to, length } = this.range(query);
    const before = { from: addDays(from, -length), to: addDays(from, -1) };
    const instants = this.instants(query);
    const [totals, earlier, days, size] = await Promise.all([
      this.reports.totals(agentId, { from, to }),
      this.reports.totals(agentId, before),
      this.reports.days(agentId, { from, to }),
      this.reports.size(agentId, instants.from, instants.to),
    ]);
    return {
      ...size,
      totals: FiguresResponse.ofFigures(totals),
      before: FiguresResponse.ofFigures(earlier),
      days: days.map(({ key, ...day }) => ({ ...FiguresResponse.ofFigures(day), day: key })),
    };
  }

  /** The account details of a member of the team. */
  @Get('members/:memberId')
  @ApiOkResponse({ type: MemberDetailsResponse })
  async member(
    @CurrentPrincipal() caller: Principal,
    @Param() { memberId }: MemberParameter,
    @Query() query: RangeQuery,
  ): Promise<MemberDetailsResponse> {
    const agentId = await this.scope.agentOf(caller, 'TEAM');
    const { from, to, length } = this.range(query);
    const member = await this.team.member(agentId, memberId);
    if (!member) throw NetworkErrors.MEMBER_NOT_IN_TEAM();
    const before = { from: addDays(from, -length), to: addDays(from, -1) };
    const [totals, earlier, days, { balance }] = await Promise.all([
      this.reports.totals(memberId, { from, to }),
      this.reports.totals(memberId, before),
      this.reports.days(memberId, { from, to }),
      this.postings.balance(memberId),
    ]);
    return {
      ...{ member: TeamMemberResponse.ofMember(member), balance: formatMoney(balance) },
      ...{ totals: FiguresResponse.ofFigures(totals), before: FiguresResponse.ofFigures(earlier) },
      days: days.map(({ key, ...day }) => ({ ...FiguresResponse.ofFigures(day), day: key })),
    };
  }

  /** Figures of each line below one of the team, for drilling down. */
  @Get('lines')
  @ApiOkResponse({ type: LinesResponse })
  async lines(@CurrentPrincipal() caller: Principal, @Query() query: LinesQuery): Promise<LinesResponse> {
    const agentId = await this.scope.agentOf(caller, 'TEAM');
    const parentId = query.parentId ?? agentId;
    const range = this.range(query);
    const trail = await this.team.trail(agentId, parentId);
    if (trail.length === 0) throw NetworkErrors.MEMBER_NOT_IN_TEAM();
    const [lines, totals] = await Promise.all([
      this.reports.lines(parentId, range),
      this.reports.totals(parentId, range),
    ]);
    return { trail, lines: lines.map(LineResponse.of), totals: FiguresResponse.ofFigures(totals) };
  }

  @Get('transactions')
  @ApiOkResponse({ type: TransactionPage })
  async transactions(
    @CurrentPrincipal() caller: Principal,
    @Query() query: TransactionQuery,
  ): Promise<TransactionPage> {
    const agentId = await this.scope.agentOf(caller, 'MONEY');
    const { kind, account, pageNo, pageSize } = query;
    const { list, total } = await this.reports.transactions(
      ...[agentId, { ...this.instants(query), kind, account }, pageSize, (pageNo - 1) * pageSize],
    );
    return pageOf(list.map(TransactionResponse.of), query, total);
  }

  @Get('bets')
  @ApiOkResponse({ type: TeamBetPage })
  async bets(@CurrentPrincipal() caller: Principal, @Query() query: BetQuery): Promise<TeamBetPage> {
    const agentId = await this.scope.agentOf(caller, 'TEAM');
    const { category, account, pageNo, pageSize } = query;
    const { list, total } = await this.reports.bets(
      ...[agentId, { ...this.instants(query), category, account }, pageSize, (pageNo - 1) * pageSize],
    );
    return pageOf(list.map(TeamBetResponse.of), query, total);
  }

  private range({ from, to }: DayRange): DayRange & { length: number } {
    const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
    if (!(length >= 1 && length <= longestDays)) throw ReportErrors.RANGE_INVALID();
    return { from, to, length };
  }

  private instants(query: DayRange): { from: Date; to: Date } {
    const { from, to } = this.range(query);
    const zone = this.config.brandTimeZone;
    return { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) };
  }
}
