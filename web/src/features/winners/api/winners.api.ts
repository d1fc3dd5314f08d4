import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { http } from '~/lib/http';
import type { LocalName } from '~/lib/language';
import { MINUTE } from '~/lib/query';

export interface Winner {
  winnerId: string;
  /** Masked by the server. */
  account: string;
  gameName: LocalName;
  gameId: string;
  vassalage: string;
  payout: string;
  multiple?: string | number | null;
  at: string;
}

export const BOARD_LENGTH = 5;

export const winnerQueries = {
  board: () =>
    queryOptions({
      queryKey: ['winners'],
      queryFn: ({ signal }) => http.get<Winner[]>('/wps/relay/ODSFE2_getWinnerBoard', { signal }),
      staleTime: MINUTE,
    }),
};

/** A win from the stream stands first; one that is already shown stays where it is. */
export function addWinner(client: QueryClient, winner: Winner): void {
  client.setQueryData(winnerQueries.board().queryKey, (known) => {
    if (!known) return known;
    return known.some((w) => w.winnerId === winner.winnerId) ? known : [winner, ...known].slice(0, 50);
  });
}

export function isWinner(data: unknown): data is Winner {
  const w = data as Partial<Winner> | null;
  return (
    typeof w?.winnerId === 'string' &&
    typeof w.account === 'string' &&
    typeof w.payout === 'string' &&
    typeof w.at === 'string' &&
    !!w.gameName
  );
}
