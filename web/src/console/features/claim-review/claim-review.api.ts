import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http, readFile } from '~/lib/http';

export type ClaimReview = Schema<'Promotions.ReviewResponse'>;
export type ClaimAction = 'approve' | 'refuse';
export type ClaimDecision = { id: string } & ({ action: 'approve' } | { action: 'refuse'; reason: string });

const KEY = ['claim-review'];
export const PAGE_SIZE = 50;

export const claimReviewQueries = {
  all: KEY,
  list: (pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/promotions/review', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/promotions/review', { query: { pageNo: 1, pageSize: 1 }, signal }))
        .totalCount,
  }),
  picture: (id: string, picture: string) =>
    queryOptions({
      queryKey: [...KEY, 'picture', id, picture],
      queryFn: () =>
        readFile('/wps/v2/ops/promotions/review/{id}/pictures/{picture}', { params: { id, picture } }),
      staleTime: Infinity,
    }),
  /** The title of each promotion and what it may still give away. */
  promotions: () =>
    queryOptions({
      queryKey: [...KEY, 'promotions'],
      queryFn: async ({ signal }) => {
        const query = { pageNo: 1, pageSize: 100 };
        const { list } = await http.get('/wps/v2/ops/promotions', { query, signal });
        return new Map(list.map((promotion) => [promotion.id, promotion]));
      },
      refetchInterval: 15_000,
    }),
};

export function decideClaim(decision: ClaimDecision) {
  const params = { id: decision.id };
  return decision.action === 'approve'
    ? http.post('/wps/v2/ops/promotions/review/{id}/approval', { params })
    : http.post('/wps/v2/ops/promotions/review/{id}/refusal', { params, body: { reason: decision.reason } });
}
