import { queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import type { LocalName } from '~/lib/i18n';
import { MINUTE } from '~/lib/query';

export interface DepositChannel {
  code: string;
  name: LocalName;
  min: string;
  max: string;
  presets: string[];
  expiresMinutes: number;
}

export type DepositStatus =
  'PENDING' | 'ARRIVED' | 'REVIEW' | 'CREDITED' | 'REFUSED' | 'EXPIRED' | 'CANCELLED';

export interface Deposit {
  id: string;
  no: string;
  amount: string;
  status: DepositStatus | (string & {});
  transferCode: string;
  payee: { bank: string; bankName: string; accountNumber: string; holder: string };
  /** The VietQR text to encode. */
  qr: string;
  expiresAt: string;
  createdAt?: string;
  creditedAt?: string | null;
  channel?: string;
}

export interface DepositPage {
  list: Deposit[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

/** While a transfer is awaited the stream tells; this is the spare way. */
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

const CLOSED: ReadonlySet<string> = new Set(['CREDITED', 'REFUSED', 'EXPIRED', 'CANCELLED']);
export const isOpen = (status: string) => !CLOSED.has(status);
