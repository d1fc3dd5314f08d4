import { Body, Controller, Get, Inject, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { CLOCK, pageOf, type Clock } from '#libs/platform';
import {
  DownlineQuery,
  FreezeRequest,
  LimitRequest,
  MemberParameter,
  MoveRequest,
  TeamQuery,
} from '../network/dto/team.request.js';
import { OpsTeamPage, TeamMemberResponse, TeamNodeResponse } from '../network/dto/team.response.js';
import { MoveService } from './move.service.js';
import { NetworkErrors } from '../network/network.errors.js';
import { TeamRepository } from '../network/team.repository.js';

@Controller('wps/v2/ops/agents')
@Operator('agents')
export class OpsNetworkController {
  constructor(
    private readonly team: TeamRepository,
    private readonly moves: MoveService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The agents at the top, the members directly below one, or those whose user name begins so. */
  @Get('tree')
  @ApiOkResponse({ type: OpsTeamPage })
  async tree(@Query() query: TeamQuery): Promise<OpsTeamPage> {
    const { parentId, search, pageNo, pageSize } = query;
    const { list, total } = await this.team.children(parentId, search, pageSize, (pageNo - 1) * pageSize);
    return pageOf(list.map(TeamMemberResponse.ofMember), query, total);
  }

  /** Stops what contracts pay to an agent, or lets it flow again; agents below are settled as usual. */
  @Put('members/:memberId/freeze')
  async freeze(@Param() { memberId }: MemberParameter, @Body() { frozen }: FreezeRequest): Promise<void> {
    if (!(await this.team.setFrozen(memberId, frozen ? this.clock.now() : null)))
      throw NetworkErrors.MEMBER_NOT_IN_TEAM();
  }

  /** How much a member may send to the downline or upline in a day. */
  @Put('members/:memberId/limits')
  async setLimits(
    @Param() { memberId }: MemberParameter,
    @Body() { transferLimit }: LimitRequest,
  ): Promise<void> {
    const limit = transferLimit == null ? null : parseMoney(transferLimit);
    if (!(await this.team.setTransferLimit(undefined, memberId, limit)))
      throw NetworkErrors.MEMBER_NOT_IN_TEAM();
  }

  /** Moves a member and the team below to another upline. Contracts with the former one end at once. */
  @Put('members/:memberId/upline')
  async move(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { memberId }: MemberParameter,
    @Body() { uplineId }: MoveRequest,
  ): Promise<void> {
    await this.moves.move(memberId, uplineId, operatorId);
  }
}

@Controller('wps/v2/ops/agents')
@Operator('support')
export class DownlineController {
  constructor(private readonly team: TeamRepository) {}

  /** The first hundred members directly below the agent of this name, by name. */
  @Get('downline')
  @ApiOkResponse({ type: [TeamNodeResponse] })
  downline(@Query() { account }: DownlineQuery): Promise<TeamNodeResponse[]> {
    return this.team.below(account, 100);
  }
}
