import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';

export const LOGIN_METHODS = [
  'password',
  'sms',
  'phone-service',
  'remembered',
  'registration',
  'second-factor',
  'freeplay',
] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

export interface OpenSession {
  id: string;
  /** The session that asks. */
  current: boolean;
  openedAt: string;
  lastSeenAt: string;
  method: LoginMethod | null;
  device: string;
  ip: string | null;
}

export interface LoginRecord {
  at: string;
  method: LoginMethod;
  device: string;
  ip: string;
  newDevice: boolean;
}

export interface LoginHistory {
  list: LoginRecord[];
  pageNum: number;
  totalPages: number;
}

export const HISTORY_PAGE = 10;

export const sessionsApi = {
  endOne: (id: string) => http.delete<{ ended: number }>(`/wps/v2/sessions/${id}`),
  endOthers: () => http.delete<{ ended: number }>('/wps/v2/sessions/others'),
};

export const sessionsQueries = {
  open: () =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      queryFn: async ({ signal }) =>
        (await http.get<{ list: OpenSession[] }>('/wps/v2/sessions', { signal })).list,
      staleTime: 0,
    }),
  history: (pageNo: number) =>
    queryOptions({
      queryKey: ['account', 'login-history', pageNo],
      queryFn: ({ signal }) =>
        http.get<LoginHistory>('/wps/v2/login-history', {
          query: { pageNo, pageSize: HISTORY_PAGE },
          signal,
        }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};
