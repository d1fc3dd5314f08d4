import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { CONFIG } from '#libs/platform';
import type { PromotionsConfig } from '../promotions.config.js';
import { CashbackRepository } from './cashback.repository.js';
import { CashbackResponse } from './dto/cashback.response.js';

@Controller('wps/v2/cashback')
export class CashbackController {
  constructor(
    private readonly pots: CashbackRepository,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  @Get()
  @Permission('member')
  @ApiOkResponse({ type: CashbackResponse })
  async open(@MemberId() memberId: string): Promise<CashbackResponse> {
    return CashbackResponse.of(await this.pots.openPots(memberId), BigInt(this.config.cashbackMinimum));
  }
}
