import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
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

  /** Proposes it; another operator decides. */
  @Post()
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  change(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { pointType, merchantCode = '', ratio, validFrom, version, reason }: RatioRequest,
  ): Promise<ApprovalAnswerResponse> {
    const proposal = { type: pointType, merchantCode, ratio, validFrom, version, reason };
    return this.ratios.propose(operator, proposal, key);
  }
}
