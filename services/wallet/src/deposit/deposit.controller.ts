import { Body, Controller, Get, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { CONFIG, IdempotencyKey, pageOf, PageQuery } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { DepositService } from './deposit.service.js';
import { CreateDepositRequest, DepositParams } from './dto/deposit.request.js';
import { DepositChannelResponse, DepositPage, DepositResponse } from './dto/deposit.response.js';

@Controller('wps/v2/deposits')
@Permission('member')
export class DepositController {
  constructor(
    private readonly deposits: DepositService,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  @Get('channels')
  @ApiOkResponse({ type: [DepositChannelResponse] })
  async channels(): Promise<DepositChannelResponse[]> {
    return (await this.deposits.channels()).map(({ code, min, max, presets }) => ({
      channel: code,
      min: formatMoney(min),
      max: formatMoney(max),
      presets: presets.map(formatMoney),
      currency: this.config.currency,
    }));
  }

  @Post()
  @ApiOkResponse({ type: DepositResponse })
  create(
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
    @Body() { channel, amount }: CreateDepositRequest,
  ): Promise<DepositResponse> {
    return this.deposits.create(memberId, { channel, amount }, key);
  }

  @Get()
  @ApiOkResponse({ type: DepositPage })
  async list(@MemberId() memberId: string, @Query() query: PageQuery): Promise<DepositPage> {
    const { list, total } = await this.deposits.list(memberId, query.pageNo, query.pageSize);
    return pageOf(list.map(DepositResponse.of), query, total);
  }

  @Get(':id')
  @ApiOkResponse({ type: DepositResponse })
  async find(@MemberId() memberId: string, @Param() { id }: DepositParams): Promise<DepositResponse> {
    return DepositResponse.of(await this.deposits.find(memberId, id));
  }
}
