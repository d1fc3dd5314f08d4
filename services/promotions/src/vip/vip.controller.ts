import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, MemberId, Operator, Permission, Public, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import {
  GiftParameter,
  RankParameter,
  RankRequest,
  VipLevelRequest,
  VipMemberParameter,
} from './dto/vip.request.js';
import {
  OpsVipRankResponse,
  VipGiftResponse,
  VipRankResponse,
  VipResponse,
  VipStateResponse,
} from './dto/vip.response.js';
import { VipRepository } from './vip.repository.js';
import { VipService } from './vip.service.js';

@Controller('wps/v2/vip')
export class VipController {
  constructor(
    private readonly vip: VipService,
    private readonly vips: VipRepository,
  ) {}

  @Get()
  @Permission('member')
  @ApiOkResponse({ type: VipResponse })
  async own(@MemberId() memberId: string): Promise<VipResponse> {
    return VipResponse.of(await this.vip.view(memberId));
  }

  @Get('ranks')
  @Public()
  @ApiOkResponse({ type: [VipRankResponse] })
  async ranks(): Promise<VipRankResponse[]> {
    return (await this.vips.ranks()).map(VipRankResponse.of);
  }

  /** A gift is given once for its week or month; the money follows. */
  @Post('gifts/:kind')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: VipGiftResponse })
  async claim(@Param() { kind }: GiftParameter, @MemberId() memberId: string): Promise<VipGiftResponse> {
    return VipGiftResponse.of(await this.vip.claimGift(memberId, kind));
  }
}

@Controller('wps/v2/ops')
@Operator('rewards')
export class OpsVipController {
  constructor(
    private readonly vip: VipService,
    private readonly vips: VipRepository,
  ) {}

  @Get('vip/ranks')
  @ApiOkResponse({ type: [OpsVipRankResponse] })
  async ranks(): Promise<OpsVipRankResponse[]> {
    return (await this.vips.ranks()).map((rank) => ({ ...VipRankResponse.of(rank), version: rank.version }));
  }

  @Put('vip/ranks/:level')
  async change(
    @Param() { level }: RankParameter,
    @Body() { name, version, rebatePpm, ...amounts }: RankRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<void> {
    const rank = {
      ...{ level, rebatePpm, name: { vi: name.vi, en: name.en } },
      depositSum: parseMoney(amounts.depositSum),
      betSum: parseMoney(amounts.betSum),
      keepBet: parseMoney(amounts.keepBet),
      upgradeGift: parseMoney(amounts.upgradeGift),
      weeklyGift: parseMoney(amounts.weeklyGift),
      monthlyGift: parseMoney(amounts.monthlyGift),
      weeklyBet: parseMoney(amounts.weeklyBet),
      monthlyBet: parseMoney(amounts.monthlyBet),
    };
    await this.vip.updateRank(rank, version, operatorId);
  }

  /** Sets a level, and locks or unlocks it. */
  @Put('members/:memberId/vip')
  @ApiOkResponse({ type: VipStateResponse })
  async setLevel(
    @Param() { memberId }: VipMemberParameter,
    @Body() change: VipLevelRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<VipStateResponse> {
    const { level, locked, keepTo } = await this.vip.setLevel(memberId, change, operatorId);
    return { level, locked, keepTo };
  }
}
