import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import type { LocalName } from '~/lib/language';

export interface BetRecord {
  betId: string;
  roundId: string;
  gameName: LocalName;
  gameId?: string;
  vassalage: string;
  gameType: string;
  stake: string;
  payout: string;
  validBet: string;
  profit: string;
  status: 'OPEN' | 'SETTLED' | 'VOID';
  placedAt: string;
  settledAt: string | null;
}

export interface BetTotals {
  stake: string;
  payout: string;
  validBet: string;
  profit: string;
  count: number;
}

export interface BetPage {
  list: BetRecord[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
  totals: BetTotals;
}

export interface BetFilter {
  from: string;
  to: string;
  vassalage: string;
  gameType: string;
  status: string;
  pageNo: number;
}

const PAGE_SIZE = 20;

export const recordQueries = {
  bets: (filter: BetFilter) =>
    queryOptions({
      queryKey: ['bet-record', 'bets', filter],
      queryFn: ({ signal }) =>
        http.get<BetPage>('/wps/v2/records/bets', { query: { ...filter, pageSize: PAGE_SIZE }, signal }),
      // Bet records are refetched each time the page opens.
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};
