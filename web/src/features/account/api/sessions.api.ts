import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
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

export type OpenSession = Schema<'Auth.OpenSessionResponse'>;

export type LoginRecord = Schema<'Auth.LoginRecordResponse'>;

export type LoginHistory = Schema<'Auth.LoginHistoryResponse'>;

export const HISTORY_PAGE = 10;

export const sessionsApi = {
  endOne: (id: string) => http.delete('/wps/v2/sessions/{openSessionId}', { params: { openSessionId: id } }),
  endOthers: () => http.delete('/wps/v2/sessions/others'),
};

export const sessionsQueries = {
  open: () =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      queryFn: async ({ signal }) => (await http.get('/wps/v2/sessions', { signal })).list,
      staleTime: 0,
    }),
  history: (pageNo: number) =>
    queryOptions({
      queryKey: ['account', 'login-history', pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/login-history', {
          query: { pageNo, pageSize: HISTORY_PAGE },
          signal,
        }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};
