import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { CONFIG } from '#libs/platform';
import { Pool } from '#libs/database';
import type { PromotionsConfig } from '../promotions.config.js';
import { ClaimRepository } from './claim.repository.js';
import { ClaimService } from './claim.service.js';
import { CashbackClaimResponse, CashbackResponse } from './dto/cashback.response.js';
import { PotRepository } from './pot.repository.js';

@Controller('wps/v2/cashback')
export class CashbackController {
  constructor(
    private readonly pots: PotRepository,
    private readonly claims: ClaimRepository,
    private readonly claiming: ClaimService,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
    private readonly pool: Pool,
  ) {}

  @Get()
  @Permission('member')
  @ApiOkResponse({ type: CashbackResponse })
  async open(@MemberId() memberId: string): Promise<CashbackResponse> {
    const [pots, claims] = await Promise.all([
      this.pots.openPots(this.pool, memberId),
      this.claims.latest(memberId),
    ]);
    return CashbackResponse.of(pots, claims, BigInt(this.config.cashbackMinimum));
  }

  /** Claims every pot that pays; the money follows, and the claim is then CREDITED. */
  @Post('claims')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: CashbackClaimResponse })
  async claim(@MemberId() memberId: string): Promise<CashbackClaimResponse> {
    return CashbackClaimResponse.of(await this.claiming.claim(memberId));
  }
}
