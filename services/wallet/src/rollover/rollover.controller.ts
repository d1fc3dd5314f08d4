import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import { RolloverQuery } from './dto/rollover.request.js';
import { RolloverListResponse } from './dto/rollover.response.js';
import { RolloverService } from './rollover.service.js';

/** Requirements of turnover. */
@Controller('internal')
export class RolloverController {
  constructor(private readonly rollovers: RolloverService) {}

  @Get('rollovers')
  @Internal('promotions', 'member')
  @ApiOkResponse({ type: RolloverListResponse })
  async list(@Query() { memberId, book }: RolloverQuery): Promise<RolloverListResponse> {
    return RolloverListResponse.of(await this.rollovers.list(memberId, book));
  }
}
