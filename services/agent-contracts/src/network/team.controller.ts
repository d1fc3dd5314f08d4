import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type Principal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { CLOCK, pageOf, type Clock } from '#libs/platform';
import { AffiliateService } from '../affiliate/affiliate.service.js';
import { AgentScopeService } from './agent-scope.service.js';
import {
  CodeParameter,
  FreezeRequest,
  LimitRequest,
  LinkRequest,
  LinkSwitchRequest,
  MemberParameter,
  RightsRequest,
  TeamQuery,
} from './dto/team.request.js';
import {
  LinkCodeResponse,
  LinkResponse,
  RightsResponse,
  TeamMemberResponse,
  TeamPage,
} from './dto/team.response.js';
import { NetworkErrors } from './network.errors.js';
import { TeamRepository } from './team.repository.js';

@Controller('wps/v2/agent')
@Permission('agent')
export class TeamController {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly team: TeamRepository,
    private readonly affiliates: AffiliateService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('rights')
  @ApiOkResponse({ type: RightsResponse })
  async rights(@CurrentPrincipal() caller: Principal): Promise<RightsResponse> {
    return { rights: await this.scope.rightsOf(caller) };
  }

  @Get('links')
  @ApiOkResponse({ type: [LinkResponse] })
  async links(@CurrentPrincipal() caller: Principal): Promise<LinkResponse[]> {
    const agentId = await this.scope.agentOf(caller, 'LINKS');
    return (await this.affiliates.links(agentId)).map(LinkResponse.of);
  }

  /** Opens a link; sub-agents cannot open links for sub-agents. */
  @Post('links')
  @HttpCode(200)
  @ApiOkResponse({ type: LinkCodeResponse })
  async open(
    @CurrentPrincipal() caller: Principal,
    @Body() { kind, channel, domain, expiresAt, maxUses }: LinkRequest,
  ): Promise<LinkCodeResponse> {
    const agentId = await this.scope.agentOf(caller, 'LINKS');
    if (kind === 'SUB_AGENT' && caller.kind === 'member' && caller.memberId !== agentId)
      throw NetworkErrors.RIGHT_MISSING();
    const own = (await this.team.node(agentId))?.accountType;
    const code = await this.affiliates.openLink(agentId, {
      accountType: kind === 'MEMBER' ? 0 : kind === 'AGENT' ? 1 : own === 2 ? 42 : 41,
      ...{ channel: channel ?? null, domain: domain ?? null, maxUses: maxUses ?? null },
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    });
    return { code };
  }

  @Put('links/:code')
  async switch(
    @CurrentPrincipal() caller: Principal,
    @Param() { code }: CodeParameter,
    @Body() { enabled }: LinkSwitchRequest,
  ): Promise<void> {
    await this.affiliates.switchLink(await this.scope.agentOf(caller, 'LINKS'), code, enabled);
  }

  @Get('team')
  @ApiOkResponse({ type: TeamPage })
  async page(@CurrentPrincipal() caller: Principal, @Query() query: TeamQuery): Promise<TeamPage> {
    const agentId = await this.scope.agentOf(caller, 'TEAM');
    const parentId = query.parentId ?? agentId;
    const trail = await this.team.trail(agentId, parentId);
    if (trail.length === 0) throw NetworkErrors.MEMBER_NOT_IN_TEAM();
    const { list, total } = await this.team.page(
      ...[agentId, { parentId, search: query.search }],
      ...[query.pageSize, (query.pageNo - 1) * query.pageSize],
    );
    return { ...pageOf(list.map(TeamMemberResponse.ofMember), query, total), trail };
  }

  @Get('team/:memberId')
  @ApiOkResponse({ type: TeamMemberResponse })
  async member(
    @CurrentPrincipal() caller: Principal,
    @Param() { memberId }: MemberParameter,
  ): Promise<TeamMemberResponse> {
    const member = await this.team.member(await this.scope.agentOf(caller, 'TEAM'), memberId);
    if (!member) throw NetworkErrors.MEMBER_NOT_IN_TEAM();
    return TeamMemberResponse.ofMember(member);
  }

  /** Only the agent above chooses what a sub-agent may do. */
  @Put('team/:memberId/rights')
  async setRights(
    @CurrentPrincipal() caller: Principal,
    @Param() { memberId }: MemberParameter,
    @Body() { rights }: RightsRequest,
  ): Promise<void> {
    const agentId = await this.scope.agentOf(caller, 'TEAM');
    if (caller.kind === 'member' && caller.memberId !== agentId) throw NetworkErrors.RIGHT_MISSING();
    if (!(await this.team.setRights(agentId, memberId, rights))) throw NetworkErrors.NOT_A_SUB_AGENT();
  }

  /** Stops the payments and transfers of a member directly below, or lets them flow again. */
  @Put('team/:memberId/freeze')
  async freeze(
    @CurrentPrincipal() caller: Principal,
    @Param() { memberId }: MemberParameter,
    @Body() { frozen }: FreezeRequest,
  ): Promise<void> {
    const agentId = await this.scope.agentOf(caller, 'TEAM');
    if (!(await this.team.freezeBelow(agentId, memberId, frozen ? this.clock.now() : null)))
      throw NetworkErrors.NOT_DIRECTLY_BELOW();
  }

  /** How much a member directly below may send in a day. */
  @Put('team/:memberId/limits')
  async setLimits(
    @CurrentPrincipal() caller: Principal,
    @Param() { memberId }: MemberParameter,
    @Body() { transferLimit }: LimitRequest,
  ): Promise<void> {
    const agentId = await this.scope.agentOf(caller, 'MONEY');
    const limit = transferLimit == null ? null : parseMoney(transferLimit);
    if (!(await this.team.setTransferLimit(agentId, memberId, limit)))
      throw NetworkErrors.NOT_DIRECTLY_BELOW();
  }
}
