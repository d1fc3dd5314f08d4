import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import { InternalMemberParameter } from './dto/gaming.request.js';
import { RealityCheckResponse } from './dto/gaming.response.js';
import { RealityService } from './reality.service.js';

@Controller('internal/reality-checks')
@Internal('game-launch')
export class InternalRealityController {
  constructor(private readonly reality: RealityService) {}

  /** For a launch that the event of the answer has not overtaken: what holds now. */
  @Get(':memberId')
  @ApiOkResponse({ type: RealityCheckResponse })
  async read(@Param() { memberId }: InternalMemberParameter): Promise<RealityCheckResponse> {
    return RealityCheckResponse.of(await this.reality.readKnown(memberId));
  }
}
