import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';
import type { Queue } from './queues';

export type LedgerToday = Schema<'Wallet.LedgerTodayResponse'>;
export type MembersToday = Schema<'Auth.MembersTodayResponse'>;

const KEY = ['home'];

export const homeQueries = {
  queue: ({ path, load }: Queue) =>
    queryOptions({
      queryKey: [...KEY, 'queue', path],
      queryFn: ({ signal }) => load(signal),
      refetchInterval: MINUTE,
    }),
  ledger: () =>
    queryOptions({
      queryKey: [...KEY, 'ledger'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/ledger/today', { signal }),
      refetchInterval: MINUTE,
    }),
  members: () =>
    queryOptions({
      queryKey: [...KEY, 'members'],
      queryFn: ({ signal }) => http.get('/wps/v2/ops/members-today', { signal }),
      refetchInterval: MINUTE,
    }),
};
