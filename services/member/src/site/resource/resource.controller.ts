import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Public } from '#libs/auth';
import { RawAnswer } from '#libs/platform';
import { ResourceService } from './resource.service.js';

class ResourceParameter {
  @Matches(/^[A-Z]{2,20}$/)
  resourceType: string;
}

@Controller('wps/v2/resources')
export class ResourceController {
  constructor(private readonly resources: ResourceService) {}

  @Get(':resourceType/qr')
  @Public()
  @RawAnswer()
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'QR code of the address, 200 by 200' })
  readQr(
    @Param() { resourceType }: ResourceParameter,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('x-forwarded-host') host?: string,
    @Headers('merchant') merchant?: string,
  ): string {
    const svg = this.resources.qrOf(resourceType, merchant, host);
    void reply.type('image/svg+xml').header('cache-control', 'private, max-age=300');
    return svg;
  }
}
