import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { RatioRequest } from './dto/ratio.request.js';
import { RatioResponse } from './dto/ratio.response.js';
import { RatioService } from './ratio.service.js';

@Controller('wps/v2/ops/points/ratios')
@Operator('rewards')
export class OpsRatioController {
  constructor(private readonly ratios: RatioService) {}

  @Get()
  @ApiOkResponse({ type: [RatioResponse] })
  async history(): Promise<RatioResponse[]> {
    return (await this.ratios.history()).map(RatioResponse.of);
  }

  @Post()
  @ApiOkResponse({ type: RatioResponse })
  async change(
    @Body() { pointType, ratio, merchantCode = '', validFrom }: RatioRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<RatioResponse> {
    const from = validFrom === undefined ? undefined : new Date(validFrom);
    const change = { type: pointType, merchantCode, ratio: BigInt(ratio), validFrom: from };
    return RatioResponse.of(await this.ratios.change(change, operatorId));
  }
}
