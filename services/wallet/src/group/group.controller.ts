import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { serviceOf } from '../ledger/caller.js';
import { GroupRequest } from './dto/group.request.js';
import { GroupResponse } from './dto/group.response.js';
import { GroupService } from './group.service.js';

@Controller('internal/postings')
export class GroupController {
  constructor(@Inject(GroupService) private readonly groups: GroupService) {}

  @Post('groups')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: GroupResponse })
  async post(@CurrentPrincipal() caller: Principal, @Body() body: GroupRequest): Promise<GroupResponse> {
    const legs = body.legs.map((leg) => ({ ...leg, amount: BigInt(leg.amount) }));
    return GroupResponse.of(await this.groups.post({ ...body, legs, caller: serviceOf(caller) }));
  }
}
