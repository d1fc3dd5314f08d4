import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { LabelsRequest } from './dto/label.request.js';
import { MemberLabelsResponse } from './dto/label.response.js';
import { VipMemberParameter } from './dto/vip.request.js';
import { LabelService } from './label.service.js';

@Controller('wps/v2/ops/members/:memberId/labels')
@Operator('rewards')
export class LabelController {
  constructor(private readonly labels: LabelService) {}

  @Get()
  @ApiOkResponse({ type: MemberLabelsResponse })
  async read(@Param() { memberId }: VipMemberParameter): Promise<MemberLabelsResponse> {
    return MemberLabelsResponse.of(await this.labels.find(memberId));
  }

  @Put()
  async set(
    @Param() { memberId }: VipMemberParameter,
    @Body() request: LabelsRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<void> {
    await this.labels.set(memberId, request, operatorId);
  }
}
