import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { IconName } from '~/art/icon';
import { http } from '~/lib/http';
import type { DefinedConsolePage } from '../define-console-page';

const MIN_LETTERS = 3;
const firstPage = { pageNo: 1, pageSize: 5 };

export type RecordKind = 'members' | 'agents' | 'withdrawals' | 'deposits' | 'rounds';

export interface FoundRecord {
  id: string;
  name: string;
  at: string;
}

export interface RecordGroup {
  kind: RecordKind;
  icon: IconName;
  records: readonly FoundRecord[];
}

interface Source {
  kind: RecordKind;
  icon: IconName;
  /** The page that shows the records: without its role the kind is not searched. */
  path: string;
  accepts?: RegExp;
  find: (search: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}

const linkTo = (path: string, params: Record<string, string>) =>
  `${path}?${new URLSearchParams(params).toString()}`;

const sources: readonly Source[] = [
  {
    kind: 'members',
    icon: 'user',
    path: '/members',
    find: async (search, signal) => {
      const { list } = await http.get('/wps/v2/ops/members', { query: { search, ...firstPage }, signal });
      return list.map(({ memberId, username }) => ({
        id: memberId,
        name: username,
        at: linkTo('/members', { search: username }),
      }));
    },
  },
  {
    kind: 'agents',
    icon: 'users',
    path: '/agents',
    accepts: /^[A-Za-z0-9._-]+$/,
    find: async (search, signal) => {
      const { list } = await http.get('/wps/v2/ops/agents/tree', { query: { search, ...firstPage }, signal });
      return list.map(({ memberId, account }) => ({
        id: memberId,
        name: account,
        at: linkTo('/agents', { search: account }),
      }));
    },
  },
  {
    kind: 'withdrawals',
    icon: 'withdraw',
    path: '/withdrawal-review',
    find: async (search, signal) => {
      const { list } = await http.get('/wps/v2/ops/withdrawals', { query: { search, ...firstPage }, signal });
      return list.map(({ id }) => ({ id, name: id, at: linkTo('/withdrawal-review', { search: id }) }));
    },
  },
  {
    kind: 'deposits',
    icon: 'deposit',
    path: '/deposit-review',
    find: async (search, signal) => {
      const query = { search, ...firstPage };
      const [reviews, orders] = await Promise.all([
        http.get('/wps/v2/ops/deposits/review', { query, signal }),
        http.get('/wps/v2/ops/deposits', { query, signal }),
      ]);
      return [
        ...reviews.list.map(({ id, bankTxnId }) => ({
          ...{ id, name: bankTxnId },
          at: linkTo('/deposit-review', { search: id }),
        })),
        ...orders.list.map(({ id, transferCode }) => ({
          ...{ id, name: transferCode },
          at: linkTo('/deposit-review', { view: 'orders', search: id }),
        })),
      ];
    },
  },
  {
    kind: 'rounds',
    icon: 'clock',
    path: '/rounds',
    find: async (search, signal) => {
      const { list } = await http.get('/wps/v2/ops/stuck-rounds', {
        query: { search, ...firstPage },
        signal,
      });
      return list.map(({ betId, roundId }) => ({
        id: betId,
        name: roundId,
        at: linkTo('/rounds', { search: betId }),
      }));
    },
  },
];

const found = ({ kind, find }: Source, search: string) =>
  queryOptions({
    queryKey: ['palette', kind, search],
    queryFn: ({ signal }) => find(search, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Records that match what is typed, of each kind whose page the operator may open. */
export function useFoundRecords(typed: string, pages: readonly DefinedConsolePage[]) {
  const search = useDeferredValue(typed.trim());
  const searched = sources.filter(
    ({ path, accepts }) =>
      search.length >= MIN_LETTERS &&
      pages.some((page) => page.path === path) &&
      (accepts === undefined || accepts.test(search)),
  );
  const results = useQueries({ queries: searched.map((source) => found(source, search)) });
  const groups = searched.flatMap(({ kind, icon }, i): RecordGroup[] => {
    const records = results[i]?.data ?? [];
    return records.length > 0 ? [{ kind, icon, records }] : [];
  });
  return {
    groups,
    isLoading: typed.trim() !== search || results.some(({ isFetching }) => isFetching),
    hasFailed: results.some(({ isError }) => isError),
  };
}
