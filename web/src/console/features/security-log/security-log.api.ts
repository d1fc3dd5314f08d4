import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import type { Direction } from '../../ui/server-sorting';

export type SecurityEvent = Schema<'Auth.SecurityEventResponse'>;

export interface SecurityFilter {
  actor: '' | SecurityEvent['actor'];
  memberId: string;
  operatorId: string;
  outcome: string;
  direction: Direction;
  pageNo: number;
}

export const securityLogQueries = {
  page: ({ pageNo, ...filter }: SecurityFilter) =>
    queryOptions({
      queryKey: ['security-log', filter, pageNo],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/security-log', {
          query: {
            ...(filter.actor && { actor: filter.actor }),
            ...(filter.memberId && { memberId: filter.memberId }),
            ...(filter.operatorId && { operatorId: filter.operatorId }),
            ...(filter.outcome && { outcome: filter.outcome }),
            ...{ sort: 'at', direction: filter.direction, pageNo, pageSize: 50 },
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
