import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MemberId, Permission } from '#libs/auth';
import { Images, readUpload } from '#libs/files';
import { IdempotencyKey, pageOf, PageQuery } from '#libs/platform';
import { ConfirmationService, maxProofs } from './confirmation.service.js';
import { CreateWithdrawalRequest, WithdrawalParams } from './dto/withdrawal.request.js';
import {
  WithdrawalDetailResponse,
  WithdrawalPage,
  WithdrawalResponse,
  WithdrawalSummary,
  WithdrawalTermsResponse,
} from './dto/withdrawal.response.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalTermsService } from './withdrawal-terms.service.js';

export const proofUpload = 'POST /wps/v2/withdrawals/:id/not-received';

@Controller('wps/v2/withdrawals')
export class WithdrawalController {
  constructor(
    private readonly withdrawals: WithdrawalService,
    private readonly confirmations: ConfirmationService,
    private readonly conditions: WithdrawalTermsService,
    private readonly images: Images,
  ) {}

  @Get('terms')
  @Permission('member')
  @ApiOkResponse({ type: WithdrawalTermsResponse })
  async terms(@MemberId() memberId: string): Promise<WithdrawalTermsResponse> {
    return WithdrawalTermsResponse.of(await this.conditions.of(memberId));
  }

  @Post()
  @Permission('member', 'fund-password')
  @ApiOkResponse({ type: WithdrawalResponse })
  create(
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
    @Body() { accountId, amount }: CreateWithdrawalRequest,
  ): Promise<WithdrawalResponse> {
    return this.withdrawals.create(memberId, { accountId, amount }, key);
  }

  @Get()
  @Permission('member')
  @ApiOkResponse({ type: WithdrawalPage })
  async list(@MemberId() memberId: string, @Query() query: PageQuery): Promise<WithdrawalPage> {
    const { list, total } = await this.withdrawals.list(memberId, query.pageNo, query.pageSize);
    return pageOf(list.map(WithdrawalSummary.of), query, total);
  }

  @Get(':id')
  @Permission('member')
  @ApiOkResponse({ type: WithdrawalDetailResponse })
  async find(
    @MemberId() memberId: string,
    @Param() { id }: WithdrawalParams,
  ): Promise<WithdrawalDetailResponse> {
    const { order, account, steps } = await this.withdrawals.find(memberId, id);
    return WithdrawalDetailResponse.detailOf(order, account, steps);
  }

  @Post(':id/cancellation')
  @Permission('member')
  @ApiOkResponse({ type: WithdrawalResponse })
  cancel(
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
    @Param() { id }: WithdrawalParams,
  ): Promise<WithdrawalResponse> {
    return this.withdrawals.cancel(memberId, id, key);
  }

  @Post(':id/received')
  @Permission('member')
  async received(@MemberId() memberId: string, @Param() { id }: WithdrawalParams): Promise<void> {
    await this.confirmations.received(memberId, id);
  }

  /** With one to three pictures (png or jpg, 5 MB each) as proof. */
  @Post(':id/not-received')
  @Permission('member')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        remark: { type: 'string', maxLength: 140 },
        file: {
          type: 'array',
          minItems: 1,
          maxItems: maxProofs,
          items: { type: 'string', format: 'binary' },
        },
      },
    },
  })
  async notReceived(
    @Req() request: FastifyRequest,
    @MemberId() memberId: string,
    @Param() { id }: WithdrawalParams,
  ): Promise<void> {
    const limits = { files: maxProofs, bytes: this.images.maxBytes, fields: ['remark'] };
    await this.confirmations.notReceived(memberId, id, await readUpload(request, limits));
  }
}
