import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { rangeOfDays } from '~/lib/brand-time';
import { http } from '~/lib/http';
import type { Direction } from '../../ui/server-sorting';

export type Member = Schema<'Auth.MemberEntryResponse'>;
export type MemberSheet = Schema<'Auth.MemberSheetResponse'>;
export type Status = Member['status'];
export type MemberLabels = Schema<'Promotions.MemberLabelsResponse'>;
export type LabelsChange = Schema<'Promotions.LabelsRequest'>;

export const STATUSES = ['OPEN', 'SUSPENDED', 'CLOSED'] as const satisfies readonly Status[];
export const SORTS = ['registered', 'name', 'login'] as const;

export interface MemberFilter {
  search: string;
  status: Status | '';
  /** Days of registration, both included; empty is without a bound. */
  from: string;
  to: string;
  sort: (typeof SORTS)[number];
  direction: Direction;
}

/** Why a member is in the list who is not found by what the directory itself knows. */
export type Origin = { by: 'account'; account: string } | { by: 'agent'; agent: string };

const ACCOUNT_NUMBER = /^\d{6,19}$/;
const AGENT_NAME = /^[A-Za-z0-9._-]{3,64}$/;
const MOST_OTHERS = 100;

const KEY = ['members'];
const STATEMENT_LINES = 10;
const SECURITY_EVENTS = 10;

export const memberQueries = {
  all: KEY,
  /** Whom the owners of bank accounts and of the network find by the same search. */
  elsewhere: (search: string) =>
    queryOptions({
      queryKey: [...KEY, 'elsewhere', search],
      queryFn: async ({ signal }): Promise<Readonly<Record<string, Origin>>> => {
        const [holders, downline] = await Promise.all([
          ACCOUNT_NUMBER.test(search)
            ? http.get('/wps/v2/ops/bank-accounts/members', { query: { number: search }, signal })
            : [],
          AGENT_NAME.test(search)
            ? http.get('/wps/v2/ops/agents/downline', { query: { account: search }, signal })
            : [],
        ]);
        const found = [
          ...holders.map(({ memberId, institutionName, maskedNumber }): [string, Origin] => [
            memberId,
            { by: 'account', account: `${institutionName} ${maskedNumber}` },
          ]),
          ...downline.map(({ memberId }): [string, Origin] => [memberId, { by: 'agent', agent: search }]),
        ];
        return Object.fromEntries(found.slice(0, MOST_OTHERS));
      },
      enabled: AGENT_NAME.test(search),
      retry: false,
    }),
  page: (filter: MemberFilter, others: readonly string[], pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'page', filter, others, pageNo],
      queryFn: ({ signal }) => {
        const { search, status, from, to, sort, direction } = filter;
        const query = {
          ...{ search, sort, direction, pageNo, pageSize: 20 },
          ...(others.length > 0 && { also: others.join(',') }),
          ...(status && { status }),
          ...(from && { registeredFrom: rangeOfDays({ from, to: from }).from }),
          ...(to && { registeredTo: rangeOfDays({ from: to, to }).to }),
        };
        return http.get('/wps/v2/ops/members', { query, signal });
      },
      placeholderData: keepPreviousData,
    }),
  sheet: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'sheet', memberId],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/members/{memberId}', { params: { memberId }, signal }),
    }),
  status: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'status', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/status', { params: { memberId }, signal }),
    }),
  sessions: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'sessions', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/sessions', { params: { memberId }, signal }),
    }),
  /** The role of the rewards is needed. */
  labels: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'labels', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/labels', { params: { memberId }, signal }),
    }),
  limits: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'limits', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/responsible-gaming', { params: { memberId }, signal }),
    }),
  balance: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'balance', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/balance', { params: { memberId }, signal }),
    }),
  deposits: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'deposits', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/deposits', { params: { memberId }, signal }),
    }),
  claims: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'claims', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/claims', { params: { memberId }, signal }),
    }),
  securityLog: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'security-log', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/security-log', {
          query: { memberId, pageNo: 1, pageSize: SECURITY_EVENTS },
          signal,
        }),
    }),
  /** The last movements of the real account; the role of the ledger is needed. */
  statement: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'statement', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/ledger/accounts/{memberId}/statement', {
          params: { memberId },
          query: { book: 'REAL', pageNo: 1, pageSize: STATEMENT_LINES },
          signal,
        }),
    }),
};

export const setLabels = ({ memberId, ...body }: LabelsChange & { memberId: string }) =>
  http.put('/wps/v2/ops/members/{memberId}/labels', { params: { memberId }, body });

/** No further bet is taken in games that are open; the member stays logged in. */
export const endGameSessions = ({ memberId, reason }: { memberId: string; reason: string }) =>
  http.delete('/wps/v2/ops/members/{memberId}/game-sessions', { params: { memberId }, query: { reason } });

export type MemberAct = 'suspend' | 'restore' | 'close' | 'endSessions' | 'expirePassword';

const statusOf: Partial<Record<MemberAct, Status>> = {
  suspend: 'SUSPENDED',
  restore: 'OPEN',
  close: 'CLOSED',
};

export async function actOnMember({
  memberId,
  act,
  reason,
}: {
  memberId: string;
  act: MemberAct;
  reason: string;
}): Promise<void> {
  const params = { memberId };
  const status = statusOf[act];
  if (status) await http.put('/wps/v2/ops/members/{memberId}/status', { params, body: { status, reason } });
  else if (act === 'endSessions') await http.delete('/wps/v2/ops/members/{memberId}/sessions', { params });
  else await http.post('/wps/v2/ops/members/{memberId}/password-expiry', { params });
}
