import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { RateRequest } from './dto/rate.request.js';
import { RateResponse } from './dto/rate.response.js';
import { RateService } from './rate.service.js';

@Controller('wps/v2/ops/cashback/rates')
@Operator('rewards')
export class OpsRateController {
  constructor(private readonly rates: RateService) {}

  @Get()
  @ApiOkResponse({ type: [RateResponse] })
  async history(): Promise<RateResponse[]> {
    return (await this.rates.history()).map(RateResponse.of);
  }

  @Post()
  @ApiOkResponse({ type: RateResponse })
  async change(
    @Body() { category, ratePpm, vassalage = '', merchantCode = '', validFrom }: RateRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<RateResponse> {
    const from = validFrom === undefined ? undefined : new Date(validFrom);
    const change = { category, vassalage, merchantCode, ratePpm, validFrom: from };
    return RateResponse.of(await this.rates.change(change, operatorId));
  }
}
