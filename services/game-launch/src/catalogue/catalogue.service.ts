import { Inject, Injectable } from '@nestjs/common';
import { parseMoney } from '#libs/money';
import { CLOCK, currentRequest, languageOf, type Clock, type Language } from '#libs/platform';
import { CatalogueRepository, type GameRow, type ShelfRow } from './catalogue.repository.js';
import { categoryNames, classesIn, gameTypes, searchPattern, tagOfClass } from './catalogue.rules.js';
import type { ClientQuery, GameListQuery, VendorQuery } from './dto/game-list.request.js';
import { gameResponse, type GameListResponse, type GameResponse } from './dto/game.response.js';
import type {
  MenuResponse,
  VendorCardResponse,
  VendorResponse,
  VendorTypesResponse,
} from './dto/menu.response.js';
import { roomResponse, type RoomResponse } from './dto/room.response.js';
import { ProviderPageService } from './provider-page.service.js';
import { RoomRepository } from './room.repository.js';

const hotShelf = 24;

@Injectable()
export class CatalogueService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly rooms: RoomRepository,
    private readonly pages: ProviderPageService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The categories that have a game, each with the vendors in it. */
  async menus(host?: string): Promise<MenuResponse[]> {
    const shelves = Map.groupBy(await this.catalogue.shelves(this.clock.now()), (row) => row.game_type);
    return gameTypes.flatMap((gameType) => {
      const vendors = shelves.get(gameType);
      if (!vendors) return [];
      return [
        {
          gameType,
          name: categoryNames[gameType],
          classes: classesIn(vendors.flatMap((row) => row.class_tags)).known,
          vendors: vendors.map((row) => this.card(row, host)),
        },
      ];
    });
  }

  async vendors(query: VendorQuery, host?: string): Promise<VendorResponse[]> {
    const shelves = await this.shelvesOf(query);
    return [...shelves.values()].map((rows) =>
      Object.assign(this.card(rows[0]!, host), { gameTypes: rows.map((row) => row.game_type) }),
    );
  }

  async vendorTypes(query: VendorQuery): Promise<VendorTypesResponse[]> {
    const shelves = await this.shelvesOf(query);
    return [...shelves].map(([vassalage, rows]) => ({
      vassalage,
      gameTypes: rows.map((row) => row.game_type),
    }));
  }

  async hotGames(query: ClientQuery, host?: string): Promise<GameListResponse> {
    const rows = await this.catalogue.hotGames(this.clock.now(), hotShelf);
    return { games: this.shown(rows, query.language, host), pageNum: 1, totalPages: rows.length > 0 ? 1 : 0 };
  }

  async gameList(query: GameListQuery, host?: string): Promise<GameListResponse> {
    const { rows, total } = await this.catalogue.games(
      {
        namePattern: searchPattern(query.gameName),
        minBet: query.minBet === undefined ? undefined : parseMoney(query.minBet),
        minLineNum: query.minLineNum,
        vassalage: query.vassalage,
        gameType: query.gameType,
        tag: query.classify && tagOfClass(query.classify),
        platforms: query.platform?.split(','),
      },
      this.clock.now(),
      { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize },
    );
    return {
      games: this.shown(rows, query.language, host),
      pageNum: query.pageNo,
      totalPages: Math.ceil(total / query.pageSize),
    };
  }

  /** The games of a list of ids, in its order; what is no longer offered is left out. */
  async gamesByIds(ids: readonly string[], language?: string, host?: string): Promise<GameResponse[]> {
    if (ids.length === 0) return [];
    return this.shown(await this.catalogue.gamesByIds(ids, this.clock.now()), language, host);
  }

  /** Rooms of card games, unless another category is asked for. */
  async roomList(query: VendorQuery, host?: string): Promise<RoomResponse[]> {
    const { vassalage, gameType = 'PVP' } = query;
    const rows = await this.rooms.rooms({ vassalage, gameType }, this.clock.now());
    const spoken = spokenLanguage(query.language);
    return rows.map((row) =>
      roomResponse(row, spoken, this.pages.iconUrl(row.provider, row.icon_path, host)),
    );
  }

  private async shelvesOf(query: VendorQuery): Promise<Map<string, ShelfRow[]>> {
    const rows = await this.catalogue.shelves(this.clock.now());
    const wanted = rows.filter(
      (row) =>
        (query.vassalage === undefined || row.vassalage === query.vassalage) &&
        (query.gameType === undefined || row.game_type === query.gameType),
    );
    return Map.groupBy(wanted, (row) => row.vassalage);
  }

  private shown(rows: GameRow[], language: string | undefined, host: string | undefined): GameResponse[] {
    const spoken = spokenLanguage(language);
    return rows.map((row) =>
      gameResponse(row, spoken, this.pages.iconUrl(row.provider, row.icon_path, host)),
    );
  }

  private card(row: ShelfRow, host: string | undefined): VendorCardResponse {
    return {
      vassalage: row.vassalage,
      displayName: row.display_name,
      smallIcon: this.pages.iconUrl(row.provider, row.small_icon, host),
      isHot: row.is_hot,
      firstGameId: row.first_game_id,
      maintenance: row.maintenance,
    };
  }
}

/** The language asked for, else that of the request, else Vietnamese. */
export function spokenLanguage(asked: string | undefined): Language {
  return languageOf(asked ?? currentRequest()?.acceptLanguage);
}
