import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, Permission, type Principal } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { CONFIG, PlatformErrors } from '#libs/platform';
import { bookOf } from '../balance/balance.service.js';
import type { WalletConfig } from '../wallet.config.js';
import {
  AccountStatementParams,
  AccountStatementQuery,
  BalanceAtQuery,
  ProfitQuery,
  StatementQuery,
} from './dto/statement.request.js';
import { ProfitResponse } from './dto/profit.response.js';
import { BalanceAtResponse, StatementResponse } from './dto/statement.response.js';
import type { Account } from './statement.repository.js';
import { StatementService } from './statement.service.js';

@Controller('wps/v2')
export class StatementController {
  constructor(
    private readonly statements: StatementService,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  @Get('statements')
  @Permission('session')
  @ApiOkResponse({ type: StatementResponse })
  async mine(
    @CurrentPrincipal() member: Principal,
    @Query() query: StatementQuery,
  ): Promise<StatementResponse> {
    const statement = await this.statements.statement(accountOf(member), query);
    return StatementResponse.of(statement, query, this.config.currency);
  }

  @Get('statements/profit')
  @Permission('session')
  @ApiOkResponse({ type: ProfitResponse })
  async profit(@CurrentPrincipal() member: Principal, @Query() query: ProfitQuery): Promise<ProfitResponse> {
    return ProfitResponse.of(await this.statements.profit(accountOf(member), query), this.config.currency);
  }

  @Get('statements/balance')
  @Permission('session')
  @ApiOkResponse({ type: BalanceAtResponse })
  async balanceAt(
    @CurrentPrincipal() member: Principal,
    @Query() { at }: BalanceAtQuery,
  ): Promise<BalanceAtResponse> {
    const instant = new Date(at);
    const { balance, version } = await this.statements.balanceAt(accountOf(member), instant);
    return {
      at: instant.toISOString(),
      balance: formatMoney(balance),
      version: Number(version),
      currency: this.config.currency,
    };
  }

  @Get('ops/ledger/accounts/:memberId/statement')
  @Operator('ledger')
  @ApiOkResponse({ type: StatementResponse })
  async ofMember(
    @Param() { memberId }: AccountStatementParams,
    @Query() { book, ...query }: AccountStatementQuery,
  ): Promise<StatementResponse> {
    const statement = await this.statements.statementOfKnown({ memberId, book }, query);
    return StatementResponse.of(statement, query, this.config.currency);
  }
}

function accountOf(member: Principal): Account {
  if (member.kind !== 'member') throw PlatformErrors.SESSION_REQUIRED();
  return { memberId: member.memberId, book: bookOf(member.accountType) };
}
