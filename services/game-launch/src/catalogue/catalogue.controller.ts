import { Controller, Get, Headers, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Permission, Public } from '#libs/auth';
import { CatalogueService } from './catalogue.service.js';
import { ClientQuery, GameListQuery, VendorQuery } from './dto/game-list.request.js';
import { GameListResponse } from './dto/game.response.js';
import { MenuResponse, VendorResponse, VendorTypesResponse } from './dto/menu.response.js';
import { RoomResponse } from './dto/room.response.js';
import { siteHost } from './site-host.js';

@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Public()
  @Get('lgw/games/game_menus')
  @ApiOkResponse({ type: [MenuResponse] })
  menus(@Query() _query: ClientQuery, @Headers() headers: Record<string, string>): Promise<MenuResponse[]> {
    return this.catalogue.menus(siteHost(headers));
  }

  @Public()
  @Get('wps/relay/GCSGAME_hotGamesV2')
  @ApiOkResponse({ type: GameListResponse })
  hotGames(
    @Query() query: ClientQuery,
    @Headers() headers: Record<string, string>,
  ): Promise<GameListResponse> {
    return this.catalogue.hotGames(query, siteHost(headers));
  }

  @Public()
  @Get('wps/relay/GCSGAME_gameList')
  @ApiOkResponse({ type: GameListResponse })
  gameList(
    @Query() query: GameListQuery,
    @Headers() headers: Record<string, string>,
  ): Promise<GameListResponse> {
    return this.catalogue.gameList(query, siteHost(headers));
  }

  @Public()
  @Get('wps/relay/GCSGAME_getVassGameType')
  @ApiOkResponse({ type: [VendorTypesResponse] })
  vendorTypes(@Query() query: VendorQuery): Promise<VendorTypesResponse[]> {
    return this.catalogue.vendorTypes(query);
  }

  @Public()
  @Get('wps/relay/GCSGAME_gameVendor')
  @ApiOkResponse({ type: [VendorResponse] })
  vendors(
    @Query() query: VendorQuery,
    @Headers() headers: Record<string, string>,
  ): Promise<VendorResponse[]> {
    return this.catalogue.vendors(query, siteHost(headers));
  }

  @Permission('session')
  @Get('wps/relay/GLS2_roomList')
  @ApiOkResponse({ type: [RoomResponse] })
  rooms(@Query() query: VendorQuery, @Headers() headers: Record<string, string>): Promise<RoomResponse[]> {
    return this.catalogue.roomList(query, siteHost(headers));
  }
}
