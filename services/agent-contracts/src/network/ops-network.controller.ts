import { Body, Controller, Get, Inject, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { CLOCK, pageOf, type Clock } from '#libs/platform';
import { FreezeRequest, MemberParameter, TeamQuery } from './dto/team.request.js';
import { OpsTeamPage, TeamMemberResponse } from './dto/team.response.js';
import { NetworkErrors } from './network.errors.js';
import { TeamRepository } from './team.repository.js';

@Controller('wps/v2/ops/agents')
@Operator('agents')
export class OpsNetworkController {
  constructor(
    private readonly team: TeamRepository,
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
  @ApiOkResponse({ type: Object })
  async freeze(@Param() { memberId }: MemberParameter, @Body() { frozen }: FreezeRequest): Promise<void> {
    if (!(await this.team.setFrozen(memberId, frozen ? this.clock.now() : null)))
      throw NetworkErrors.MEMBER_NOT_IN_TEAM();
  }
}
