import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import {
  ExclusionParameter,
  ExclusionRequest,
  SessionLimitsRequest,
  SessionUseResponse,
} from './dto/exclusion.request.js';
import { ExclusionService } from './exclusion.service.js';

/** What member has been told by its members, each answered once it holds. */
@Controller('internal')
@Internal('member')
export class ExclusionController {
  constructor(private readonly exclusions: ExclusionService) {}

  @Put('exclusions/:memberId')
  @ApiOkResponse({ type: Object })
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
    return (await this.exclusions.setLimits(memberId, limits)).map(SessionUseResponse.of);
  }

  @Get('session-limits/:memberId')
  @ApiOkResponse({ type: [SessionUseResponse] })
  async readUse(@Param() { memberId }: ExclusionParameter): Promise<SessionUseResponse[]> {
    return (await this.exclusions.useOf(memberId)).map(SessionUseResponse.of);
  }
}
