import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export type JackpotBoard = Schema<'GameLaunch.JackpotBoardResponse'>;

export const jackpotQueries = {
  /** Pools of real money, the games that feed them, and the last winners. */
  board: () =>
    queryOptions({
      queryKey: ['jackpots'],
      queryFn: ({ signal }) => http.get('/wps/v2/jackpots', { signal }),
      staleTime: MINUTE,
    }),
};
