import { Body, Controller, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPrincipal, MemberId, Permission, Public, type MemberPrincipal } from '#libs/auth';
import { Images, readUpload } from '#libs/files';
import { RawAnswer } from '#libs/platform';
import { AvatarService } from './avatar.service.js';
import { ChooseAvatarRequest, PictureParameter } from './dto/avatar.request.js';
import { AvatarResponse } from './dto/avatar.response.js';

export const avatarUpload = 'POST /wps/v2/avatars/own';

@Controller('wps')
export class AvatarController {
  constructor(
    private readonly avatars: AvatarService,
    private readonly images: Images,
  ) {}

  @Get('relay/MCSFE_getPlayerAvatar')
  @Permission('session')
  @ApiOkResponse({ type: AvatarResponse })
  async readOwn(@MemberId() memberId: string): Promise<AvatarResponse> {
    return AvatarResponse.of(await this.avatars.of(memberId));
  }

  @Get('member/info/icon')
  @Permission('session')
  @ApiOkResponse({ type: AvatarResponse })
  async readIcon(@MemberId() memberId: string): Promise<AvatarResponse> {
    return AvatarResponse.of(await this.avatars.of(memberId));
  }

  @Get('v2/avatars')
  @Public()
  @ApiOkResponse({ type: [AvatarResponse] })
  readOffered(): AvatarResponse[] {
    return this.avatars.offered().map(AvatarResponse.of);
  }

  @Put('v2/avatars/own')
  @Permission('member')
  @ApiOkResponse({ type: AvatarResponse })
  async choose(
    @CurrentPrincipal() member: MemberPrincipal,
    @Body() { avatar }: ChooseAvatarRequest,
  ): Promise<AvatarResponse> {
    return AvatarResponse.of(await this.avatars.choose(member, avatar));
  }

  @Post('v2/avatars/own')
  @Permission('member')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  })
  @ApiOkResponse({ type: AvatarResponse })
  async upload(
    @CurrentPrincipal() member: MemberPrincipal,
    @Req() request: FastifyRequest,
  ): Promise<AvatarResponse> {
    const { files } = await readUpload(request, { files: 1, bytes: this.images.maxBytes, fields: [] });
    return AvatarResponse.of(await this.avatars.upload(member, files[0]));
  }

  /** Served as an attachment, so that an uploaded file never runs as a page. */
  @Get('v2/avatars/pictures/:picture')
  @Public()
  @RawAnswer()
  @ApiProduces('image/svg+xml', 'image/png', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async readPicture(
    @Param() { picture }: PictureParameter,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { type, bytes } = await this.avatars.picture(picture);
    void reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-disposition', `attachment; filename="${picture}"`)
      .header('x-content-type-options', 'nosniff');
    return bytes;
  }
}
