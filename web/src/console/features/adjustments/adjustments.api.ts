import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Adjustment = Schema<'Wallet.AdjustmentResponse'>;
export const STATUSES = ['REQUESTED', 'POSTED', 'REFUSED'] as const;
export type AdjustmentStatus = (typeof STATUSES)[number];

const KEY = ['adjustments'];
export const PAGE_SIZE = 50;

export const adjustmentQueries = {
  all: KEY,
  list: (status: AdjustmentStatus, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', status, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/adjustments', { query: { status, pageNo, pageSize: PAGE_SIZE }, signal }),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/adjustments', { query: { pageNo: 1, pageSize: 1 }, signal })).totalCount,
  }),
};

export type Act =
  | { kind: 'ask'; memberId: string; amount: string; reason: string; idempotencyKey: string }
  | { kind: 'approve' | 'refuse'; id: string; note: string; idempotencyKey: string };

export function act(one: Act) {
  const { idempotencyKey } = one;
  if (one.kind === 'ask') {
    const { memberId, amount, reason } = one;
    return http.post('/wps/v2/ops/adjustments', { body: { memberId, amount, reason }, idempotencyKey });
  }
  const options = { params: { id: one.id }, body: { note: one.note }, idempotencyKey };
  return one.kind === 'approve'
    ? http.post('/wps/v2/ops/adjustments/{id}/approval', options)
    : http.post('/wps/v2/ops/adjustments/{id}/refusal', options);
}
