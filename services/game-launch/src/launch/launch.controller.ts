import { Body, Controller, Headers, Inject, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type MemberPrincipal } from '#libs/auth';
import { LaunchRequest } from './dto/launch.request.js';
import { LaunchResponse } from './dto/launch.response.js';
import { Launches } from './launch.service.js';

@Controller('wps/game')
export class LaunchController {
  constructor(@Inject(Launches) private readonly launches: Launches) {}

  @Permission('session')
  @Post('launchGame')
  @ApiOkResponse({ type: LaunchResponse })
  launch(
    @CurrentPrincipal() member: MemberPrincipal,
    @Body() body: LaunchRequest,
    @Headers('origin') origin?: string,
    @Headers('referer') referer?: string,
  ): Promise<LaunchResponse> {
    return this.launches.launch(member, body, origin ?? referer);
  }
}
