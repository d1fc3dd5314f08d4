import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type DepositReview = Schema<'Wallet.ReviewResponse'>;
export type FoundDeposit = Schema<'Wallet.FoundDepositResponse'>;
export interface Decision {
  review: DepositReview;
  action: 'credit' | 'refuse';
  reason: string;
  memberId?: string;
  idempotencyKey: string;
}

const KEY = ['deposit-review'];
export const PAGE_SIZE = 50;

export const depositReviewQueries = {
  all: KEY,
  list: (search: string, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', search, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/deposits/review', {
          query: { ...(search && { search }), pageNo, pageSize: PAGE_SIZE },
          signal,
        }),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  /** Orders in any state; nothing is asked before something is sought. */
  orders: (search: string, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'orders', search, pageNo],
      queryFn: ({
        signal,
      }): Promise<Schema<'Wallet.FoundDepositPage'>> | Schema<'Wallet.FoundDepositPage'> => {
        if (!search) return { list: [], pageNum: 1, totalPages: 0, totalCount: 0 };
        return http.get('/wps/v2/ops/deposits', { query: { search, pageNo, pageSize: PAGE_SIZE }, signal });
      },
      placeholderData: (before) => before,
    }),
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/deposits/review', { query: { pageNo: 1, pageSize: 1 }, signal }))
        .totalCount,
  }),
};

export function decideReview({ review, action, reason, memberId, idempotencyKey }: Decision) {
  const params = { id: review.id };
  return action === 'credit'
    ? http.post('/wps/v2/ops/deposits/review/{id}/credit', {
        params,
        body: { reason, ...(memberId && { memberId }) },
        idempotencyKey,
      })
    : http.post('/wps/v2/ops/deposits/review/{id}/refusal', { params, body: { reason }, idempotencyKey });
}
