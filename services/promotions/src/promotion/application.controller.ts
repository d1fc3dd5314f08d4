import { Controller, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientIp, MemberId, Operator, Permission } from '#libs/auth';
import { Images, readUpload } from '#libs/files';
import { RawAnswer } from '#libs/platform';
import { ApplicationService, maxPictures } from './application.service.js';
import { PictureParameter, PromotionParameter } from './dto/promotion.request.js';
import { EnrolmentResponse } from './dto/promotion.response.js';

export const applicationUpload = 'POST /wps/v2/promotions/:id/applications';

@Controller('wps/v2')
export class ApplicationController {
  constructor(
    private readonly applications: ApplicationService,
    private readonly images: Images,
  ) {}

  /** A claim with a remark of at most 140 characters and up to three pictures (png or jpg, 5 MB each). */
  @Post('promotions/:id/applications')
  @HttpCode(200)
  @Permission('member')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        remark: { type: 'string', maxLength: 140 },
        cycleKey: { type: 'string', maxLength: 64 },
        file: { type: 'array', maxItems: maxPictures, items: { type: 'string', format: 'binary' } },
      },
    },
  })
  @ApiOkResponse({ type: EnrolmentResponse })
  async apply(
    @Req() request: FastifyRequest,
    @Param() { id }: PromotionParameter,
    @MemberId() memberId: string,
    @ClientIp() ip: string,
    @Headers('user-agent') userAgent = '',
  ): Promise<EnrolmentResponse> {
    const limits = { files: maxPictures, bytes: this.images.maxBytes, fields: ['remark', 'cycleKey'] };
    const upload = await readUpload(request, limits);
    return EnrolmentResponse.of(await this.applications.apply(id, { memberId, ip, userAgent }, upload));
  }

  @Get('ops/promotions/review/:id/pictures/:picture')
  @Operator('rewards')
  @RawAnswer()
  @ApiProduces('image/png', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async picture(
    @Param() { id, picture }: PictureParameter,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const bytes = await this.applications.picture(id, picture);
    void reply
      .type(picture.endsWith('.png') ? 'image/png' : 'image/jpeg')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${picture}"`);
    return bytes;
  }
}
