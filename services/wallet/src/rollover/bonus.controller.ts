import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type Principal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import { BonusService } from './bonus.service.js';
import { RolloverParams } from './dto/rollover.request.js';
import { GivenUpBonusResponse } from './dto/rollover.response.js';

@Controller('wps/v2/bonuses')
export class BonusController {
  constructor(private readonly bonuses: BonusService) {}

  /** The member's own money is free then; the bonus money goes, that of open bets when it comes back. */
  @Post(':rolloverId/give-up')
  @HttpCode(200)
  @Permission('session')
  @ApiOkResponse({ type: GivenUpBonusResponse })
  async giveUp(
    @CurrentPrincipal() member: Principal,
    @Param() { rolloverId }: RolloverParams,
  ): Promise<GivenUpBonusResponse> {
    if (member.kind !== 'member') throw PlatformErrors.SESSION_REQUIRED();
    return GivenUpBonusResponse.of(await this.bonuses.giveUp(member.memberId, rolloverId));
  }
}
