import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';
import { onStreamEvent } from '~/lib/stream-events';

export type Winner = Schema<'GameLaunch.WinnerResponse'>;

export const BOARD_LENGTH = 5;

export const winnerQueries = {
  board: () =>
    queryOptions({
      queryKey: ['winners'],
      queryFn: ({ signal }) => http.get('/wps/relay/ODSFE2_getWinnerBoard', { signal }),
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

onStreamEvent('winner', (client, data) => {
  if (isWinner(data)) addWinner(client, data);
});
