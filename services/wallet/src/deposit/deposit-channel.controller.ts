import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { Pool } from '#libs/database';
import { DepositChannelService } from './deposit-channel.service.js';
import { ChannelParams, ChannelSettingsRequest } from './dto/deposit-channel.request.js';
import { ChannelSettingsResponse } from './dto/deposit-channel.response.js';

@Controller('wps/v2/ops/deposit-channels')
export class DepositChannelController {
  constructor(
    private readonly channels: DepositChannelService,
    private readonly pool: Pool,
  ) {}

  @Get()
  @Operator('cashier')
  @ApiOkResponse({ type: [ChannelSettingsResponse] })
  async list(): Promise<ChannelSettingsResponse[]> {
    return (await this.channels.all(this.pool)).map(ChannelSettingsResponse.of);
  }

  @Put(':code')
  @Operator('admin')
  async change(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { code }: ChannelParams,
    @Body() { enabled, min, max }: ChannelSettingsRequest,
  ): Promise<void> {
    const settings = { code, enabled, min: parseMoney(min), max: parseMoney(max) };
    await this.channels.change(settings, operatorId);
  }
}
