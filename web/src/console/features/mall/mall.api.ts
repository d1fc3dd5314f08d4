import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type OpsItem = Schema<'Points.OpsMallItemResponse'>;
export type ItemDraft = Schema<'Points.ItemRequest'>;
export type OpsOrder = Schema<'Points.OpsMallOrderResponse'>;

const KEY = ['mall'];
const PAGE_SIZE = 50;

export const mallQueries = {
  all: KEY,
  /** Stock falls while the page is open. */
  items: () =>
    queryOptions({
      queryKey: [...KEY, 'items'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/points/items', { signal }),
      refetchInterval: 10_000,
    }),
  orders: (pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'orders', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/points/orders', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      refetchInterval: 15_000,
      placeholderData: keepPreviousData,
    }),
  waiting: () => ({
    queryKey: [...KEY, 'waiting'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/points/orders', { query: { pageNo: 1, pageSize: 1 }, signal })).totalCount,
  }),
};

export const addItem = (body: ItemDraft) => http.post('/wps/v2/ops/points/items', { body });
export const changeItem = (id: string, version: number, body: ItemDraft) =>
  http.put('/wps/v2/ops/points/items/{id}', { params: { id }, body: { ...body, version } });
export const decideOrder = (id: string, status: 'COMPLETE' | 'REJECTED', remark?: string) =>
  http.put('/wps/v2/ops/points/orders/{id}/decision', {
    params: { id },
    body: { status, ...(remark !== undefined && { remark }) },
  });
