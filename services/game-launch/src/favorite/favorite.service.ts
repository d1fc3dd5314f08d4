import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { CatalogueRepository } from '../catalogue/catalogue.repository.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { GameResponse } from '../catalogue/dto/game.response.js';
import { FavoriteErrors } from './favorite.errors.js';
import { FavoriteRepository } from './favorite.repository.js';

const maxFavorites = 500;
const maxRecent = 24;

@Injectable()
export class FavoriteService {
  constructor(
    private readonly favorites: FavoriteRepository,
    private readonly games: CatalogueRepository,
    private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  ids(memberId: string): Promise<string[]> {
    return this.favorites.ids(memberId, maxFavorites);
  }

  async list(memberId: string, language?: string, host?: string): Promise<GameResponse[]> {
    return this.catalogue.gamesByIds(await this.ids(memberId), language, host);
  }

  async recent(memberId: string, language?: string, host?: string): Promise<GameResponse[]> {
    return this.catalogue.gamesByIds(await this.favorites.recent(memberId, maxRecent), language, host);
  }

  async add(memberId: string, gameId: string): Promise<void> {
    if (!(await this.games.exists(gameId))) throw CatalogueErrors.GAME_UNKNOWN();
    const kept = await this.favorites.add(memberId, gameId, this.clock.now(), maxFavorites);
    if (!kept) throw FavoriteErrors.FAVORITES_FULL();
  }

  remove(memberId: string, gameId: string): Promise<void> {
    return this.favorites.remove(memberId, gameId);
  }
}
