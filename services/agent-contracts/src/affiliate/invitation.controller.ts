import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { AffiliateService } from './affiliate.service.js';
import { InvitationResponse } from './invitation.response.js';

@Controller('wps/v2/agent/invitation')
export class InvitationController {
  constructor(private readonly affiliates: AffiliateService) {}

  /** The agent's own; of nobody else anything is told. */
  @Get()
  @Permission('agent')
  @ApiOkResponse({ type: InvitationResponse })
  read(@MemberId() agentId: string): Promise<InvitationResponse> {
    return this.affiliates.invitationOf(agentId);
  }
}
