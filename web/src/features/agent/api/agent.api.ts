import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import type { DayRange } from '~/lib/brand-time';
import { http } from '~/lib/http';
import { currentLanguage } from '~/lib/i18n';
import { MINUTE } from '~/lib/query';

export type Invitation = Schema<'AgentContracts.InvitationResponse'>;
export type AgentLink = Schema<'AgentContracts.LinkResponse'>;
export type TeamMember = Schema<'AgentContracts.TeamMemberResponse'>;
export type Figures = Schema<'AgentContracts.FiguresResponse'>;
export type Line = Schema<'AgentContracts.LineResponse'>;
export type Transaction = Schema<'AgentContracts.TransactionResponse'>;
export type TeamBet = Schema<'AgentContracts.TeamBetResponse'>;
export type Bill = Schema<'AgentContracts.BillResponse'>;
export type RealtimeLine = Schema<'AgentContracts.RealtimeLineResponse'>;
export type Contract = Schema<'AgentContracts.ContractResponse'>;
export type AgentContractType = Contract['type'];
export type Transfer = Schema<'AgentContracts.AgentTransferResponse'>;
/** The fund password is sealed. */
export type TransferOrder = Schema<'AgentContracts.UpTransferRequest'> & { fundPassword: string };
export type Alert = Schema<'AgentContracts.AlertResponse'>;
export type Simulation = Schema<'AgentContracts.SimulationRequest'>;
export type Dispute = Schema<'AgentContracts.DisputeResponse'>;
export type Right = TeamMember['rights'][number];

const KEY = 'agent';
const PAGE_SIZE = 20;

export const agentQueries = {
  all: [KEY] as const,
  invitation: () =>
    queryOptions({
      queryKey: [KEY, 'invitation'],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/invitation', { signal }),
      staleTime: MINUTE,
    }),
  links: () =>
    queryOptions({
      queryKey: [KEY, 'links'],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/links', { signal }),
    }),
  team: (parentId: string, search: string, pageNo: number) =>
    queryOptions({
      queryKey: [KEY, 'team', parentId, search, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/team', {
          query: { ...(parentId && { parentId }), ...(search && { search }), pageNo, pageSize: PAGE_SIZE },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  overview: (range: DayRange) =>
    queryOptions({
      queryKey: [KEY, 'overview', range],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/reports/overview', { query: { ...range }, signal }),
      placeholderData: keepPreviousData,
    }),
  lines: (range: DayRange, parentId: string) =>
    queryOptions({
      queryKey: [KEY, 'lines', range, parentId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/reports/lines', {
          query: { ...range, ...(parentId && { parentId }) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  transactions: (range: DayRange, kind: Transaction['kind'] | '', account: string, pageNo: number) =>
    queryOptions({
      queryKey: [KEY, 'transactions', range, kind, account, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/reports/transactions', {
          query: {
            ...{ ...range, pageNo, pageSize: PAGE_SIZE },
            ...(kind && { kind }),
            ...(account && { account }),
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  bets: (range: DayRange, account: string, pageNo: number) =>
    queryOptions({
      queryKey: [KEY, 'bets', range, account, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/reports/bets', {
          query: { ...range, pageNo, pageSize: PAGE_SIZE, ...(account && { account }) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  income: (range: DayRange) =>
    queryOptions({
      queryKey: [KEY, 'income', range],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/income', { query: { ...range }, signal }),
      placeholderData: keepPreviousData,
    }),
  bills: (type: Exclude<AgentContractType, 'REALTIME'>, pageNo: number) =>
    queryOptions({
      queryKey: [KEY, 'bills', type, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/bills', { query: { type, pageNo, pageSize: PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
    }),
  bill: (id: string) =>
    queryOptions({
      queryKey: [KEY, 'bill', id],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/bills/{id}', { params: { id }, signal }),
    }),
  billBets: (id: string, pageNo: number) =>
    queryOptions({
      queryKey: [KEY, 'bill', id, 'bets', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/bills/{id}/bets', {
          ...{ params: { id }, query: { pageNo, pageSize: PAGE_SIZE }, signal },
        }),
      placeholderData: keepPreviousData,
    }),
  disputes: (id: string) =>
    queryOptions({
      queryKey: [KEY, 'bill', id, 'disputes'],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/bills/{id}/disputes', { params: { id }, signal }),
    }),
  /** Worded by the server; a change of any announcement reads them again, as those of the site. */
  announcements: (pageNo: number, language = currentLanguage()) =>
    queryOptions({
      queryKey: ['announcements', KEY, pageNo, language],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/announcements', { query: { pageNo }, signal }),
      placeholderData: keepPreviousData,
    }),
  realtime: (pageNo: number) =>
    queryOptions({
      queryKey: [KEY, 'realtime', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/real-time-salary', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: 10_000,
    }),
  contracts: () =>
    queryOptions({
      queryKey: [KEY, 'contracts'],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/contracts', { signal }),
    }),
  consolidated: () =>
    queryOptions({
      queryKey: [KEY, 'contracts', 'consolidated'],
      queryFn: ({ signal }) => http.get('/wps/member/info/funds/consolidated', { signal }),
      staleTime: MINUTE,
    }),
  terminations: (id: string) =>
    queryOptions({
      queryKey: [KEY, 'contracts', id, 'terminations'],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/contracts/{id}/terminations', { params: { id }, signal }),
      staleTime: 0,
    }),
  member: (memberId: string, range: DayRange) =>
    queryOptions({
      queryKey: [KEY, 'member', memberId, range],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/reports/members/{memberId}', {
          ...{ params: { memberId }, query: { ...range }, signal },
        }),
    }),
  alerts: () =>
    queryOptions({
      queryKey: [KEY, 'alerts'],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/alerts', { signal }),
      staleTime: MINUTE,
    }),
  transferTerms: () =>
    queryOptions({
      queryKey: [KEY, 'transfers', 'terms'],
      queryFn: ({ signal }) => http.get('/wps/v2/transfers/terms', { signal }),
      staleTime: MINUTE,
    }),
  transfers: (pageNo: number) =>
    queryOptions({
      queryKey: [KEY, 'transfers', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/agent/transfers', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
    }),
  uplineTransfers: (pageNo: number) =>
    queryOptions({
      queryKey: [KEY, 'transfers', 'upline', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/transfers/upline', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
    }),
};

const PROCESS = {
  DIVIDEND: '/wps/relay/MCS2_processDividendReq',
  DAILY: '/wps/relay/MCS2_processDailySalContract',
  HOURLY: '/wps/relay/MCS2_processContractHourSalary',
  REALTIME: '/wps/relay/MCSFE_processRealTimeSalaryContract',
} as const;

export type ContractAction = Schema<'AgentContracts.ContractActionRequest'>;

/** A move of a contract by the call of its kind (specification 7.4). */
export const processContract = (type: AgentContractType, body: ContractAction) =>
  http.post(PROCESS[type], { body });

export const openLink = (body: Schema<'AgentContracts.LinkRequest'>) =>
  http.post('/wps/v2/agent/links', { body });

export const switchLink = (code: string, enabled: boolean) =>
  http.put('/wps/v2/agent/links/{code}', { params: { code }, body: { enabled } });

export const setRights = (memberId: string, rights: Right[]) =>
  http.put('/wps/v2/agent/team/{memberId}/rights', { params: { memberId }, body: { rights } });

export const freezeBelow = (memberId: string, frozen: boolean) =>
  http.put('/wps/v2/agent/team/{memberId}/freeze', { params: { memberId }, body: { frozen } });

export const setTransferLimit = (memberId: string, transferLimit: string | null) =>
  http.put('/wps/v2/agent/team/{memberId}/limits', { params: { memberId }, body: { transferLimit } });

export const transferDown = (memberId: string, order: TransferOrder, idempotencyKey: string) =>
  http.post('/wps/v2/agent/transfers', { body: { ...order, memberId }, idempotencyKey });

export const transferUp = (body: TransferOrder, idempotencyKey: string) =>
  http.post('/wps/v2/transfers/upline', { body, idempotencyKey });

export const raiseDispute = (id: string, reason: string) =>
  http.post('/wps/v2/agent/bills/{id}/disputes', { params: { id }, body: { reason } });

export const simulate = (body: Simulation) => http.post('/wps/v2/agent/contracts/simulation', { body });

/** Address of the registration with the referral code. */
export function invitationLink(code: string, origin: string, domain: string | null = null): string {
  const site = domain === null ? origin : `https://${domain}`;
  return `${site}/register?${new URLSearchParams({ affiliateCode: code }).toString()}`;
}
