import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { MemberDayResponse, MembersTodayResponse } from './dto/member-days.response.js';
import { MemberDaysRepository } from './member-days.repository.js';

const daysBefore = 7;

@Controller('wps/v2/ops/members-today')
@Operator('support')
export class MemberDaysController {
  constructor(
    private readonly members: MemberDaysRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** New and active members of today by hours, with the same hours of the days before; demo accounts are not counted. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MembersTodayResponse })
  async today(): Promise<MembersTodayResponse> {
    const hours = await this.members.hours(daysBefore, this.clock.now(), this.config.brandTimeZone);
    return { days: MemberDayResponse.listOf(hours) };
  }
}
