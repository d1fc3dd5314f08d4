import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { ClientQuery } from '../catalogue/dto/game-list.request.js';
import { WinnerResponse } from './dto/winner.response.js';
import { WinnerService } from './winner.service.js';

@Controller('wps/relay')
export class WinnerController {
  constructor(private readonly winners: WinnerService) {}

  @Public()
  @Get('ODSFE2_getWinnerBoard')
  @ApiOkResponse({ type: [WinnerResponse] })
  board(@Query() _query: ClientQuery): Promise<WinnerResponse[]> {
    return this.winners.board();
  }
}
