import { useEffect, useRef } from 'react';
import { useSessionStore } from '~/features/session';
import { useModal } from '~/lib/modal';

/** Ways in that lead there themselves, once they are done. */
const LEADS_ITSELF: ReadonlySet<string | null> = new Set(['login', 'forgot']);

/** Leads to the change of a password that is due: at start-up, and after a log-in that does not lead there itself. */
export function usePasswordDue(): void {
  const due = useSessionStore((s) => s.passwordDue !== null);
  const { name, open } = useModal();
  const led = useRef(false);
  useEffect(() => {
    // Who has just registered is told so first; the way leads on when that is read.
    const waits = name === 'register';
    if (due && !led.current && !waits && !LEADS_ITSELF.has(name)) open('member', { page: 'changePassword' });
    led.current = due && (led.current || !waits);
  }, [due, name, open]);
}
