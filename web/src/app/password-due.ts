import { useEffect } from 'react';
import { useSessionStore } from '~/features/session';
import { useBeforeModal, useModal } from '~/lib/modal';

const PAGE = 'changePassword';
/** Login routes lead there on completion; logging out stays possible. */
const LEFT_ALONE: ReadonlySet<string | null> = new Set(['login', 'register', 'forgot', 'logout']);

/**
 * A due password change comes first (specification 4.3, 4.8): every page leads to it, and the server rejects
 * the rest.
 */
export function usePasswordDue(): void {
  const due = useSessionStore((s) => s.passwordDue !== null);
  const { name, page, open } = useModal();
  // Nothing else opens before it.
  useBeforeModal('open', (next) => !due || next === 'member' || LEFT_ALONE.has(next));
  const astray = due && !LEFT_ALONE.has(name) && !(name === 'member' && page === PAGE);
  useEffect(() => {
    if (astray) open('member', { page: PAGE }, { replace: true });
  }, [astray, open]);
}
