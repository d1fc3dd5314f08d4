import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { MemberParameter } from '../session/dto/session.request.js';
import { DirectoryService } from './directory.service.js';
import { DirectoryQuery } from './dto/directory.request.js';
import { MemberPageResponse, MemberSheetResponse } from './dto/directory.response.js';

@Controller('wps/v2/ops/members')
@Operator('support')
export class DirectoryController {
  constructor(private readonly directory: DirectoryService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MemberPageResponse })
  page(@Query() query: DirectoryQuery): Promise<MemberPageResponse> {
    return this.directory.page(query);
  }

  @Get(':memberId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MemberSheetResponse })
  sheet(@Param() { memberId }: MemberParameter): Promise<MemberSheetResponse> {
    return this.directory.sheet(memberId);
  }
}
