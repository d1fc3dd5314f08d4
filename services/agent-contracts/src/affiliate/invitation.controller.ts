import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { AffiliateService } from './affiliate.service.js';
import { InvitationResponse } from './dto/invitation.response.js';

@Controller('wps/v2/agent/invitation')
export class InvitationController {
  constructor(private readonly affiliates: AffiliateService) {}

  /** Returns the caller's own invitation only. */
  @Get()
  @Permission('agent')
  @ApiOkResponse({ type: InvitationResponse })
  read(@MemberId() agentId: string): Promise<InvitationResponse> {
    return this.affiliates.invitationOf(agentId);
  }
}
