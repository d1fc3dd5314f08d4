import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export type DepositChannel = Schema<'Wallet.DepositChannelResponse'>;

export type DepositStatus = Deposit['status'];

export type Deposit = Schema<'Wallet.DepositResponse'>;

export type DepositPage = Schema<'Wallet.DepositPage'>;

/** Polling fallback while a transfer is awaited; the stream normally reports it. */
const WATCH_MS = 10_000;
/** Confirmations of a chain are not events of the stream. */
const WATCH_CHAIN_MS = 3_000;

export const depositQueries = {
  channels: () =>
    queryOptions({
      queryKey: ['deposits', 'channels'],
      queryFn: ({ signal }) => http.get('/wps/v2/deposits/channels', { signal }),
      staleTime: 5 * MINUTE,
    }),
  list: (pageNo: number) =>
    queryOptions({
      queryKey: ['deposits', 'list', { pageNo }],
      queryFn: ({ signal }) => http.get('/wps/v2/deposits', { query: { pageNo, pageSize: 10 }, signal }),
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['deposits', 'one', id],
      queryFn: ({ signal }) => http.get('/wps/v2/deposits/{id}', { params: { id }, signal }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => {
        if (!data || !isOpen(data.status)) return false;
        return data.channel === 'USDT' ? WATCH_CHAIN_MS : WATCH_MS;
      },
    }),
};

export const createDeposit = (order: { channel: string; amount: string }, idempotencyKey: string) =>
  http.post('/wps/v2/deposits', { body: order, idempotencyKey });

const CLOSED: ReadonlySet<DepositStatus> = new Set<DepositStatus>([
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REVERSED',
]);
export const isOpen = (status: DepositStatus) => !CLOSED.has(status);

/** The transfer is still awaited: there is something to scan. */
export const isAwaited = (status: DepositStatus) => status === 'CREATED' || status === 'PENDING';
