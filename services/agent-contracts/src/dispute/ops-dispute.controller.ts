import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { pageOf } from '#libs/platform';
import { DisputeErrors } from './dispute.errors.js';
import { DisputeRepository } from './dispute.repository.js';
import { DisputeService } from './dispute.service.js';
import { DisputeAnswerRequest, DisputeParameter, DisputeQuery } from './dto/dispute.request.js';
import { DisputePage, DisputeResponse } from './dto/dispute.response.js';

@Controller('wps/v2/ops/agents/disputes')
@Operator('agents')
export class OpsDisputeController {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly service: DisputeService,
  ) {}

  @Get()
  @ApiOkResponse({ type: DisputePage })
  async list(@Query() query: DisputeQuery): Promise<DisputePage> {
    const { status, pageNo, pageSize } = query;
    const { list, total } = await this.disputes.page(status, pageSize, (pageNo - 1) * pageSize);
    return pageOf(list.map(DisputeResponse.of), query, total);
  }

  @Put(':id/answer')
  async answer(
    @Param() { id }: DisputeParameter,
    @Body() { accepted, answer, amount }: DisputeAnswerRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<void> {
    if (accepted !== (amount !== undefined)) throw DisputeErrors.DISPUTE_AMOUNT_REQUIRED();
    await this.service.answer(id, answer, amount === undefined ? null : parseMoney(amount), operatorId);
  }
}
