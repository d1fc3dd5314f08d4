import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { InternalMemberParameter } from './dto/gaming.request.js';
import { GamingStateResponse } from './dto/gaming.response.js';
import { GamingService } from './gaming.service.js';

@Controller('wps/v2/ops/members')
@Operator('support')
export class OpsGamingController {
  constructor(private readonly gaming: GamingService) {}

  /** The limits and breaks that the member chose; operators read them and change none. */
  @Get(':memberId/responsible-gaming')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: GamingStateResponse })
  async read(@Param() { memberId }: InternalMemberParameter): Promise<GamingStateResponse> {
    return GamingStateResponse.of(await this.gaming.read(memberId));
  }
}
