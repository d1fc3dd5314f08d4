import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { mayOpen } from '../define-console-page';
import { useRoles } from '../session/session.store';

/** The roles that have members in a queue. */
const NAMED = { roles: ['support', 'cashier', 'ledger', 'rewards', 'games'] } as const;

const memberName = (memberId: string) =>
  queryOptions({
    queryKey: ['member-name', memberId],
    queryFn: async ({ signal }) =>
      (await http.get('/wps/v2/ops/members/{memberId}/name', { params: { memberId }, signal })).username,
    staleTime: 300_000,
  });

/** The user name of a member; until it is known, and for operators who may not read it, the id. */
export function useMemberName(memberId: string): string {
  const mayRead = mayOpen(useRoles(), NAMED);
  return useQuery({ ...memberName(memberId), enabled: mayRead }).data ?? memberId;
}
