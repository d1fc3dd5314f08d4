import { queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';
import type { SystemStatus } from '../model/status';

export interface Country {
  countryCode: string;
  countryDialingCode: string;
  digits: number;
}

export const systemQueries = {
  status: () =>
    queryOptions({
      queryKey: ['system', 'status'],
      queryFn: ({ signal }) =>
        http.get<SystemStatus>('/wps/system/status', { query: { url: window.location.host }, signal }),
      staleTime: 5 * MINUTE,
      refetchInterval: 5 * MINUTE,
    }),
  countries: () =>
    queryOptions({
      queryKey: ['system', 'countries'],
      queryFn: ({ signal }) => http.get<Country[]>('/wps/system/countries', { signal }),
      staleTime: Infinity,
    }),
};
