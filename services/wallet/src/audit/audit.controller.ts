import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type Principal } from '#libs/auth';
import { IdempotencyKey, pageOf, PlatformErrors } from '#libs/platform';
import {
  AccountParams,
  CloseFindingRequest,
  FindingParams,
  FindingsQuery,
  ReleaseRequest,
} from './dto/audit.request.js';
import { ClosureResponse, FindingPage, FindingResponse, ReleaseResponse } from './dto/audit.response.js';
import { ReleaseService } from './release.service.js';

@Controller('wps/v2/ops/ledger')
@Operator('ledger')
export class AuditController {
  constructor(private readonly releases: ReleaseService) {}

  @Get('findings')
  @ApiOkResponse({ type: FindingPage })
  async findings(@Query() query: FindingsQuery): Promise<FindingPage> {
    const open = query.state === undefined ? undefined : query.state === 'open';
    const { list, total } = await this.releases.list(open, query.pageNo, query.pageSize);
    return pageOf(list.map(FindingResponse.of), query, total);
  }

  @Post('findings/:id/closure')
  @ApiOkResponse({ type: ClosureResponse })
  close(
    @CurrentPrincipal() operator: Principal,
    @IdempotencyKey() key: string,
    @Param() { id }: FindingParams,
    @Body() { reason }: CloseFindingRequest,
  ): Promise<ClosureResponse> {
    return this.releases.close({ findingId: id, operatorId: idOf(operator), reason }, key);
  }

  @Post('accounts/:memberId/release')
  @ApiOkResponse({ type: ReleaseResponse })
  async release(
    @CurrentPrincipal() operator: Principal,
    @IdempotencyKey() key: string,
    @Param() { memberId }: AccountParams,
    @Body() { book, reason }: ReleaseRequest,
  ): Promise<ReleaseResponse> {
    const order = { memberId, book, reason, operatorId: idOf(operator) };
    return ReleaseResponse.of(await this.releases.release(order, key));
  }
}

function idOf(operator: Principal): string {
  if (operator.kind !== 'operator') throw PlatformErrors.FORBIDDEN();
  return operator.operatorId;
}
