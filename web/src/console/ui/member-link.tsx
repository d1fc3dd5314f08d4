import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { http } from '~/lib/http';
import { mayOpen } from '../define-console-page';
import { useRoles } from '../session/session.store';

const SUPPORT = { roles: ['support'] } as const;

const memberName = (memberId: string) =>
  queryOptions({
    queryKey: ['member-name', memberId],
    queryFn: async ({ signal }) => {
      const query = { search: memberId, pageNo: 1, pageSize: 1 };
      const { list } = await http.get('/wps/v2/ops/members', { query, signal });
      return list.find((member) => member.memberId === memberId)?.username ?? null;
    },
    staleTime: 300_000,
  });

/** The user name of a member, for operators who may look members up. */
export function useMemberName(memberId: string): string | null {
  const mayLook = mayOpen(useRoles(), SUPPORT);
  return useQuery({ ...memberName(memberId), enabled: mayLook }).data ?? null;
}

/** A member by name; the id where the operator may not look members up. */
export function MemberName({ memberId }: { memberId: string }) {
  return useMemberName(memberId) ?? memberId;
}

/** A member by name, as a link to the sheet; without the right to open it, the id alone. */
export function MemberLink({ memberId }: { memberId: string }) {
  const mayLook = mayOpen(useRoles(), SUPPORT);
  const name = useMemberName(memberId);
  if (!mayLook) return <span className="break-all select-all">{memberId}</span>;
  return (
    <Link className="break-all text-info underline" title={memberId} to={`/members?search=${memberId}`}>
      {name ?? memberId}
    </Link>
  );
}
