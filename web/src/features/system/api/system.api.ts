import { queryOptions } from '@tanstack/react-query';
import { noteServerTime } from '~/lib/clock';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';
import type { ServicePath } from '../model/service-link';
import type { SystemStatus } from '../model/status';

export interface Country {
  countryCode: string;
  countryDialingCode: string;
  digits: number;
  /** Every number of digits that occurs there. */
  mobileDigits?: number[];
}

export const systemApi = {
  customerService: () => http.get<{ version: { pathList: ServicePath[] } }>('/wps/system/service'),
};

export const systemQueries = {
  status: () =>
    queryOptions({
      queryKey: ['system', 'status'],
      queryFn: async ({ signal }) => {
        const query = { url: window.location.host };
        const status = await http.get<SystemStatus>('/wps/system/status', { query, signal });
        if (status.serverTime) noteServerTime(status.serverTime);
        return status;
      },
      staleTime: 5 * MINUTE,
      refetchInterval: 5 * MINUTE,
    }),
  /** Where the brand's sites stand. */
  domains: () =>
    queryOptions({
      queryKey: ['system', 'domains'],
      queryFn: ({ signal }) => http.get<{ domainList: string[] }>('/wps/system/domainRoute', { signal }),
      staleTime: Infinity,
    }),
  countries: () =>
    queryOptions({
      queryKey: ['system', 'countries'],
      queryFn: ({ signal }) => http.get<Country[]>('/wps/system/countries', { signal }),
      staleTime: Infinity,
    }),
};
