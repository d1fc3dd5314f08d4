import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import type { Language, LocalName } from '~/lib/language';
import { MINUTE } from '~/lib/query';

export interface Game {
  gameId: string;
  roomId?: string | null;
  nodeId?: string | null;
  gameName: string;
  nodeName?: string | null;
  showIcon?: string | null;
  vassalage: string;
  /** 0: the game can be tried for free. */
  supportPlay: number;
  gameType: string;
  code?: string | null;
  defaultPlayType?: string | null;
  accountTypeName?: string | null;
  isGame?: string | boolean | null;
  isHot?: boolean;
  isNew?: boolean;
  maintenance?: boolean;
  /** Payback in per cent, as the provider states it: "96.40". */
  rtp?: string | null;
}

export interface GamePage {
  games: Game[];
  pageNum: number;
  totalPages: number;
  totalCount?: number;
}

export interface Vendor {
  vassalage: string;
  displayName: string;
  smallIcon?: string | null;
  isHot?: boolean;
  maintenance?: boolean;
  gameCount?: number;
}

export interface GameMenu {
  gameType: string;
  name: LocalName;
  vendors: Vendor[];
}

export interface GameListFilter {
  gameType: string;
  vendor: string;
  search: string;
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
      queryFn: ({ signal }) => http.get<GameMenu[]>('/lgw/games/game_menus', { signal }),
      staleTime: 10 * MINUTE,
    }),
  hot: (language: Language, vendor?: string) =>
    queryOptions({
      queryKey: ['games', 'hot', { language, vendor: vendor ?? '' }],
      queryFn: ({ signal }) =>
        http.get<{ games: Game[] }>('/wps/relay/GCSGAME_hotGamesV2', {
          query: { isPlatform: 2, platform: 'flash,html5-desktop' },
          signal,
        }),
      select: ({ games }) => (vendor ? games.filter((game) => game.vassalage === vendor) : games),
    }),
  list: (filter: GameListFilter, language: Language) =>
    queryOptions({
      queryKey: ['games', 'list', { ...filter, language }],
      queryFn: ({ signal }) =>
        http.get<GamePage>('/wps/relay/GCSGAME_gameList', {
          query: {
            clientType: 3,
            platform: 'html5-desktop',
            channel: 'WEB',
            gameName: filter.search,
            pageNo: filter.page,
            pageSize: filter.pageSize,
            vassalage: filter.vendor,
            gameType: filter.gameType,
            language,
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  favoriteIds: () =>
    queryOptions({
      queryKey: ['games', 'favorites', 'ids'],
      queryFn: ({ signal }) => http.get<string[]>('/wps/relay/MCSFE_getFavoriteGames', { signal }),
    }),
  favorites: (language: Language) =>
    queryOptions({
      queryKey: ['games', 'favorites', 'list', { language }],
      queryFn: ({ signal }) =>
        http.get<GamePage | Game[]>('/wps/relay/MCSFE_getFavoriteGamesList', { signal }),
      select: gamesOf,
    }),
  recent: (language: Language) =>
    queryOptions({
      queryKey: ['games', 'recent', { language }],
      queryFn: ({ signal }) => http.get<GamePage | Game[]>('/wps/relay/GCS_recentGame', { signal }),
      select: gamesOf,
    }),
};

/** Some lists come bare, some as a page. */
function gamesOf(answer: GamePage | Game[]): Game[] {
  return Array.isArray(answer) ? answer : answer.games;
}

export const favoritesApi = {
  add: (gameId: string) => http.put<unknown>(`/wps/v2/favorites/${encodeURIComponent(gameId)}`),
  remove: (gameId: string) => http.delete<unknown>(`/wps/v2/favorites/${encodeURIComponent(gameId)}`),
};
