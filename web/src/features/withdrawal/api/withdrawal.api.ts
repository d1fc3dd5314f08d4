import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Withdrawal = Schema<'Wallet.WithdrawalDetailResponse'>;
export type WithdrawalSummary = Schema<'Wallet.WithdrawalSummary'>;
export type WithdrawalTerms = Schema<'Wallet.WithdrawalTermsResponse'>;
export type WithdrawalStatus = WithdrawalSummary['status'];

/** The fund password is sealed. */
export interface WithdrawalOrder {
  accountId: string;
  amount: string;
  fundPassword: string;
}

/** Polling fallback while something is awaited; the stream normally reports it. */
const WATCH_MS = 10_000;

export const withdrawalQueries = {
  terms: () =>
    queryOptions({
      queryKey: ['withdrawals', 'terms'],
      queryFn: ({ signal }) => http.get('/wps/v2/withdrawals/terms', { signal }),
      staleTime: 0,
    }),
  list: (pageNo: number) =>
    queryOptions({
      queryKey: ['withdrawals', 'list', { pageNo }],
      queryFn: ({ signal }) => http.get('/wps/v2/withdrawals', { query: { pageNo, pageSize: 10 }, signal }),
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['withdrawals', 'one', id],
      queryFn: ({ signal }) => http.get('/wps/v2/withdrawals/{id}', { params: { id }, signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.status) ? WATCH_MS : false),
    }),
};

export const withdrawalApi = {
  create: (order: WithdrawalOrder, idempotencyKey: string) =>
    http.post('/wps/v2/withdrawals', { body: order, idempotencyKey }),
  cancel: (id: string, idempotencyKey: string) =>
    http.post('/wps/v2/withdrawals/{id}/cancellation', { params: { id }, idempotencyKey }),
  received: (id: string) => http.post('/wps/v2/withdrawals/{id}/received', { params: { id } }),
  notReceived: (id: string, remark: string, images: readonly File[]) => {
    const body = new FormData();
    body.set('remark', remark);
    for (const image of images) body.append('file', image, image.name);
    return http.post('/wps/v2/withdrawals/{id}/not-received', { params: { id }, body });
  },
};

const ENDED: ReadonlySet<WithdrawalStatus> = new Set<WithdrawalStatus>([
  'RECEIVED',
  'AUTO_RECEIVED',
  'REJECTED',
  'CANCELLED',
  'RETURNED',
]);

export const isUnderWay = (status: WithdrawalStatus) => !ENDED.has(status);
