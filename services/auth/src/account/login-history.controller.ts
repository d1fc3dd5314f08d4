import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { PageQuery, type Page } from '#libs/platform';
import { LoginHistoryResponse, type LoginRecordResponse } from './dto/login-history.response.js';
import { LoginHistoryService } from './login-history.service.js';

@Controller('wps/v2/login-history')
export class LoginHistoryController {
  constructor(private readonly history: LoginHistoryService) {}

  @Get()
  @Permission('member')
  @ApiOkResponse({ type: LoginHistoryResponse })
  page(@MemberId() memberId: string, @Query() query: PageQuery): Promise<Page<LoginRecordResponse>> {
    return this.history.page(memberId, query);
  }
}
