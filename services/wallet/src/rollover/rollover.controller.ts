import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import { serviceOf } from '../ledger/caller.js';
import { mayCredit } from '../ledger/posting.rules.js';
import { RequiredCreditRequest, RolloverQuery } from './dto/rollover.request.js';
import { CreditResponse, RolloverListResponse } from './dto/rollover.response.js';
import { RolloverService } from './rollover.service.js';

/** Credits with a turnover requirement. */
@Controller('internal')
export class RolloverController {
  constructor(private readonly rollovers: RolloverService) {}

  /** Credit and requirement are one transaction. */
  @Post('credits')
  @Internal('points', 'promotions', 'agent-contracts')
  @ApiOkResponse({ type: CreditResponse })
  async credit(
    @CurrentPrincipal() principal: Principal,
    @Body()
    { amount, reason, multiplier, maxCashOut, expiresInSeconds, categories, ...about }: RequiredCreditRequest,
  ): Promise<CreditResponse> {
    const caller = serviceOf(principal);
    if (!mayCredit(caller, about.kind)) throw PlatformErrors.FORBIDDEN();
    const limit = maxCashOut === undefined ? undefined : BigInt(maxCashOut);
    const requirement = { multiplier, expiresInSeconds, categories, maxCashOut: limit };
    const credit = { ...about, amount: BigInt(amount), note: reason, caller, requirement };
    return CreditResponse.of(await this.rollovers.credit(credit));
  }

  @Get('rollovers')
  @Internal('promotions', 'member')
  @ApiOkResponse({ type: RolloverListResponse })
  async list(@Query() { memberId, book }: RolloverQuery): Promise<RolloverListResponse> {
    return RolloverListResponse.of(await this.rollovers.list(memberId, book));
  }
}
