import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type StuckRound = Schema<'GameLaunch.StuckRoundResponse'>;
export type StuckTransaction = Schema<'GameLaunch.UnfinishedTransactionResponse'>;

const KEY = ['rounds'];
export const PAGE_SIZE = 20;

export const roundQueries = {
  all: KEY,
  /** Open rounds, or those of any state that the search finds. */
  list: (search: string, page: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', search, page],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/stuck-rounds', {
          query: { ...(search && { search }), pageNo: page, pageSize: PAGE_SIZE },
          signal,
        }),
      refetchInterval: 30_000,
      placeholderData: (before) => before,
    }),
  transactions: (page: number) =>
    queryOptions({
      queryKey: [...KEY, 'transactions', page],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/stuck-transactions', { query: { pageNo: page, pageSize: PAGE_SIZE }, signal }),
      refetchInterval: 30_000,
      placeholderData: (before) => before,
    }),
  /** Rounds and transactions that stay open. */
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const one = { query: { pageNo: 1, pageSize: 1 }, signal };
      const [rounds, transactions] = await Promise.all([
        http.get('/wps/v2/ops/stuck-rounds', one),
        http.get('/wps/v2/ops/stuck-transactions', one),
      ]);
      return rounds.totalCount + transactions.totalCount;
    },
    refetchInterval: 60_000,
  }),
  details: (betId: string) =>
    queryOptions({
      queryKey: [...KEY, 'details', betId],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/stuck-rounds/{betId}', { params: { betId }, signal }),
    }),
};

export const askProvider = (betId: string) =>
  http.post('/wps/v2/ops/stuck-rounds/{betId}/query', { params: { betId } });

export const retryTransaction = (vassalage: string, transactionId: string) =>
  http.post('/wps/v2/ops/stuck-transactions/{vassalage}/{transactionId}/retry', {
    params: { vassalage, transactionId },
  });
