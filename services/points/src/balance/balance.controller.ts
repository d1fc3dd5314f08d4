import { Controller, Get, Headers } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { Pool } from '#libs/database';
import { RatioService } from '../ratio/ratio.service.js';
import type { RatioType } from '../ratio/ratio.rules.js';
import { BalanceRepository } from './balance.repository.js';
import { PointBalanceResponse, PointConfigResponse } from './dto/point-balance.response.js';

@Controller('wps/relay')
export class BalanceController {
  constructor(
    private readonly points: BalanceRepository,
    private readonly ratios: RatioService,
    private readonly pool: Pool,
  ) {}

  @Get('MCS2_getPointBalance')
  @Permission('member')
  @ApiOkResponse({ type: PointBalanceResponse })
  async balance(@MemberId() memberId: string): Promise<PointBalanceResponse> {
    return { balance: Number(await this.points.balanceOf(memberId)) };
  }

  @Get('MCS2_getPointConfig')
  @Permission('session')
  @ApiOkResponse({ type: PointConfigResponse })
  async config(@Headers('merchant') merchant?: string): Promise<PointConfigResponse> {
    const ratios = await this.ratios.current(this.pool, merchant);
    const amountFor = (type: RatioType) => formatMoney(ratios.get(type) ?? 0n);
    return {
      live: amountFor('live'),
      lott: amountFor('lott'),
      pvp: amountFor('pvp'),
      rng: amountFor('rng'),
      sports: amountFor('sports'),
      deposit: amountFor('deposit'),
      redeem: Number(ratios.get('redeem') ?? 0n),
    };
  }
}
