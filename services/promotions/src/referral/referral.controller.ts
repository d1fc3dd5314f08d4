import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { ReferralResponse } from './dto/referral.response.js';
import { ReferralService } from './referral.service.js';

@Controller('wps/v2/referral')
export class ReferralController {
  constructor(private readonly referrals: ReferralService) {}

  /** The member's code, which is made at the first call, and what it has brought. */
  @Get()
  @Permission('member')
  @ApiOkResponse({ type: ReferralResponse })
  async own(@MemberId() memberId: string): Promise<ReferralResponse> {
    return ReferralResponse.of(await this.referrals.view(memberId));
  }
}
