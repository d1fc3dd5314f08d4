import { queryOptions } from '@tanstack/react-query';
import { noteServerTime } from '~/lib/clock';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';
import type { SystemStatus } from '../model/status';

export type Country = Schema<'Member.CountryResponse'>;

export const systemApi = {
  customerService: () => http.get('/wps/system/service'),
};

export const systemQueries = {
  status: () =>
    queryOptions({
      queryKey: ['system', 'status'],
      queryFn: async ({ signal }) => {
        const query = { url: window.location.host };
        const status = (await http.get('/wps/system/status', { query, signal })) as SystemStatus;
        noteServerTime(status.serverTime);
        return status;
      },
      staleTime: 5 * MINUTE,
      refetchInterval: 5 * MINUTE,
    }),
  /** Where the brand's sites stand. */
  domains: () =>
    queryOptions({
      queryKey: ['system', 'domains'],
      queryFn: ({ signal }) => http.get('/wps/system/domainRoute', { signal }),
      staleTime: Infinity,
    }),
  countries: () =>
    queryOptions({
      queryKey: ['system', 'countries'],
      queryFn: ({ signal }) => http.get('/wps/system/countries', { signal }),
      staleTime: Infinity,
    }),
};
