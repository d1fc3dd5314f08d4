import { Body, Controller, Get, Header, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import {
  NewOperatorRequest,
  OperatorDisabledRequest,
  OperatorParameter,
  OperatorReasonRequest,
  OperatorRolesRequest,
} from './dto/operator.request.js';
import {
  EnrolmentLinkResponse,
  OperatorDetailsResponse,
  OperatorListResponse,
  OperatorNameResponse,
  OperatorResponse,
} from './dto/operator.response.js';
import { OperatorManagementService } from './operator-management.service.js';

@Controller('wps/v2/ops/operators')
export class OperatorManagementController {
  constructor(private readonly operators: OperatorManagementService) {}

  @Get()
  @Operator('admin')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OperatorListResponse })
  async list(): Promise<OperatorListResponse> {
    return { operators: (await this.operators.list()).map((row) => OperatorResponse.of(row)) };
  }

  /** The enrolment code is shown once. */
  @Post()
  @Operator('admin')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EnrolmentLinkResponse })
  async create(
    @CurrentPrincipal() { operatorId: by }: OperatorPrincipal,
    @Body() { username, roles, reason }: NewOperatorRequest,
  ): Promise<EnrolmentLinkResponse> {
    return EnrolmentLinkResponse.of(await this.operators.create({ by, reason }, username, roles));
  }

  /** Who is who, for the names of those who acted. */
  @Get('names')
  @Operator('operator')
  @ApiOkResponse({ type: [OperatorNameResponse] })
  async names(): Promise<OperatorNameResponse[]> {
    return (await this.operators.list()).map(({ id, username }) => ({ id, username }));
  }

  @Get(':operatorId')
  @Operator('admin')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OperatorDetailsResponse })
  async details(@Param() { operatorId }: OperatorParameter): Promise<OperatorDetailsResponse> {
    return OperatorDetailsResponse.of(await this.operators.details(operatorId));
  }

  /** Takes away password and second factor; the code that replaces them is shown once. */
  @Post(':operatorId/enrolment')
  @Operator('admin')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EnrolmentLinkResponse })
  async reinvite(
    @CurrentPrincipal() { operatorId: by }: OperatorPrincipal,
    @Param() { operatorId }: OperatorParameter,
    @Body() { reason }: OperatorReasonRequest,
  ): Promise<EnrolmentLinkResponse> {
    return EnrolmentLinkResponse.of(await this.operators.reinvite({ by, reason }, operatorId));
  }

  @Put(':operatorId/disabled')
  @Operator('admin')
  @ApiOkResponse({ description: 'The state holds, and all sessions of the operator have ended.' })
  async setDisabled(
    @CurrentPrincipal() { operatorId: by }: OperatorPrincipal,
    @Param() { operatorId }: OperatorParameter,
    @Body() { disabled, reason }: OperatorDisabledRequest,
  ): Promise<void> {
    await this.operators.setDisabled({ by, reason }, operatorId, disabled);
  }

  @Put(':operatorId/roles')
  @Operator('admin')
  @ApiOkResponse({ description: 'The roles hold from the next login on; all sessions have ended.' })
  async setRoles(
    @CurrentPrincipal() { operatorId: by }: OperatorPrincipal,
    @Param() { operatorId }: OperatorParameter,
    @Body() { roles, reason }: OperatorRolesRequest,
  ): Promise<void> {
    await this.operators.setRoles({ by, reason }, operatorId, roles);
  }

  @Post(':operatorId/sessions/termination')
  @Operator('admin')
  @ApiOkResponse({ description: 'All sessions of the operator have ended.' })
  async endSessions(
    @CurrentPrincipal() { operatorId: by }: OperatorPrincipal,
    @Param() { operatorId }: OperatorParameter,
    @Body() { reason }: OperatorReasonRequest,
  ): Promise<void> {
    await this.operators.endSessions({ by, reason }, operatorId);
  }
}
