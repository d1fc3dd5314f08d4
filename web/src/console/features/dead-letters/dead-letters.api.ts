import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export const SERVICES = [
  'auth',
  'member',
  'wallet',
  'game-launch',
  'lottery',
  'points',
  'promotions',
  'agent-contracts',
] as const;
export type ServiceName = (typeof SERVICES)[number];
export type DeadLetter = Schema<'Wallet.DeadLetterResponse'>;
export type DeadLetterAction = Schema<'Wallet.DeadLetterActionResponse'>;

const KEY = ['dead-letters'];
const PAGE_SIZE = 50;

const countOf = async (service: ServiceName, signal: AbortSignal) =>
  (
    await http.get(`/wps/v2/ops/dead-letters/${service}`, {
      query: { status: 'DEAD', pageNo: 1, pageSize: 1 },
      signal,
    })
  ).totalCount;

/** A service that does not answer counts nothing; its own list says why. */
async function counts(signal: AbortSignal): Promise<Partial<Record<ServiceName, number>>> {
  const found = await Promise.allSettled(SERVICES.map((service) => countOf(service, signal)));
  return Object.fromEntries(
    found.flatMap((one, i) => (one.status === 'fulfilled' ? [[SERVICES[i]!, one.value]] : [])),
  );
}

export const deadLetterQueries = {
  all: KEY,
  counts: () =>
    queryOptions({
      queryKey: [...KEY, 'counts'],
      queryFn: ({ signal }) => counts(signal),
      refetchInterval: 60_000,
    }),
  total: () => ({
    queryKey: [...KEY, 'total'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      Object.values(await counts(signal)).reduce((sum, n) => sum + n, 0),
  }),
  page: (service: ServiceName, type: string, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'page', service, type, pageNo],
      queryFn: ({ signal }) =>
        http.get(`/wps/v2/ops/dead-letters/${service}`, {
          query: { pageNo, pageSize: PAGE_SIZE, ...(type && { type }) },
          signal,
        }),
      placeholderData: keepPreviousData,
      refetchInterval: 15_000,
    }),
  actions: (service: ServiceName) =>
    queryOptions({
      queryKey: [...KEY, 'actions', service],
      queryFn: ({ signal }) =>
        http.get(`/wps/v2/ops/dead-letters/${service}/actions`, {
          query: { pageNo: 1, pageSize: 10 },
          signal,
        }),
    }),
};

export type LetterAct = 'redrive' | 'redriveType' | 'discard';

interface Acting {
  service: ServiceName;
  letter: DeadLetter;
  act: LetterAct;
  reason: string;
}

/** Redrives the letter's key, every key with a letter of its type, or gives the event up. */
export async function actOnLetter({ service, letter, act, reason }: Acting): Promise<void> {
  const params = { id: letter.id };
  if (act === 'redrive')
    await http.post(`/wps/v2/ops/dead-letters/${service}/{id}/redrive`, { params, body: { reason } });
  else if (act === 'discard')
    await http.post(`/wps/v2/ops/dead-letters/${service}/{id}/discard`, { params, body: { reason } });
  else
    await http.post(`/wps/v2/ops/dead-letters/${service}/redrive`, { body: { reason, type: letter.type } });
}
