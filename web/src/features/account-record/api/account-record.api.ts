import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { rangeOfDays, type DayRange } from '~/lib/brand-time';

export type Movement = Schema<'Wallet.StatementLineResponse'>;
export type MovementKind = Movement['kind'];
export type Profit = Schema<'Wallet.ProfitResponse'>;

const PAGE_SIZE = 50;
const LARGEST_PAGE = 100;

function page(
  range: DayRange,
  kinds: readonly MovementKind[],
  pageSize: number,
  cursor: string | null,
  signal: AbortSignal,
) {
  const query = {
    ...rangeOfDays(range),
    kinds: [...kinds],
    pageNo: 1,
    pageSize,
    ...(cursor && { cursor }),
  };
  return http.get('/wps/v2/statements', { query, signal });
}

export const accountRecordQueries = {
  movements: (range: DayRange, kinds: readonly MovementKind[]) =>
    infiniteQueryOptions({
      queryKey: ['account-record', 'movements', range, kinds],
      queryFn: ({ pageParam, signal }) => page(range, kinds, PAGE_SIZE, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      // Movements are fetched again each time the page opens.
      staleTime: 0,
    }),
  profit: (range: DayRange) =>
    queryOptions({
      queryKey: ['account-record', 'profit', range],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/statements/profit', { query: { ...rangeOfDays(range) }, signal }),
      staleTime: 0,
    }),
};

/** A page of the movements of the period, for a file. */
export async function exportedMovements(
  range: DayRange,
  kinds: readonly MovementKind[],
  cursor: string | null,
  signal: AbortSignal,
) {
  const { list, totalCount, next } = await page(range, kinds, LARGEST_PAGE, cursor, signal);
  return { rows: list, total: totalCount, next };
}
