import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '~/lib/language';
import { FIRST_PAGE_SIZE, gameQueries, NEXT_PAGE_SIZE, type Game } from '../api/games.api';
import { nameMatches } from '../model/vendor-look';

export interface LobbyFilter {
  gameType: string;
  kind: string;
  vendor: string;
  search: string;
  view: string | null;
  page: number;
}

export interface LobbyGames {
  games: Game[] | undefined;
  totalPages: number;
  isStale: boolean;
  isError: boolean;
  error: unknown;
  retry: () => void;
}

/** 21 games first, 18 per page after the first page change; a new filter starts again (specification 9). */
function usePageSize({ gameType, kind, vendor, search, page }: LobbyFilter): number {
  const key = [gameType, kind, vendor, search].join('/');
  const arrived = useRef({ key, page });
  const [size, setSize] = useState(page > 1 ? NEXT_PAGE_SIZE : FIRST_PAGE_SIZE);
  useEffect(() => {
    if (key !== arrived.current.key) {
      arrived.current = { key, page };
      setSize(FIRST_PAGE_SIZE);
    } else if (page !== arrived.current.page) {
      arrived.current = { key, page };
      setSize(NEXT_PAGE_SIZE);
    }
  }, [key, page]);
  return size;
}

export function useLobbyGames(filter: LobbyFilter, language: Language): LobbyGames {
  const { gameType, kind, vendor, search, view, page } = filter;
  const pageSize = usePageSize(filter);
  const all = useQuery({
    ...gameQueries.list({ gameType, kind, vendor, search, page, pageSize }, language),
    enabled: view === null,
  });
  const favorites = useQuery({ ...gameQueries.favorites(language), enabled: view === 'favorites' });
  const recent = useQuery({ ...gameQueries.recent(language), enabled: view === 'recent' });

  if (view !== null) {
    const own = view === 'favorites' ? favorites : recent;
    return {
      games: own.data?.filter(
        (g) =>
          g.gameType === gameType &&
          (!kind || g.classify === kind) &&
          (!vendor || g.vassalage === vendor) &&
          nameMatches(g.gameName, search),
      ),
      totalPages: 1,
      isStale: false,
      isError: own.isError,
      error: own.error,
      retry: () => void own.refetch(),
    };
  }
  return {
    games: all.data?.games,
    totalPages: all.data?.totalPages ?? 0,
    isStale: all.isPlaceholderData,
    isError: all.isError,
    error: all.error,
    retry: () => void all.refetch(),
  };
}
