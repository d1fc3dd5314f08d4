import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { FactsService } from '../promotion/facts.service.js';
import { PromotionParameter } from '../promotion/dto/promotion.request.js';
import {
  RaffleClaimRequest,
  RaffleDrawResponse,
  RaffleProofQuery,
  RaffleProofResponse,
  RaffleResponse,
} from './dto/raffle.response.js';
import { RaffleService } from './raffle.service.js';

@Controller('wps')
@Permission('member')
export class RaffleController {
  constructor(
    private readonly raffles: RaffleService,
    private readonly facts: FactsService,
  ) {}

  @Get('v2/raffles/:id')
  @ApiOkResponse({ type: RaffleResponse })
  async one(@Param() { id }: PromotionParameter, @MemberId() memberId: string): Promise<RaffleResponse> {
    return RaffleResponse.of(await this.raffles.view(id, memberId));
  }

  /** Seed and commitment of a day; today's seed is not published yet. */
  @Get('v2/raffles/:id/proof')
  @ApiOkResponse({ type: RaffleProofResponse })
  async proof(
    @Param() { id }: PromotionParameter,
    @Query() { day }: RaffleProofQuery,
  ): Promise<RaffleProofResponse> {
    return RaffleProofResponse.of(await this.raffles.proof(id, day ?? this.facts.today()));
  }

  /** Uses one ticket. */
  @Post('relay/MCS2_claimRafflePromotion')
  @HttpCode(200)
  @ApiOkResponse({ type: RaffleDrawResponse })
  async draw(
    @Body() { promotionId, clientSeed }: RaffleClaimRequest,
    @MemberId() memberId: string,
  ): Promise<RaffleDrawResponse> {
    return RaffleDrawResponse.of(await this.raffles.draw(promotionId, memberId, clientSeed));
  }
}
