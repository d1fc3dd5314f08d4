import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { serviceOf } from '../ledger/caller.js';
import { MultiPostingRequest } from './dto/multi-posting.request.js';
import { MultiPostingResponse } from './dto/multi-posting.response.js';
import { MultiPostingService } from './multi-posting.service.js';

@Controller('internal/postings')
export class MultiPostingController {
  constructor(private readonly groups: MultiPostingService) {}

  @Post('groups')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: MultiPostingResponse })
  async post(
    @CurrentPrincipal() caller: Principal,
    @Body() body: MultiPostingRequest,
  ): Promise<MultiPostingResponse> {
    const legs = body.legs.map((leg) => ({ ...leg, amount: BigInt(leg.amount) }));
    return MultiPostingResponse.of(await this.groups.post({ ...body, legs, caller: serviceOf(caller) }));
  }
}
