import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal, MemberId, Operator, Permission } from '#libs/auth';
import { PageQuery, type Page } from '#libs/platform';
import { RefusedCallRequest, ReportedCallRequest, SecurityLogQuery } from './dto/security-log.request.js';
import {
  OwnSecurityLogResponse,
  SecurityLogResponse,
  type OwnSecurityEventResponse,
  type SecurityEventResponse,
} from './dto/security-log.response.js';
import { SecurityLogService } from './security-log.service.js';

@Controller()
export class SecurityLogController {
  constructor(private readonly log: SecurityLogService) {}

  @Get('wps/v2/ops/security-log')
  @Operator('support')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SecurityLogResponse })
  page(@Query() query: SecurityLogQuery): Promise<Page<SecurityEventResponse>> {
    return this.log.page(query, query);
  }

  /** Events of the member's own account, by any actor. */
  @Get('wps/v2/security-log')
  @Permission('member')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OwnSecurityLogResponse })
  ownPage(@MemberId() memberId: string, @Query() query: PageQuery): Promise<Page<OwnSecurityEventResponse>> {
    return this.log.ownPage(memberId, query);
  }

  /** Refusals of the gateway, and members' calls that were answered by 404 to an id. */
  @Post('internal/security-log/refusals')
  @Internal('gateway')
  async addRefusal(@Body() { memberId, ...entry }: RefusedCallRequest): Promise<void> {
    const actor = memberId === undefined ? 'guest' : 'member';
    await this.log.write({ ...entry, actor, actorId: memberId ?? null, subjectId: memberId ?? null });
  }

  /**
   * The gateway reports operators' calls to any service and members' changes of bank data; it responds to the caller
   * once this is written.
   */
  @Post('internal/security-log')
  @Internal('gateway')
  async addCall(@Body() { operatorId, memberId, ...entry }: ReportedCallRequest): Promise<void> {
    const subjectId = memberId ?? null;
    const who =
      operatorId === undefined
        ? ({ actor: 'member', actorId: subjectId } as const)
        : ({ actor: 'operator', actorId: operatorId } as const);
    await this.log.write({ ...entry, ...who, subjectId });
  }
}
