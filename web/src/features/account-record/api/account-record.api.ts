import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { rangeOfDays, type DayRange } from '~/lib/brand-time';

export type Statement = Schema<'Wallet.StatementResponse'>;
export type Movement = Schema<'Wallet.StatementLineResponse'>;
export type MovementKind = Movement['kind'];
export type Profit = Schema<'Wallet.ProfitResponse'>;

const PAGE_SIZE = 50;
const LARGEST_PAGE = 100;
/** A file of a busy month is complete; one of a machine that plays is not offered. */
const LARGEST_FILE = 10_000;

function page(range: DayRange, kinds: readonly MovementKind[], pageSize: number, cursor?: string | null) {
  const query = {
    ...rangeOfDays(range),
    kinds: [...kinds],
    pageNo: 1,
    pageSize,
    ...(cursor && { cursor }),
  };
  return http.get('/wps/v2/statements', { query });
}

export const accountRecordQueries = {
  movements: (range: DayRange, kinds: readonly MovementKind[]) =>
    infiniteQueryOptions({
      queryKey: ['account-record', 'movements', range, kinds],
      queryFn: ({ pageParam }) => page(range, kinds, PAGE_SIZE, pageParam),
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

/** Every movement of the period, for a file; null if there are more than a file holds. */
export async function allMovements(
  range: DayRange,
  kinds: readonly MovementKind[],
): Promise<readonly Movement[] | null> {
  const lines: Movement[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const part: Statement = await page(range, kinds, LARGEST_PAGE, cursor);
    if (part.totalCount > LARGEST_FILE) return null;
    lines.push(...part.list);
    cursor = part.next;
  }
  return lines;
}
