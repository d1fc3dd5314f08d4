import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, Permission, type MemberPrincipal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import { LaunchRequest } from './dto/launch.request.js';
import { SharedLaunchesRequest } from './dto/shared-launches.request.js';
import { LaunchResponse } from './dto/launch.response.js';
import { LaunchService } from './launch.service.js';
import { SharedLaunchService } from './shared-launch.service.js';

@Controller()
export class LaunchController {
  constructor(
    private readonly launches: LaunchService,
    private readonly sharedLaunches: SharedLaunchService,
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

  /** Batched launches. Null for a refused one; the gateway then retries it individually to get the error. */
  @Internal('gateway')
  @Post('internal/launches/shared')
  @ApiExtraModels(LaunchResponse)
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: { anyOf: [{ $ref: getSchemaPath(LaunchResponse) }, { type: 'null' }] },
    },
  })
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
