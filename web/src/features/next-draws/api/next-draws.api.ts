import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type OpenDraw = Schema<'Lottery.CurrentNumeroResponse'>;

export type OpenedGame = Schema<'Lottery.OpenedGameResponse'>;

/** The specification's count for Vietnamese numbers (9). */
const VN_NUMBERS = 100;

export const lotteryQueries = {
  opened: () =>
    queryOptions({
      queryKey: ['lottery', 'opened'],
      queryFn: ({ signal }) =>
        http.get('/lgw/vn/numeros/opened/game', { query: { count: VN_NUMBERS }, signal }),
      staleTime: 15_000,
    }),
};
