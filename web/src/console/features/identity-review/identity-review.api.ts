import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http, readFile } from '~/lib/http';

export type QueuedCheck = Schema<'Member.IdentityCheckResponse'>;
export type IdentityCase = Schema<'Member.IdentityCaseResponse'>;
export type DocumentSide = IdentityCase['sides'][number];
export type IdentityAction = 'approve' | 'reject';

/** The lists of the page; `waiting` is what an operator must decide. */
export const VIEWS = ['waiting', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export type View = (typeof VIEWS)[number];

/** Codes that a rejected member reads in words of their own. */
export const REASONS = [
  ...(['UNREADABLE', 'NAME_DIFFERS', 'BIRTHDAY_DIFFERS'] as const),
  ...(['FACE_DIFFERS', 'DOCUMENT_EXPIRED', 'DOCUMENT_USED'] as const),
];
export type Reason = (typeof REASONS)[number];

export const ACTION_KEYS: Record<IdentityAction, string> = { approve: 'a', reject: 'r' };

export const isWaiting = ({ status }: QueuedCheck): boolean =>
  status === 'SUBMITTED' || status === 'IN_REVIEW';

export interface Decision {
  id: string;
  action: IdentityAction;
  note: string;
  reason: Reason;
  validUntil: string;
}

const KEY = ['identity-review'];
const PAGE_SIZE = 50;

export const identityReviewQueries = {
  all: KEY,
  list: (view: View, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', view, pageNo],
      queryFn: ({ signal }) => {
        const query = { pageNo, pageSize: PAGE_SIZE, ...(view !== 'waiting' && { status: view }) };
        return http.get('/wps/v2/ops/identity-checks', { query, signal });
      },
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...KEY, 'one', id],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/identity-checks/{id}', { params: { id }, signal }),
    }),
  /** Each look is on record, so the picture is read once while it is shown. */
  picture: (id: string, side: DocumentSide) =>
    queryOptions({
      queryKey: [...KEY, 'picture', id, side],
      queryFn: ({ signal }) =>
        readFile('/wps/v2/ops/identity-checks/{id}/documents/{side}', { params: { id, side }, signal }),
      staleTime: Infinity,
      gcTime: 0,
    }),
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/identity-checks', { query: { pageNo: 1, pageSize: 1 }, signal }))
        .totalCount,
  }),
};

/** Claims the check and decides on it; a repeated decision is refused by its state. */
export async function decideIdentity({ id, action, note, reason, validUntil }: Decision) {
  const params = { id };
  await http.post('/wps/v2/ops/identity-checks/{id}/claim', { params });
  return action === 'approve'
    ? http.post('/wps/v2/ops/identity-checks/{id}/approval', { params, body: { note, validUntil } })
    : http.post('/wps/v2/ops/identity-checks/{id}/rejection', { params, body: { note, reason } });
}
