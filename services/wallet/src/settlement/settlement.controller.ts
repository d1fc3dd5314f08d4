import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { serviceOf } from '../ledger/caller.js';
import { RoundTotalsRequest, SettlementRequest } from './dto/settlement.request.js';
import { RoundTotalsResponse, SettlementResponse } from './dto/settlement.response.js';
import { RoundTotalsRepository } from './round-totals.repository.js';
import { postingOf } from './settlement.rules.js';
import { SettlementService } from './settlement.service.js';

@Controller('internal/postings')
export class SettlementController {
  constructor(
    private readonly settlements: SettlementService,
    private readonly totals: RoundTotalsRepository,
  ) {}

  /** Up to 1,024 postings, each with its own answer; not all of them in one transaction. Repeat with the same keys. */
  @Post('batch')
  @HttpCode(200)
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: SettlementResponse })
  async batch(
    @CurrentPrincipal() caller: Principal,
    @Body() { items }: SettlementRequest,
  ): Promise<SettlementResponse> {
    const requests = items.map((item) => postingOf(item, serviceOf(caller)));
    return SettlementResponse.of(
      items.map(({ externalId }) => externalId),
      await this.settlements.post(requests),
    );
  }

  /** Count and sum of what the calling service has posted for a round, by book and kind. */
  @Get('totals')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: RoundTotalsResponse })
  async ofRound(
    @CurrentPrincipal() caller: Principal,
    @Query() { roundId }: RoundTotalsRequest,
  ): Promise<RoundTotalsResponse> {
    return RoundTotalsResponse.of(roundId, await this.totals.ofRound(serviceOf(caller), roundId));
  }
}
