import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { CONFIG } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { DayFiguresRepository } from './day-figures.repository.js';
import { daysOf } from './day-figures.rules.js';
import { DayFiguresResponse, LedgerTodayResponse } from './dto/day-figures.response.js';

const daysBefore = 7;

@Controller('wps/v2/ops/ledger/today')
@Operator('ledger')
export class DayFiguresController {
  constructor(
    private readonly figures: DayFiguresRepository,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  /** Real money of today by hours, with the same hours of the days before. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LedgerTodayResponse })
  async today(): Promise<LedgerTodayResponse> {
    const { currency, brandTimeZone } = this.config;
    const through = await this.figures.through();
    const standings = await this.figures.standings(daysBefore, brandTimeZone);
    const days = daysOf(standings).map(DayFiguresResponse.of);
    return { currency, through: through?.toISOString() ?? null, days };
  }
}
