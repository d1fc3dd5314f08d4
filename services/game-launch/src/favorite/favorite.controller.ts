import { Controller, Delete, Get, Headers, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { ClientQuery } from '../catalogue/dto/game-list.request.js';
import { GameResponse } from '../catalogue/dto/game.response.js';
import { siteHost } from '../catalogue/site-host.js';
import { FavoriteService } from './favorite.service.js';

@Controller('wps')
export class FavoriteController {
  constructor(private readonly favorites: FavoriteService) {}

  @Permission('session')
  @Get('relay/MCSFE_getFavoriteGames')
  @ApiOkResponse({ type: [String] })
  ids(@MemberId() memberId: string, @Query() _query: ClientQuery): Promise<string[]> {
    return this.favorites.ids(memberId);
  }

  @Permission('session')
  @Get('relay/MCSFE_getFavoriteGamesList')
  @ApiOkResponse({ type: [GameResponse] })
  list(
    @MemberId() memberId: string,
    @Query() query: ClientQuery,
    @Headers() headers: Record<string, string>,
  ): Promise<GameResponse[]> {
    return this.favorites.list(memberId, query.language, siteHost(headers));
  }

  @Permission('session')
  @Get('relay/GCS_recentGame')
  @ApiOkResponse({ type: [GameResponse] })
  recent(
    @MemberId() memberId: string,
    @Query() query: ClientQuery,
    @Headers() headers: Record<string, string>,
  ): Promise<GameResponse[]> {
    return this.favorites.recent(memberId, query.language, siteHost(headers));
  }

  @Permission('session')
  @Put('v2/favorites/:gameId')
  add(@MemberId() memberId: string, @Param('gameId') gameId: string): Promise<void> {
    return this.favorites.add(memberId, gameId);
  }

  @Permission('session')
  @Delete('v2/favorites/:gameId')
  remove(@MemberId() memberId: string, @Param('gameId') gameId: string): Promise<void> {
    return this.favorites.remove(memberId, gameId);
  }
}
