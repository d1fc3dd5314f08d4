import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, Public, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
import { ContributionService } from './contribution.service.js';
import { ContributionRequest } from './dto/contribution.request.js';
import { ContributionListResponse, ContributionShareResponse } from './dto/contribution.response.js';

@Controller('wps/v2')
export class ContributionController {
  constructor(private readonly contributions: ContributionService) {}

  /** What of a bet counts towards a bonus, for everyone to read before betting. */
  @Get('bonuses/contributions')
  @Public()
  @ApiOkResponse({ type: [ContributionShareResponse] })
  async shares(): Promise<ContributionShareResponse[]> {
    return (await this.contributions.all()).map((one) => ContributionShareResponse.of(one));
  }

  @Get('ops/contributions')
  @Operator('rewards')
  @ApiOkResponse({ type: ContributionListResponse })
  async list(): Promise<ContributionListResponse> {
    return ContributionListResponse.of(await this.contributions.all(), await this.contributions.changes());
  }

  /** Proposes it; another operator decides. */
  @Put('ops/contributions')
  @Operator('rewards')
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  change(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() request: ContributionRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.contributions.propose(operator, request, key);
  }
}
