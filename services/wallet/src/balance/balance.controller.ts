import { Body, Controller, Get, Header, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, Operator, Permission, type Principal } from '#libs/auth';
import { CONFIG, PlatformErrors } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { BalanceService, bookOf } from './balance.service.js';
import { InternalBalanceQuery, MemberParams, SharedBalancesRequest } from './dto/balance.request.js';
import { BalanceResponse, InternalBalanceResponse } from './dto/balance.response.js';

@Controller()
export class BalanceController {
  constructor(
    private readonly balances: BalanceService,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  @Get('wps/v2/wallets/balance')
  @Permission('session')
  @ApiOkResponse({ type: BalanceResponse })
  async mine(@CurrentPrincipal() member: Principal): Promise<BalanceResponse> {
    if (member.kind !== 'member') throw PlatformErrors.SESSION_REQUIRED();
    return this.of(member.memberId, member.accountType);
  }

  /** The gateway batches concurrent requests; one database round trip reads them all. */
  @Post('internal/balances/shared')
  @Internal('gateway')
  @ApiOkResponse({ type: BalanceResponse, isArray: true })
  shared(@Body() { memberIds, accountTypes }: SharedBalancesRequest): Promise<BalanceResponse[]> {
    if (memberIds.length !== accountTypes.length) throw PlatformErrors.MALFORMED_REQUEST();
    return Promise.all(memberIds.map((memberId, at) => this.of(memberId, accountTypes[at]!)));
  }

  /** The real account with the amounts that its member sees. */
  @Get('wps/v2/ops/members/:memberId/balance')
  @Operator('support')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: BalanceResponse })
  async forOperator(@Param() { memberId }: MemberParams): Promise<BalanceResponse> {
    return BalanceResponse.of(await this.balances.readKnown(memberId, 'REAL'), this.config.currency);
  }

  @Get('internal/balances/:memberId')
  @Internal('game-launch', 'lottery', 'points', 'promotions', 'agent-contracts')
  @ApiOkResponse({ type: InternalBalanceResponse })
  async ofMember(
    @Param() { memberId }: MemberParams,
    @Query() { book }: InternalBalanceQuery,
  ): Promise<InternalBalanceResponse> {
    const account = await this.balances.read(memberId, book);
    return InternalBalanceResponse.of(account, this.config.currency);
  }

  private async of(memberId: string, accountType: number): Promise<BalanceResponse> {
    const book = bookOf(accountType);
    const account = await this.balances.read(memberId, book);
    return BalanceResponse.of(account, this.config.currency);
  }
}
