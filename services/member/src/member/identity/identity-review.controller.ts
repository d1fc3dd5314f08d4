import { Body, Controller, Get, Header, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { pageOf, RawAnswer } from '#libs/platform';
import {
  IdentityApprovalRequest,
  IdentityCheckParams,
  IdentityDocumentParams,
  IdentityQueueQuery,
  IdentityRejectionRequest,
} from './dto/identity.request.js';
import { IdentityCaseResponse, IdentityCheckPage, IdentityCheckResponse } from './dto/identity.response.js';
import { IdentityReviewService } from './identity-review.service.js';
import { openStatuses } from './identity.rules.js';

@Controller('wps/v2/ops/identity-checks')
@Operator('cashier')
export class IdentityReviewController {
  constructor(private readonly reviews: IdentityReviewService) {}

  @Get()
  @ApiOkResponse({ type: IdentityCheckPage })
  async list(@Query() query: IdentityQueueQuery): Promise<IdentityCheckPage> {
    const statuses = query.status ? [query.status] : openStatuses;
    const { list, total } = await this.reviews.queue(statuses, query.pageNo, query.pageSize);
    return pageOf(list.map(IdentityCheckResponse.of), query, total);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: IdentityCaseResponse })
  async find(@Param() { id }: IdentityCheckParams): Promise<IdentityCaseResponse> {
    return IdentityCaseResponse.caseOf(await this.reviews.find(id));
  }

  @Get(':id/documents/:side')
  @RawAnswer()
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async preview(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { id, side }: IdentityDocumentParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const bytes = await this.reviews.preview(id, side, operatorId);
    void reply
      .type('image/jpeg')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${side.toLowerCase()}.jpg"`);
    return bytes;
  }

  @Post(':id/claim')
  @ApiOkResponse({ type: IdentityCheckResponse })
  async claim(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { id }: IdentityCheckParams,
  ): Promise<IdentityCheckResponse> {
    return IdentityCheckResponse.of(await this.reviews.claim(id, operatorId));
  }

  @Post(':id/approval')
  @ApiOkResponse({ type: IdentityCheckResponse })
  async approve(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { id }: IdentityCheckParams,
    @Body() { validUntil, note }: IdentityApprovalRequest,
  ): Promise<IdentityCheckResponse> {
    return IdentityCheckResponse.of(await this.reviews.approve(id, operatorId, validUntil, note));
  }

  @Post(':id/rejection')
  @ApiOkResponse({ type: IdentityCheckResponse })
  async reject(
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Param() { id }: IdentityCheckParams,
    @Body() { reason, note }: IdentityRejectionRequest,
  ): Promise<IdentityCheckResponse> {
    return IdentityCheckResponse.of(await this.reviews.reject(id, operatorId, reason, note));
  }
}
