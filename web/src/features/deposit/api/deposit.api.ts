import { queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export interface DepositChannel {
  channel: string;
  min: string;
  max: string;
  presets: string[];
}

export type DepositStatus = 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'REVIEW';

export interface Deposit {
  id: string;
  channel: string;
  amount: string;
  status: DepositStatus;
  transferCode: string;
  payee: { bankBin: string; bankName: string; accountNumber: string; accountName: string };
  /** The VietQR text to encode. */
  qr: string;
  createdAt: string;
  expiresAt: string;
  /** What reached the wallet; a review may credit another amount than was ordered. */
  creditedAmount: string | null;
}

export interface DepositPage {
  list: Deposit[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

/** Polling fallback while a transfer is awaited; the stream normally reports it. */
const WATCH_MS = 10_000;

export const depositQueries = {
  channels: () =>
    queryOptions({
      queryKey: ['deposits', 'channels'],
      queryFn: ({ signal }) => http.get<DepositChannel[]>('/wps/v2/deposits/channels', { signal }),
      staleTime: 5 * MINUTE,
    }),
  list: (pageNo: number) =>
    queryOptions({
      queryKey: ['deposits', 'list', { pageNo }],
      queryFn: ({ signal }) =>
        http.get<DepositPage>('/wps/v2/deposits', { query: { pageNo, pageSize: 10 }, signal }),
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['deposits', 'one', id],
      queryFn: ({ signal }) => http.get<Deposit>(`/wps/v2/deposits/${encodeURIComponent(id)}`, { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isOpen(state.data.status) ? WATCH_MS : false),
    }),
};

export const createDeposit = (order: { channel: string; amount: string }, idempotencyKey: string) =>
  http.post<Deposit>('/wps/v2/deposits', { body: order, idempotencyKey });

const CLOSED: ReadonlySet<DepositStatus> = new Set<DepositStatus>(['SUCCESS', 'FAILED', 'EXPIRED']);
export const isOpen = (status: DepositStatus) => !CLOSED.has(status);

/** The transfer is still awaited: there is something to scan. */
export const isAwaited = (status: DepositStatus) => status === 'CREATED' || status === 'PENDING';
