import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator, Public } from '#libs/auth';
import { JackpotBoardResponse, JackpotReportResponse } from './dto/jackpot.response.js';
import { JackpotBoardService } from './jackpot-board.service.js';

@Controller('wps/v2')
export class JackpotController {
  constructor(private readonly jackpots: JackpotBoardService) {}

  @Public()
  @Get('jackpots')
  @ApiOkResponse({ type: JackpotBoardResponse })
  board(): Promise<JackpotBoardResponse> {
    return this.jackpots.shown();
  }

  /** As the providers report it at this moment. */
  @Operator('ledger')
  @Get('ops/jackpots')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: JackpotReportResponse })
  report(): Promise<JackpotReportResponse> {
    return this.jackpots.report();
  }
}
