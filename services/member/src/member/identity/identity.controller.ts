import { Controller, Get, Header, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentPrincipal, MemberId, Permission, type MemberPrincipal } from '#libs/auth';
import { Images, readUpload } from '#libs/files';
import { Pool } from '#libs/database';
import { IdentityResponse } from './dto/identity.response.js';
import { documentSides, identityDocuments } from './identity.rules.js';
import { IdentityService } from './identity.service.js';

export const identityUpload = 'POST /wps/v2/member/identity';

@Controller('wps/v2/member/identity')
@Permission('member')
export class IdentityController {
  constructor(
    private readonly identity: IdentityService,
    private readonly images: Images,
    private readonly pool: Pool,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: IdentityResponse })
  async read(@MemberId() memberId: string): Promise<IdentityResponse> {
    return IdentityResponse.of(await this.identity.read(this.pool, memberId));
  }

  /** Pictures in the order front, back, face, as far as the document and the level have them. */
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['level', 'document', 'number', 'file'],
      properties: {
        level: { type: 'string', enum: ['1', '2'] },
        document: { type: 'string', enum: [...identityDocuments] },
        number: { type: 'string', maxLength: 40 },
        file: {
          ...{ type: 'array', maxItems: documentSides.length, items: { type: 'string', format: 'binary' } },
        },
      },
    },
  })
  @ApiOkResponse({ type: IdentityResponse })
  async submit(
    @CurrentPrincipal() member: MemberPrincipal,
    @Req() request: FastifyRequest,
  ): Promise<IdentityResponse> {
    const fields = ['level', 'document', 'number'];
    const limits = { files: documentSides.length, bytes: this.images.maxBytes, fields };
    await this.identity.submit(member, await readUpload(request, limits));
    return IdentityResponse.of(await this.identity.read(this.pool, member.memberId));
  }
}
