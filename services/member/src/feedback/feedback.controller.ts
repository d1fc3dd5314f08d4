import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ClientIp,
  CurrentPrincipal,
  Operator,
  Public,
  type OperatorPrincipal,
  type Principal,
} from '#libs/auth';
import { Images, readUpload } from '#libs/files';
import { pageOf, RawAnswer } from '#libs/platform';
import { BrandService } from '../site/brand/brand.service.js';
import {
  FeedbackAnswerRequest,
  FeedbackImageParameter,
  FeedbackParameter,
  FeedbackQuery,
} from './dto/feedback.request.js';
import { FeedbackPage, FeedbackResponse, FeedbackSentResponse } from './dto/feedback.response.js';
import { FeedbackService, maxImages } from './feedback.service.js';

export const feedbackUpload = 'PUT /wps/feedback';

@Controller('wps')
export class FeedbackController {
  constructor(
    private readonly feedbacks: FeedbackService,
    private readonly brands: BrandService,
    private readonly images: Images,
  ) {}

  @Put('feedback')
  @Public()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['content'],
      properties: {
        content: { type: 'string', maxLength: 2000 },
        file: { type: 'array', maxItems: maxImages, items: { type: 'string', format: 'binary' } },
      },
    },
  })
  @ApiOkResponse({ type: FeedbackSentResponse })
  async send(
    @Req() request: FastifyRequest,
    @CurrentPrincipal() principal: Principal,
    @ClientIp() clientIp: string,
    @Headers('merchant') merchant?: string,
  ): Promise<FeedbackSentResponse> {
    const { merchantCode } = this.brands.get(merchant);
    const limits = { files: maxImages, bytes: this.images.maxBytes, fields: ['content'] };
    const upload = await readUpload(request, limits);
    const memberId = principal.kind === 'member' ? principal.memberId : null;
    return { id: await this.feedbacks.send({ merchantCode, memberId, clientIp }, upload) };
  }

  @Get('v2/ops/feedback')
  @Operator('support')
  @ApiOkResponse({ type: FeedbackPage })
  async list(@Query() query: FeedbackQuery, @Headers('merchant') merchant?: string): Promise<FeedbackPage> {
    const { merchantCode } = this.brands.get(merchant);
    const { list, total } = await this.feedbacks.list(merchantCode, query);
    return pageOf(list.map(FeedbackResponse.of), query, total);
  }

  @Put('v2/ops/feedback/:id/handled')
  @Operator('support')
  async handle(
    @Param() { id }: FeedbackParameter,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<void> {
    await this.feedbacks.handle(id, operatorId);
  }

  /** Marks the feedback and writes the answer into the member's inbox. */
  @Post('v2/ops/feedback/:id/answer')
  @HttpCode(200)
  @Operator('support')
  async answer(
    @Param() { id }: FeedbackParameter,
    @Body() { text }: FeedbackAnswerRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<void> {
    await this.feedbacks.answer(id, operatorId, text);
  }

  @Get('v2/ops/feedback/images/:picture')
  @Operator('support')
  @RawAnswer()
  @ApiProduces('image/png', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async readImage(
    @Param() { picture }: FeedbackImageParameter,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const bytes = await this.feedbacks.image(picture);
    void reply
      .type(picture.endsWith('.png') ? 'image/png' : 'image/jpeg')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${picture}"`);
    return bytes;
  }
}
