import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { serviceOf } from '../ledger/caller.js';
import { SettlementRequest } from './dto/settlement.request.js';
import { SettlementResponse } from './dto/settlement.response.js';
import { postingOf } from './settlement.rules.js';
import { SettlementService } from './settlement.service.js';

@Controller('internal/postings')
export class SettlementController {
  constructor(private readonly settlements: SettlementService) {}

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
}
