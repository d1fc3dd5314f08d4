import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { games } from '../schedule/games.js';
import { CountQuery, numeroCount, popularCount } from './dto/numero.request.js';
import { LotteryGameResponse, OpenedGameResponse } from './dto/numero.response.js';
import { NumeroService } from './numero.service.js';

const everywhere = ['VN', 'ELOTT', 'SEA'] as const;

/** The calendar as the site shows it. Only the server's clock decides whether betting is open. */
@Controller()
@Public()
export class NumeroController {
  constructor(private readonly numeros: NumeroService) {}

  @Get('lgw/vn/games/game_menu')
  @ApiOkResponse({ type: [LotteryGameResponse] })
  menu(): LotteryGameResponse[] {
    return games.filter((game) => game.area === 'VN').map(LotteryGameResponse.of);
  }

  @Get('lgw/games/popular')
  @ApiOkResponse({ type: [OpenedGameResponse] })
  popular(@Query() query: CountQuery): Promise<OpenedGameResponse[]> {
    return this.numeros.opened(everywhere, Math.min(query.count ?? popularCount, popularCount));
  }

  @Get('lgw/vn/numeros/opened/game')
  @ApiOkResponse({ type: [OpenedGameResponse] })
  openedVietnam(@Query() query: CountQuery): Promise<OpenedGameResponse[]> {
    return this.numeros.opened(['VN'], query.count ?? numeroCount);
  }

  @Get('lotto/lgw/games/opened/numero')
  @ApiOkResponse({ type: [OpenedGameResponse] })
  opened(@Query() query: CountQuery): Promise<OpenedGameResponse[]> {
    return this.numeros.opened(everywhere, query.count ?? numeroCount);
  }
}
