import { queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export interface PendingLimit {
  amount: string | null;
  minutes: number | null;
  /** Removal of the limit was requested. */
  lifted: boolean;
  confirmableFrom: string;
}

/** `amount` for money, `minutes` for SESSION; what was used is null where it cannot be said. */
export interface Limit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string | null;
  minutes: number | null;
  usedAmount: string | null;
  usedMinutes: number | null;
  resetsAt: string | null;
  pending: PendingLimit | null;
}

export interface Exclusion {
  kind: 'COOL_OFF' | 'SELF_EXCLUSION';
  from: string;
  /** null means permanent. */
  until: string | null;
}

export interface GamingState {
  limits: Limit[];
  realityCheckMinutes: number | null;
  exclusion: Exclusion | null;
  /** No limit is set, and the member was not asked yet. */
  limitsPromptDue: boolean;
  /** The facts are to be shown before the first wager. */
  factsDue: boolean;
  /** False where a decision is still on its way. */
  applied: boolean;
}

export interface RealityCheck {
  intervalMinutes: number | null;
  /** The log-in. */
  startedAt: string;
  elapsedMinutes: number;
  staked: string;
  returned: string;
  netResult: string;
  nextAt: string | null;
  /** The notice waits to be acknowledged. */
  due: boolean;
}

export type LimitValue = { amount: string } | { minutes: number };

export type BreakRequest =
  | { kind: 'COOL_OFF'; days: number }
  | { kind: 'SELF_EXCLUSION'; months: number }
  | { kind: 'SELF_EXCLUSION'; permanent: true };

const PATH = '/wps/v2/responsible-gaming';
const limitPath = (kind: LimitKind, period: LimitPeriod) => `${PATH}/limits/${kind}/${period}`;

export const gamingApi = {
  setLimit: (kind: LimitKind, period: LimitPeriod, value: LimitValue) =>
    http.put<GamingState>(limitPath(kind, period), { body: value }),
  liftLimit: (kind: LimitKind, period: LimitPeriod) => http.delete<GamingState>(limitPath(kind, period)),
  confirmLimit: (kind: LimitKind, period: LimitPeriod) =>
    http.post<GamingState>(`${limitPath(kind, period)}/confirmation`),
  withdrawLimitRequest: (kind: LimitKind, period: LimitPeriod) =>
    http.delete<GamingState>(`${limitPath(kind, period)}/pending`),
  takeBreak: (request: BreakRequest) =>
    http.post<GamingState>(`${PATH}/exclusion`, { body: { ...request, confirmed: true } }),
  answerNotices: (answered: { limitsPrompt?: true; facts?: true }) =>
    http.put<GamingState>(`${PATH}/notices`, { body: answered }),
  setRealityCheck: (intervalMinutes: number | null) =>
    http.put<RealityCheck>(`${PATH}/reality-check`, { body: { intervalMinutes } }),
  acknowledge: () => http.post<RealityCheck>(`${PATH}/reality-check/acknowledgement`),
};

export const gamingQueries = {
  state: () =>
    queryOptions({
      queryKey: ['gaming', 'state'],
      queryFn: ({ signal }) => http.get<GamingState>(PATH, { signal }),
      staleTime: MINUTE,
    }),
  reality: () =>
    queryOptions({
      queryKey: ['gaming', 'reality'],
      queryFn: ({ signal }) => http.get<RealityCheck>(`${PATH}/reality-check`, { signal }),
      staleTime: 0,
    }),
};
