import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { BetRecordService } from './bet-record.service.js';
import { BetRecordQuery } from './dto/bet-record.request.js';
import { BetRecordDetailResponse, BetRecordListResponse } from './dto/bet-record.response.js';

@Controller('wps/v2/records/bets')
export class BetRecordController {
  constructor(private readonly records: BetRecordService) {}

  @Permission('session')
  @Get()
  @ApiOkResponse({ type: BetRecordListResponse })
  list(@MemberId() memberId: string, @Query() query: BetRecordQuery): Promise<BetRecordListResponse> {
    return this.records.list(memberId, query);
  }

  @Permission('session')
  @Get(':betId')
  @ApiOkResponse({ type: BetRecordDetailResponse })
  one(@MemberId() memberId: string, @Param('betId') betId: string): Promise<BetRecordDetailResponse> {
    return this.records.one(memberId, betId);
  }
}
