import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { InternalBalanceQuery, MemberParams } from '../balance/dto/balance.request.js';
import { serviceOf } from '../ledger/caller.js';
import { AccountStateResponse } from './dto/account-state.response.js';
import {
  ExcludeRequest,
  RealityCheckRequest,
  SetLimitsRequest,
  SetStatusRequest,
} from './dto/limit.request.js';
import { LimitService } from './limit.service.js';

/** A change is in force before it is answered: every later posting obeys it. */
@Controller('internal')
export class LimitController {
  constructor(private readonly limits: LimitService) {}

  @Put('limits/:memberId')
  @Internal('member')
  @ApiOkResponse({ type: AccountStateResponse })
  async setLimits(
    @CurrentPrincipal() caller: Principal,
    @Param() { memberId }: MemberParams,
    @Body() { book, limits }: SetLimitsRequest,
  ): Promise<AccountStateResponse> {
    const wanted = limits.map((limit) => ({ ...limit, amount: BigInt(limit.amount) }));
    const change = { memberId, book, by: serviceOf(caller) };
    return AccountStateResponse.of(await this.limits.setLimits(change, wanted));
  }

  @Put('accounts/:memberId/exclusion')
  @Internal('member')
  @ApiOkResponse({ type: AccountStateResponse })
  async exclude(
    @CurrentPrincipal() caller: Principal,
    @Param() { memberId }: MemberParams,
    @Body() { book, until }: ExcludeRequest,
  ): Promise<AccountStateResponse> {
    const change = { memberId, book, by: serviceOf(caller) };
    return AccountStateResponse.of(await this.limits.exclude(change, until));
  }

  /** Real money only. */
  @Put('accounts/:memberId/reality-check')
  @Internal('member')
  @ApiOkResponse({ type: AccountStateResponse })
  async holdRealityCheck(
    @Param() { memberId }: MemberParams,
    @Body() check: RealityCheckRequest,
  ): Promise<AccountStateResponse> {
    return AccountStateResponse.of(await this.limits.holdRealityCheck({ memberId, ...check }));
  }

  @Put('accounts/:memberId/status')
  @Internal('member', 'auth')
  @ApiOkResponse({ type: AccountStateResponse })
  async setStatus(
    @CurrentPrincipal() caller: Principal,
    @Param() { memberId }: MemberParams,
    @Body() { book, status, reason }: SetStatusRequest,
  ): Promise<AccountStateResponse> {
    const change = { memberId, book, by: serviceOf(caller) };
    return AccountStateResponse.of(await this.limits.setStatus(change, status, reason));
  }

  @Get('accounts/:memberId')
  @Internal('member')
  @ApiOkResponse({ type: AccountStateResponse })
  async read(
    @Param() { memberId }: MemberParams,
    @Query() { book }: InternalBalanceQuery,
  ): Promise<AccountStateResponse> {
    return AccountStateResponse.of(await this.limits.read(memberId, book));
  }
}
