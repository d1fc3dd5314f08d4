import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export type PendingLimit = Schema<'Member.PendingLimitResponse'>;

/** `amount` for money, `minutes` for SESSION; what was used is null where it cannot be said. */
export type Limit = Schema<'Member.LimitResponse'>;

export type Exclusion = Schema<'Member.ExclusionResponse'>;

export type GamingState = Schema<'Member.GamingStateResponse'>;

export type RealityCheck = Schema<'Member.RealityCheckResponse'>;

export type LimitValue = { amount: string } | { minutes: number };

export type BreakRequest =
  | { kind: 'COOL_OFF'; days: number }
  | { kind: 'SELF_EXCLUSION'; months: 6 | 12 | 24 | 60 }
  | { kind: 'SELF_EXCLUSION'; permanent: true };

const PATH = '/wps/v2/responsible-gaming';
const LIMIT = `${PATH}/limits/{kind}/{period}` as const;

export const gamingApi = {
  setLimit: (kind: LimitKind, period: LimitPeriod, value: LimitValue) =>
    http.put(LIMIT, { params: { kind, period }, body: value }),
  liftLimit: (kind: LimitKind, period: LimitPeriod) => http.delete(LIMIT, { params: { kind, period } }),
  confirmLimit: (kind: LimitKind, period: LimitPeriod) =>
    http.post(`${LIMIT}/confirmation`, { params: { kind, period } }),
  withdrawLimitRequest: (kind: LimitKind, period: LimitPeriod) =>
    http.delete(`${LIMIT}/pending`, { params: { kind, period } }),
  takeBreak: (request: BreakRequest) =>
    http.post(`${PATH}/exclusion`, { body: { ...request, confirmed: true } }),
  answerNotices: (answered: { limitsPrompt?: true; facts?: true }) =>
    http.put(`${PATH}/notices`, { body: answered }),
  setRealityCheck: (intervalMinutes: number | null) =>
    http.put(`${PATH}/reality-check`, { body: { intervalMinutes } }),
  acknowledge: () => http.post(`${PATH}/reality-check/acknowledgement`),
};

export const gamingQueries = {
  state: () =>
    queryOptions({
      queryKey: ['gaming', 'state'],
      queryFn: ({ signal }) => http.get(PATH, { signal }),
      staleTime: MINUTE,
    }),
  reality: () =>
    queryOptions({
      queryKey: ['gaming', 'reality'],
      queryFn: ({ signal }) => http.get(`${PATH}/reality-check`, { signal }),
      staleTime: 0,
    }),
};
