import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { CatalogueRepository } from '../catalogue/catalogue.repository.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { GameResponse } from '../catalogue/dto/game.response.js';
import { FavoriteErrors } from './favorite.errors.js';
import { FavoriteRepository } from './favorite.repository.js';

const mostFavorites = 500;
const mostRecent = 24;

@Injectable()
export class Favorites {
  constructor(
    @Inject(FavoriteRepository) private readonly favorites: FavoriteRepository,
    @Inject(CatalogueRepository) private readonly games: CatalogueRepository,
    @Inject(CatalogueService) private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  ids(memberId: string): Promise<string[]> {
    return this.favorites.ids(memberId, mostFavorites);
  }

  async list(memberId: string, language?: string, host?: string): Promise<GameResponse[]> {
    return this.catalogue.gamesByIds(await this.ids(memberId), language, host);
  }

  async recent(memberId: string, language?: string, host?: string): Promise<GameResponse[]> {
    return this.catalogue.gamesByIds(await this.favorites.recent(memberId, mostRecent), language, host);
  }

  async add(memberId: string, gameId: string): Promise<void> {
    if (!(await this.games.exists(gameId))) throw CatalogueErrors.GAME_UNKNOWN();
    const kept = await this.favorites.add(memberId, gameId, this.clock.now(), mostFavorites);
    if (!kept) throw FavoriteErrors.FAVORITES_FULL();
  }

  remove(memberId: string, gameId: string): Promise<void> {
    return this.favorites.remove(memberId, gameId);
  }
}
