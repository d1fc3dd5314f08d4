import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { SheetParameter } from './member-sheet.request.js';
import { MemberSheetResponse } from './member-sheet.response.js';
import { MemberSheetService } from './member-sheet.service.js';

@Controller('wps/v2/ops/members')
@Operator('rewards')
export class MemberSheetController {
  constructor(private readonly sheets: MemberSheetService) {}

  /** Level, turnover requirements, claims and credits of a member, each with its reasons. */
  @Get(':memberId/rewards')
  @ApiOkResponse({ type: MemberSheetResponse })
  sheet(@Param() { memberId }: SheetParameter): Promise<MemberSheetResponse> {
    return this.sheets.find(memberId);
  }
}
