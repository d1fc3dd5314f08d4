import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission, Public } from '#libs/auth';
import { CachedBriefly, CachedForAMinute } from '../public-caching.js';
import { CountQuery, numeroCount, popularCount } from './dto/numero.request.js';
import { LotteryGameResponse, OpenedGameResponse } from './dto/numero.response.js';
import { areas, NumeroService } from './numero.service.js';

/** The calendar as the site shows it. Only the server's clock decides whether betting is open. */
@Controller()
export class NumeroController {
  constructor(private readonly numeros: NumeroService) {}

  @Get('lgw/vn/games/game_menu')
  @Public()
  @CachedForAMinute()
  @ApiOkResponse({ type: [LotteryGameResponse] })
  menu(): Promise<LotteryGameResponse[]> {
    return this.numeros.drawn('VN');
  }

  @Get('lgw/vn/games/game_menu/recent')
  @Permission('session')
  @ApiOkResponse({ type: [LotteryGameResponse] })
  recent(@MemberId() memberId: string): Promise<LotteryGameResponse[]> {
    return this.numeros.playedLast(memberId);
  }

  @Get('lgw/games/popular')
  @Public()
  @CachedBriefly()
  @ApiOkResponse({ type: [OpenedGameResponse] })
  popular(@Query() query: CountQuery): Promise<OpenedGameResponse[]> {
    return this.numeros.popular(Math.min(query.count ?? popularCount, popularCount));
  }

  @Get('lgw/vn/numeros/opened/game')
  @Public()
  @CachedBriefly()
  @ApiOkResponse({ type: [OpenedGameResponse] })
  openedVietnam(@Query() query: CountQuery): Promise<OpenedGameResponse[]> {
    return this.numeros.opened(['VN'], query.count ?? numeroCount);
  }

  @Get('lotto/lgw/games/opened/numero')
  @Public()
  @CachedBriefly()
  @ApiOkResponse({ type: [OpenedGameResponse] })
  opened(@Query() query: CountQuery): Promise<OpenedGameResponse[]> {
    return this.numeros.opened(areas, query.count ?? numeroCount);
  }
}
