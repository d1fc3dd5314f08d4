import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { CONFIG } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { TrialBalanceQuery } from './dto/trial-balance.request.js';
import { TrialBalanceResponse } from './dto/trial-balance.response.js';
import { RollupService } from './rollup.service.js';

@Controller('wps/v2/ops/ledger/trial-balance')
@Operator('ledger')
export class RollupController {
  constructor(
    private readonly rollups: RollupService,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  @Get()
  @ApiOkResponse({ type: TrialBalanceResponse })
  async trialBalance(@Query() { book }: TrialBalanceQuery): Promise<TrialBalanceResponse> {
    return TrialBalanceResponse.of(book, this.config.currency, await this.rollups.trialBalance(book));
  }
}
