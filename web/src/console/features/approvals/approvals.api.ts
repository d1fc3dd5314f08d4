import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Approval = Schema<'Wallet.ApprovalResponse'>;
export type Policy = Schema<'Wallet.ApprovalPolicyResponse'>;
export type PayoutAccount = Schema<'Wallet.AccountPayoutResponse'>['accounts'][number];
export const STATUSES = ['PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ApprovalStatus = (typeof STATUSES)[number];
export const DECISIONS = ['approve', 'refuse', 'withdraw'] as const;
export type Decision = (typeof DECISIONS)[number];

const KEY = ['approvals'];
export const PAGE_SIZE = 50;

export const approvalQueries = {
  all: KEY,
  list: (status: ApprovalStatus, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', status, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/approvals/wallet', { query: { status, pageNo, pageSize: PAGE_SIZE }, signal }),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/approvals/wallet', { query: { pageNo: 1, pageSize: 1 }, signal }))
        .totalCount,
  }),
  policies: () =>
    queryOptions({
      queryKey: [...KEY, 'policies'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/approvals/wallet/policies', { signal }),
    }),
  /** What of a member's money can be paid out without an order of the member, and where to. */
  payable: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'payable', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/account-payout', { params: { memberId }, signal }),
    }),
};

interface Deciding {
  id: string;
  decision: Decision;
  note: string;
  idempotencyKey: string;
}

export function decide({ id, decision, note, idempotencyKey }: Deciding) {
  const options = { params: { id }, body: { note }, idempotencyKey };
  switch (decision) {
    case 'approve':
      return http.post('/wps/v2/ops/approvals/wallet/{id}/approval', options);
    case 'refuse':
      return http.post('/wps/v2/ops/approvals/wallet/{id}/refusal', options);
    case 'withdraw':
      return http.post('/wps/v2/ops/approvals/wallet/{id}/withdrawal', options);
  }
}

/** What an operator proposes; amounts in whole đồng as typed. */
export type Proposal =
  | { kind: 'adjustment'; memberId: string; amount: string }
  | { kind: 'payout'; memberId: string; accountId: string; amount: string }
  | { kind: 'writeOff'; claimId: string }
  | { kind: 'reversal'; depositId: string }
  | { kind: 'policy'; of: string; secondFrom: string; validDays: number };

const minor = (amount: string) => `${amount.trim()}.00`;

export function propose(proposal: Proposal, reason: string, idempotencyKey: string) {
  switch (proposal.kind) {
    case 'adjustment': {
      const { memberId, amount } = proposal;
      const body = { memberId: memberId.trim(), amount: minor(amount), reason };
      return http.post('/wps/v2/ops/adjustments', { body, idempotencyKey });
    }
    case 'payout': {
      const { memberId, accountId, amount } = proposal;
      const body = { accountId, amount: minor(amount), reason };
      return http.post('/wps/v2/ops/members/{memberId}/account-payout', {
        params: { memberId },
        body,
        idempotencyKey,
      });
    }
    case 'writeOff': {
      const params = { claimId: proposal.claimId };
      return http.post('/wps/v2/ops/claims/{claimId}/write-off', {
        params,
        body: { reason },
        idempotencyKey,
      });
    }
    case 'reversal': {
      const params = { depositId: proposal.depositId };
      return http.post('/wps/v2/ops/deposits/{depositId}/reversal', {
        params,
        body: { reason },
        idempotencyKey,
      });
    }
    case 'policy': {
      const { of: kind, secondFrom, validDays } = proposal;
      const body = { secondFrom: secondFrom.trim() ? minor(secondFrom) : null, validDays, reason };
      return http.put('/wps/v2/ops/approvals/wallet/policies/{kind}', {
        params: { kind },
        body,
        idempotencyKey,
      });
    }
  }
}
