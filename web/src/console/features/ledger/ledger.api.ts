import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Finding = Schema<'Wallet.FindingResponse'>;
export type Book = Finding['book'];
export type Fault = Finding['fault'];
export type TrialBalance = Schema<'Wallet.TrialBalanceResponse'>;
export type TrialAccount = Schema<'Wallet.TrialBalanceAccount'>;
export type Closing = Schema<'Wallet.ClosingResponse'>;
export type LedgerMonth = Schema<'Wallet.LedgerMonthResponse'>;
export type Verification = Schema<'Wallet.VerificationResponse'>;

export const BOOKS = ['REAL', 'PLAY'] as const;
export const STATES = ['open', 'closed', 'all'] as const;
export type FindingState = (typeof STATES)[number];

const KEY = ['ledger'];
const PAGE_SIZE = 50;
const MOST = 100;

const findings = (state: FindingState, pageNo: number, pageSize: number, signal: AbortSignal) =>
  http.get('/wps/v2/ops/ledger/findings', {
    query: { pageNo, pageSize, ...(state !== 'all' && { state }) },
    signal,
  });

export const ledgerQueries = {
  all: KEY,
  findings: (state: FindingState, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'findings', state, pageNo],
      queryFn: ({ signal }) => findings(state, pageNo, PAGE_SIZE, signal),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  openCount: () => ({
    queryKey: [...KEY, 'open-count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await findings('open', 1, 1, signal)).totalCount,
  }),
  /** All open findings, of which the sheet of a member shows its own. */
  open: () =>
    queryOptions({
      queryKey: [...KEY, 'open'],
      queryFn: ({ signal }) => findings('open', 1, MOST, signal),
    }),
  trialBalance: (book: Book) =>
    queryOptions({
      queryKey: [...KEY, 'trial-balance', book],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/ledger/trial-balance', { query: { book }, signal }),
    }),
  closings: () =>
    queryOptions({
      queryKey: [...KEY, 'closings'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/ledger/closings', { signal }),
    }),
  months: () =>
    queryOptions({
      queryKey: [...KEY, 'months'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/ledger/months', { signal }),
    }),
  seal: () =>
    queryOptions({
      queryKey: [...KEY, 'seal'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/ledger/seal', { signal }),
    }),
};

/** The service checks no more blocks in one call. */
export const BLOCKS_PER_CALL = 100;

export const verifySeal = (fromBlock: number, signal: AbortSignal) =>
  http.post('/wps/v2/ops/ledger/seal/verification', {
    body: { fromBlock, blocks: BLOCKS_PER_CALL },
    signal,
  });

interface Closure {
  id: string;
  reason: string;
  idempotencyKey: string;
}
export const closeFinding = ({ id, reason, idempotencyKey }: Closure) =>
  http.post('/wps/v2/ops/ledger/findings/{id}/closure', {
    ...{ params: { id }, body: { reason }, idempotencyKey },
  });

interface Release {
  memberId: string;
  book: Book;
  reason: string;
  idempotencyKey: string;
}
export const releaseAccount = ({ memberId, book, reason, idempotencyKey }: Release) =>
  http.post('/wps/v2/ops/ledger/accounts/{memberId}/release', {
    ...{ params: { memberId }, body: { book, reason }, idempotencyKey },
  });
