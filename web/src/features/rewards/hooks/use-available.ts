import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAccess, useSessionStore } from '~/features/session';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

/** What waits for the member, by kind of promotion. */
export const availableQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'available'],
    queryFn: ({ signal }) => http.get('/wps/v2/promotions/available', { signal }),
    staleTime: MINUTE,
  });

/** How many promotions can be taken now; 0 for visitors. */
export function useAvailableCount(): number {
  const access = useAccess();
  const due = useSessionStore((s) => s.passwordDue !== null);
  const available = useQuery({ ...availableQuery(), enabled: access === 'member' && !due });
  return available.data?.availablePromoCount ?? 0;
}
