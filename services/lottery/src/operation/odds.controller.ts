import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
import { GameQuery } from '../draw/dto/draw.request.js';
import { OddsRequest } from './dto/odds.request.js';
import { OddsListResponse } from './dto/odds.response.js';
import { OddsChangeService } from './odds-change.service.js';
import { OddsListingService } from './odds-listing.service.js';

@Controller('wps/v2/ops/lottery/odds')
@Operator('lottery')
export class OddsController {
  constructor(
    private readonly listing: OddsListingService,
    private readonly changes: OddsChangeService,
  ) {}

  /** Odds, series and bands of the plays of a game, with what each returns, and who changed them. */
  @Get()
  @ApiOkResponse({ type: OddsListResponse })
  list(@Query() { gameId }: GameQuery): Promise<OddsListResponse> {
    return this.listing.of(gameId);
  }

  /** Proposes it; another operator decides. */
  @Put()
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  change(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { playCode, playId, validFrom, ...request }: OddsRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.changes.propose(operator, { ...request, group: playCode, play: playId, validFrom }, key);
  }
}
