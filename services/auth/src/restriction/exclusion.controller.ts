import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import { ExclusionParameter, ExclusionRequest, SessionLimitsRequest } from './dto/exclusion.request.js';
import { SessionUseResponse } from './dto/session-use.response.js';
import { ExclusionService } from './exclusion.service.js';
import { SessionLimitService } from './session-limit.service.js';

/** Decisions of members that member forwards; each call returns once the decision holds. */
@Controller('internal')
@Internal('member')
export class ExclusionController {
  constructor(
    private readonly exclusions: ExclusionService,
    private readonly sessionLimits: SessionLimitService,
  ) {}

  @Put('exclusions/:memberId')
  async exclude(
    @Param() { memberId }: ExclusionParameter,
    @Body() { until }: ExclusionRequest,
  ): Promise<void> {
    await this.exclusions.exclude(memberId, until === undefined ? undefined : new Date(until));
  }

  @Put('session-limits/:memberId')
  @ApiOkResponse({ type: [SessionUseResponse] })
  async setLimits(
    @Param() { memberId }: ExclusionParameter,
    @Body() { limits }: SessionLimitsRequest,
  ): Promise<SessionUseResponse[]> {
    return (await this.sessionLimits.setLimits(memberId, limits)).map(SessionUseResponse.of);
  }

  @Get('session-limits/:memberId')
  @ApiOkResponse({ type: [SessionUseResponse] })
  async readUse(@Param() { memberId }: ExclusionParameter): Promise<SessionUseResponse[]> {
    return (await this.sessionLimits.readUse(memberId)).map(SessionUseResponse.of);
  }
}
