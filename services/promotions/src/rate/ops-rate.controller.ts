import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
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

  /** Proposes it; another operator decides. */
  @Post()
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  change(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { category, ratePpm, vassalage = '', merchantCode = '', validFrom, version, reason }: RateRequest,
  ): Promise<ApprovalAnswerResponse> {
    const rate = { category, vassalage, merchantCode, ratePpm, validFrom };
    return this.rates.propose(operator, { ...rate, version, reason }, key);
  }
}
