import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import type { Language } from '~/lib/language';
import { MINUTE } from '~/lib/query';

export type Game = Schema<'GameLaunch.GameResponse'>;

export type GamePage = Schema<'GameLaunch.GameListResponse'>;

export type Vendor = Schema<'GameLaunch.VendorCardResponse'>;

export type Room = Schema<'GameLaunch.RoomResponse'>;

export type GameMenu = Schema<'GameLaunch.MenuResponse'>;

export interface GameListFilter {
  gameType: string;
  vendor: string;
  search: string;
  /** The kind of a live table; empty for all. */
  kind?: string;
  page: number;
  pageSize: number;
}

/** 21 cards fill three rows of seven; after any page change 18 fill three of six (specification 9). */
export const FIRST_PAGE_SIZE = 21;
export const NEXT_PAGE_SIZE = 18;

export const gameQueries = {
  menus: () =>
    queryOptions({
      queryKey: ['menus'],
      queryFn: ({ signal }) => http.get('/lgw/games/game_menus', { signal }),
      staleTime: 10 * MINUTE,
    }),
  hot: (language: Language, vendor?: string) =>
    queryOptions({
      queryKey: ['games', 'hot', { language, vendor: vendor ?? '' }],
      queryFn: ({ signal }) =>
        http.get('/wps/relay/GCSGAME_hotGamesV2', {
          query: { isPlatform: '2', platform: 'flash,html5-desktop' },
          signal,
        }),
      select: ({ games }) => (vendor ? games.filter((game) => game.vassalage === vendor) : games),
    }),
  list: (filter: GameListFilter, language: Language) =>
    queryOptions({
      queryKey: ['games', 'list', { ...filter, language }],
      queryFn: ({ signal }) =>
        http.get('/wps/relay/GCSGAME_gameList', {
          query: {
            clientType: '3',
            platform: 'html5-desktop',
            channel: 'WEB',
            gameName: filter.search,
            pageNo: filter.page,
            pageSize: filter.pageSize,
            vassalage: filter.vendor,
            gameType: filter.gameType as 'RNG',
            classify: (filter.kind ?? '') as 'BAC',
            language,
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  rooms: (language: Language) =>
    queryOptions({
      queryKey: ['games', 'rooms', { language }],
      queryFn: ({ signal }) => http.get('/wps/relay/GLS2_roomList', { query: { language }, signal }),
    }),
  favoriteIds: () =>
    queryOptions({
      queryKey: ['games', 'favorites', 'ids'],
      queryFn: ({ signal }) => http.get('/wps/relay/MCSFE_getFavoriteGames', { signal }),
    }),
  favorites: (language: Language) =>
    queryOptions({
      queryKey: ['games', 'favorites', 'list', { language }],
      queryFn: ({ signal }) => http.get('/wps/relay/MCSFE_getFavoriteGamesList', { signal }),
    }),
  recent: (language: Language) =>
    queryOptions({
      queryKey: ['games', 'recent', { language }],
      queryFn: ({ signal }) => http.get('/wps/relay/GCS_recentGame', { signal }),
    }),
};

export const favoritesApi = {
  add: (gameId: string) => http.put('/wps/v2/favorites/{gameId}', { params: { gameId } }),
  remove: (gameId: string) => http.delete('/wps/v2/favorites/{gameId}', { params: { gameId } }),
};
