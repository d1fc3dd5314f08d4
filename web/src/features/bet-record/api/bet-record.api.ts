import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type BetRecord = Schema<'GameLaunch.BetRecordResponse'>;

export type BetTotals = Schema<'GameLaunch.BetTotalsResponse'>;

export type BetPage = Schema<'GameLaunch.BetRecordListResponse'>;

export interface BetFilter {
  from: string;
  to: string;
  vassalage: string;
  status: BetRecord['status'] | '';
  pageNo: number;
}

const PAGE_SIZE = 20;

export const recordQueries = {
  bets: (filter: BetFilter) =>
    queryOptions({
      queryKey: ['bet-record', 'bets', filter],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/records/bets', { query: { ...filter, pageSize: PAGE_SIZE }, signal }),
      // Bet records are refetched each time the page opens.
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};
