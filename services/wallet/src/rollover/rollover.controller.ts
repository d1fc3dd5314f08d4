import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import { serviceOf } from '../ledger/caller.js';
import { PartialPostingResponse } from '../ledger/dto/posting.response.js';
import { mayAdjust } from '../ledger/posting.rules.js';
import {
  ClawBackRequest,
  ForfeitRequest,
  ProgressRequest,
  RequiredCreditRequest,
  RolloverParams,
  RolloverQuery,
} from './dto/rollover.request.js';
import { CreditResponse, ProgressResponse, RolloverListResponse } from './dto/rollover.response.js';
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
    if (!mayAdjust(caller, about.kind, BigInt(amount))) throw PlatformErrors.FORBIDDEN();
    const limit = maxCashOut === undefined ? undefined : BigInt(maxCashOut);
    const requirement = { multiplier, expiresInSeconds, categories, maxCashOut: limit };
    const credit = { ...about, amount: BigInt(amount), note: reason, caller, requirement };
    return CreditResponse.of(await this.rollovers.credit(credit));
  }

  /** Counts a valid bet towards the open requirements, each source once. */
  @Post('rollover/progress')
  @Internal('game-launch', 'lottery', 'promotions')
  @ApiOkResponse({ type: ProgressResponse })
  async progress(
    @CurrentPrincipal() caller: Principal,
    @Body() { validBet, ...about }: ProgressRequest,
  ): Promise<ProgressResponse> {
    const progress = { ...about, validBet: BigInt(validBet), caller: serviceOf(caller) };
    return ProgressResponse.of(await this.rollovers.progress(progress));
  }

  /** Ends a requirement of the caller and takes the credit with its winnings, as far as they are there. */
  @Post('rollovers/:rolloverId/forfeiture')
  @Internal('points', 'promotions', 'agent-contracts')
  @ApiOkResponse({ type: PartialPostingResponse })
  async forfeit(
    @CurrentPrincipal() caller: Principal,
    @Param() { rolloverId }: RolloverParams,
    @Body() { externalId, reason }: ForfeitRequest,
  ): Promise<PartialPostingResponse> {
    const forfeit = { caller: serviceOf(caller), rolloverId, externalId, note: reason };
    return PartialPostingResponse.of(await this.rollovers.forfeit(forfeit));
  }

  /** Takes a credit back; `rest` is what was not there. */
  @Post('claw-backs')
  @Internal('points', 'promotions', 'agent-contracts')
  @ApiOkResponse({ type: PartialPostingResponse })
  async clawBack(
    @CurrentPrincipal() caller: Principal,
    @Body() { amount, reason, ...about }: ClawBackRequest,
  ): Promise<PartialPostingResponse> {
    const clawBack = { ...about, amount: BigInt(amount), note: reason, caller: serviceOf(caller) };
    return PartialPostingResponse.of(await this.rollovers.clawBack(clawBack));
  }

  @Get('rollovers')
  @Internal('promotions', 'member')
  @ApiOkResponse({ type: RolloverListResponse })
  async list(@Query() { memberId, book }: RolloverQuery): Promise<RolloverListResponse> {
    return RolloverListResponse.of(await this.rollovers.list(memberId, book));
  }
}
