import { useEffect } from 'react';
import { useSessionStore } from '~/features/session';
import { useModal } from '~/lib/modal';

const PAGE = 'changePassword';
/** Ways in lead there themselves when they are done, and whoever would rather leave may. */
const LEFT_ALONE: ReadonlySet<string | null> = new Set(['login', 'register', 'forgot', 'logout']);

/** A password that is due comes before anything else (specification 4.3, 4.8): every way leads to its change, and the server refuses the rest. */
export function usePasswordDue(): void {
  const due = useSessionStore((s) => s.passwordDue !== null);
  const { name, page, open } = useModal();
  const astray = due && !LEFT_ALONE.has(name) && !(name === 'member' && page === PAGE);
  useEffect(() => {
    if (astray) open('member', { page: PAGE }, { replace: true });
  }, [astray, open]);
}
