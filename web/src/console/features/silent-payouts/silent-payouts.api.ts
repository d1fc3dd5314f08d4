import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type SilentPayout = Schema<'Wallet.SilentPayoutResponse'>;
export type PayoutAction = 'query' | 'paid' | 'failed' | 'confirm' | 'refuse';

const KEY = ['silent-payouts'];
const PAGE_SIZE = 50;

export const silentPayoutQueries = {
  all: KEY,
  list: (pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/silent-payouts', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/silent-payouts', { query: { pageNo: 1, pageSize: 1 }, signal }))
        .totalCount,
  }),
};

export interface Act {
  id: string;
  action: PayoutAction;
  note: string;
  reference: string;
  idempotencyKey: string;
}

/** Tells what the bank said, if it was asked. */
export async function act({ id, action, note, reference, idempotencyKey }: Act) {
  const params = { id };
  const options = { params, body: { note }, idempotencyKey };
  switch (action) {
    case 'query':
      return (await http.post('/wps/v2/ops/silent-payouts/{id}/query', options)).result;
    case 'confirm':
      await http.post('/wps/v2/ops/silent-payouts/{id}/confirmation', options);
      return null;
    case 'refuse':
      await http.post('/wps/v2/ops/silent-payouts/{id}/refusal', options);
      return null;
    default: {
      const body =
        action === 'paid'
          ? { note, outcome: 'PAID' as const, reference }
          : { note, outcome: 'FAILED' as const };
      await http.post('/wps/v2/ops/silent-payouts/{id}/proposal', { params, body, idempotencyKey });
      return null;
    }
  }
}
