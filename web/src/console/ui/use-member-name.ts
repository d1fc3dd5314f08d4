import { queryOptions, useQuery } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { useRoles } from '../session/session.store';

const memberName = (memberId: string) =>
  queryOptions({
    queryKey: ['member-name', memberId],
    queryFn: async ({ signal }) =>
      (await http.get('/wps/v2/ops/members/{memberId}', { params: { memberId }, signal })).username,
    staleTime: 300_000,
  });

/** The user name of a member, for operators who may read members; for others, and until it is known, the id. */
export function useMemberName(memberId: string): string {
  const roles = useRoles();
  const mayRead = roles.includes('admin') || roles.includes('support');
  const { data } = useQuery({ ...memberName(memberId), enabled: mayRead });
  return data ?? memberId;
}
