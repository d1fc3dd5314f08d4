import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http, readFile } from '~/lib/http';
import type { Direction } from '../../ui/server-sorting';

export type QueuedWithdrawal = Schema<'Wallet.QueuedWithdrawalResponse'>;
export type WithdrawalCase = Schema<'Wallet.WithdrawalCaseResponse'>;
/** What is decided, with a reason. */
export type WithdrawalDecision = 'approve' | 'reject' | 'close' | 'received' | 'payAgain' | 'giveBack';
export type WithdrawalAction = WithdrawalDecision | 'release';

/** The lists of the page; `waiting` is what an operator must decide. */
export const VIEWS = ['waiting', 'RISK_REVIEW', 'NOT_RECEIVED', 'APPROVED', 'PAYING', 'DISBURSED'] as const;
export type View = (typeof VIEWS)[number];
export const SORTS = ['age', 'amount'] as const;

export interface WithdrawalFilter {
  view: View;
  /** Finds orders of any status while the view is `waiting`. */
  search: string;
  sort: (typeof SORTS)[number];
  direction: Direction;
}

/** Codes that a refused member reads in words of their own. */
export const REASONS = ['RISK', 'NAME_DIFFERS', 'ACCOUNT_INVALID'] as const;
export type Reason = (typeof REASONS)[number];

export interface Decision {
  id: string;
  action: WithdrawalDecision;
  note: string;
  reason: Reason;
  /** Of the claim and of the decision. */
  keys: readonly [string, string];
}

const KEY = ['withdrawal-review'];
export const PAGE_SIZE = 50;

export const withdrawalReviewQueries = {
  all: KEY,
  list: ({ view, search, ...order }: WithdrawalFilter, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', view, search, order, pageNo],
      queryFn: ({ signal }) => {
        const query = {
          ...{ ...order, pageNo, pageSize: PAGE_SIZE },
          ...(view !== 'waiting' && { status: view }),
          ...(search && { search }),
        };
        return http.get('/wps/v2/ops/withdrawals', { query, signal });
      },
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...KEY, 'one', id],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/withdrawals/{id}', { params: { id }, signal }),
    }),
  proof: (id: string, picture: string) =>
    queryOptions({
      queryKey: [...KEY, 'proof', id, picture],
      queryFn: ({ signal }) =>
        readFile('/wps/v2/ops/withdrawals/{id}/proofs/{picture}', { params: { id, picture }, signal }),
      staleTime: Infinity,
    }),
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/withdrawals', { query: { pageNo: 1, pageSize: 1 }, signal })).totalCount,
  }),
};

const RESOLUTIONS = { received: 'RECEIVED', payAgain: 'PAY_AGAIN', giveBack: 'GIVE_BACK' } as const;

/** Claims the order and decides on it; a repeated press is the same decision. */
export async function decideWithdrawal({ id, action, note, reason, keys }: Decision) {
  const params = { id };
  const idempotencyKey = keys[1];
  await http.post('/wps/v2/ops/withdrawals/{id}/claim', { params, idempotencyKey: keys[0] });
  switch (action) {
    case 'approve':
      return http.post('/wps/v2/ops/withdrawals/{id}/approval', { params, body: { note }, idempotencyKey });
    case 'reject':
      return http.post('/wps/v2/ops/withdrawals/{id}/rejection', {
        ...{ params, body: { note, reason }, idempotencyKey },
      });
    case 'close':
      return http.post('/wps/v2/ops/withdrawals/{id}/closure', { params, body: { note }, idempotencyKey });
    default: {
      const body = { note, resolution: RESOLUTIONS[action] };
      return http.post('/wps/v2/ops/withdrawals/{id}/resolution', { params, body, idempotencyKey });
    }
  }
}

/** Gives a claim back. */
export function releaseWithdrawal({ id, idempotencyKey }: { id: string; idempotencyKey: string }) {
  return http.post('/wps/v2/ops/withdrawals/{id}/release', { params: { id }, idempotencyKey });
}
