import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal, type Principal } from '#libs/auth';
import { IdempotencyKey, PageQuery, PlatformErrors } from '#libs/platform';
import { RoundEndingRequest } from './dto/round-ending.request.js';
import { StuckRoundParams, StuckRoundQuery, StuckTransactionParams } from './dto/stuck-round.request.js';
import {
  QueryOutcomeResponse,
  StuckRoundDetailResponse,
  StuckRoundPage,
  TransactionStatusResponse,
  UnfinishedTransactionPage,
} from './dto/stuck-round.response.js';
import { RoundEndingService } from './round-ending.service.js';
import { StuckRoundService } from './stuck-round.service.js';

@Controller('wps/v2/ops')
@Operator('games')
export class StuckRoundController {
  constructor(
    private readonly rounds: StuckRoundService,
    private readonly endings: RoundEndingService,
  ) {}

  @Get('stuck-rounds')
  @ApiOkResponse({ type: StuckRoundPage })
  list(@Query() query: StuckRoundQuery): Promise<StuckRoundPage> {
    return this.rounds.list(query);
  }

  @Get('stuck-rounds/:betId')
  @ApiOkResponse({ type: StuckRoundDetailResponse })
  one(@Param() { betId }: StuckRoundParams): Promise<StuckRoundDetailResponse> {
    return this.rounds.one(betId);
  }

  @Post('stuck-rounds/:betId/query')
  @HttpCode(200)
  @ApiOkResponse({ type: QueryOutcomeResponse })
  askAgain(
    @CurrentPrincipal() operator: Principal,
    @Param() { betId }: StuckRoundParams,
  ): Promise<QueryOutcomeResponse> {
    return this.rounds.askAgain(idOf(operator), betId);
  }

  /** Proposes it; another operator decides. */
  @Post('stuck-rounds/:betId/ending')
  @HttpCode(200)
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  proposeEnding(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param() { betId }: StuckRoundParams,
    @Body() body: RoundEndingRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.endings.propose(operator, betId, body, key);
  }

  @Get('stuck-transactions')
  @ApiOkResponse({ type: UnfinishedTransactionPage })
  listTransactions(@Query() query: PageQuery): Promise<UnfinishedTransactionPage> {
    return this.rounds.listTransactions(query);
  }

  @Post('stuck-transactions/:vassalage/:transactionId/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: TransactionStatusResponse })
  retry(
    @CurrentPrincipal() operator: Principal,
    @Param() { vassalage, transactionId }: StuckTransactionParams,
  ): Promise<TransactionStatusResponse> {
    return this.rounds.retry(idOf(operator), vassalage, transactionId);
  }
}

function idOf(operator: Principal): string {
  if (operator.kind !== 'operator') throw PlatformErrors.FORBIDDEN();
  return operator.operatorId;
}
