import { Body, Controller, Headers, Inject, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, Permission, type MemberPrincipal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import { LaunchRequest } from './dto/launch.request.js';
import { SharedLaunchesRequest } from './dto/shared-launches.request.js';
import { LaunchResponse } from './dto/launch.response.js';
import { Launches } from './launch.service.js';
import { SharedLaunches } from './shared-launches.service.js';

@Controller()
export class LaunchController {
  constructor(
    @Inject(Launches) private readonly launches: Launches,
    @Inject(SharedLaunches) private readonly sharedLaunches: SharedLaunches,
  ) {}

  @Permission('session')
  @Post('wps/game/launchGame')
  @ApiOkResponse({ type: LaunchResponse })
  launch(
    @CurrentPrincipal() member: MemberPrincipal,
    @Body() body: LaunchRequest,
    @Headers('origin') origin?: string,
    @Headers('referer') referer?: string,
  ): Promise<LaunchResponse> {
    return this.launches.launch(member, body, origin ?? referer);
  }

  /** For members who ask the gateway at a time. Null for each who has to be refused: he is, by the call above. */
  @Internal('gateway')
  @Post('internal/launches/shared')
  @ApiOkResponse({ type: LaunchResponse, isArray: true })
  shared(@Body() body: SharedLaunchesRequest): Promise<(LaunchResponse | null)[]> {
    const { memberIds, accountTypes, requests, askedFrom } = body;
    if ([accountTypes, requests, askedFrom].some((list) => list.length !== memberIds.length))
      throw PlatformErrors.MALFORMED_REQUEST();
    return this.sharedLaunches.launch(
      memberIds.map((memberId, at) => ({
        memberId,
        accountType: accountTypes[at]!,
        request: requests[at]!,
        askedFrom: askedFrom[at] || undefined,
      })),
    );
  }
}
