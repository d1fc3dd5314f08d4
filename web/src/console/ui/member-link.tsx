import { Link } from 'react-router-dom';
import { mayOpen } from '../define-console-page';
import { useRoles } from '../session/session.store';
import { useMemberName } from './use-member-name';

const SUPPORT = { roles: ['support'] } as const;

/** A member by name alone, inside what is itself a control. */
export function MemberName({ memberId }: { memberId: string }) {
  return useMemberName(memberId);
}

/** A member by name, as a link to the sheet for those who may open it. */
export function MemberLink({ memberId }: { memberId: string }) {
  const mayLook = mayOpen(useRoles(), SUPPORT);
  const name = useMemberName(memberId);
  if (!mayLook)
    return (
      <span className="break-all select-all" title={memberId}>
        {name}
      </span>
    );
  return (
    <Link className="break-all text-info underline" title={memberId} to={`/members?search=${memberId}`}>
      {name}
    </Link>
  );
}
