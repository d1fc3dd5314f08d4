import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Run = Schema<'AgentContracts.RunResponse'>;
export type Bill = Schema<'AgentContracts.BillResponse'>;
export type Contract = Schema<'AgentContracts.ContractResponse'>;
export type Member = Schema<'AgentContracts.TeamMemberResponse'>;

export type Transfer = Schema<'AgentContracts.AgentTransferResponse'>;

export type Dispute = Schema<'AgentContracts.DisputeResponse'>;
export const DISPUTE_STATUSES = [
  'OPEN',
  'ACCEPTED',
  'REFUSED',
] as const satisfies readonly Dispute['status'][];

const KEY = ['agents'];
const pageSize = 50;

export const agentQueries = {
  all: KEY,
  runs: (pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'runs', pageNo],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/agents/runs', { query: { pageNo, pageSize }, signal }),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  bills: (id: string, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'bills', id, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/runs/{id}/bills', {
          params: { id },
          query: { pageNo, pageSize },
          signal,
        }),
    }),
  adjustments: () =>
    queryOptions({
      queryKey: [...KEY, 'adjustments'],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/adjustments', { query: { status: 'PROPOSED' }, signal }),
    }),
  disputes: (status: Dispute['status'], pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'disputes', status, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/disputes', { query: { status, pageNo, pageSize }, signal }),
      placeholderData: (before) => before,
    }),
  disputeCount: () => ({
    queryKey: [...KEY, 'disputes', 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const query = { status: 'OPEN', pageNo: 1, pageSize: 1 } as const;
      return (await http.get('/wps/v2/ops/agents/disputes', { query, signal })).totalCount;
    },
  }),
  adjustmentCount: () => ({
    queryKey: [...KEY, 'adjustments', 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('/wps/v2/ops/agents/adjustments', { query: { status: 'PROPOSED' }, signal })).length,
  }),
  contracts: (account: string, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'contracts', account, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/contracts', {
          query: { ...(account && { account }), pageNo, pageSize },
          signal,
        }),
      placeholderData: (before) => before,
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: [...KEY, 'history', id],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/contracts/{id}/history', { params: { id }, signal }),
    }),
  terminations: (id: string) =>
    queryOptions({
      queryKey: [...KEY, 'terminations', id],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/contracts/{id}/terminations', { params: { id }, signal }),
    }),
  transfers: (range: { from: string; to: string }, account: string, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'transfers', range, account, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/transfers', {
          query: { ...range, ...(account && { account }), pageNo, pageSize },
          signal,
        }),
      placeholderData: (before) => before,
    }),
  found: (search: string, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'found', search, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/tree', { query: { search, pageNo, pageSize }, signal }),
    }),
  tree: (parentId: string, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'tree', parentId, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/agents/tree', {
          query: { ...(parentId && { parentId }), pageNo, pageSize },
          signal,
        }),
    }),
};

export const holdRun = (id: string, held: boolean) =>
  http.put('/wps/v2/ops/agents/runs/{id}/hold', { params: { id }, body: { held } });
export const approveRun = (id: string) =>
  http.put('/wps/v2/ops/agents/runs/{id}/approval', { params: { id } });
export const recalculateRun = (id: string) =>
  http.put('/wps/v2/ops/agents/runs/{id}/recalculation', { params: { id } });
export const retryPayment = (id: string) =>
  http.put('/wps/v2/ops/agents/bills/{id}/retry', { params: { id } });
export const proposeAdjustment = (id: string, amount: string, reason: string) =>
  http.post('/wps/v2/ops/agents/bills/{id}/adjustments', { params: { id }, body: { amount, reason } });
export const decideAdjustment = (id: string, approved: boolean) =>
  http.put('/wps/v2/ops/agents/adjustments/{id}/decision', { params: { id }, body: { approved } });
export const answerDispute = (id: string, answer: string, amount: string | null) =>
  http.put('/wps/v2/ops/agents/disputes/{id}/answer', {
    params: { id },
    body: { accepted: amount !== null, answer, ...(amount !== null && { amount }) },
  });
export const freezeMember = (memberId: string, frozen: boolean) =>
  http.put('/wps/v2/ops/agents/members/{memberId}/freeze', { params: { memberId }, body: { frozen } });
export const actOnContract = (body: Schema<'AgentContracts.OpsContractActionRequest'>) =>
  http.post('/wps/v2/ops/agents/contracts', { body });

export const setLimit = (memberId: string, transferLimit: string | null) =>
  http.put('/wps/v2/ops/agents/members/{memberId}/limits', { params: { memberId }, body: { transferLimit } });
export const moveMember = (memberId: string, uplineId: string | null) =>
  http.put('/wps/v2/ops/agents/members/{memberId}/upline', { params: { memberId }, body: { uplineId } });

/** The member of exactly this user name. */
export async function findAgent(account: string): Promise<Member> {
  const { list } = await http.get('/wps/v2/ops/agents/tree', {
    query: { search: account, pageNo: 1, pageSize },
  });
  const found = list.find((member) => member.account === account);
  if (!found) throw new UnknownAccount();
  return found;
}

export class UnknownAccount extends Error {
  override readonly name = 'UnknownAccount';
}
