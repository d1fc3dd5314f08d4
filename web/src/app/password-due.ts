import { useEffect, useRef } from 'react';
import { useSessionStore } from '~/features/session';
import { useModal } from '~/lib/modal';

/** Leads to the change of a password that is due: at start-up, and after a log-in that does not lead there itself. */
export function usePasswordDue(): void {
  const due = useSessionStore((s) => s.passwordDue !== null);
  const { name, open } = useModal();
  const led = useRef(false);
  useEffect(() => {
    if (due && !led.current && name !== 'login') open('member', { page: 'changePassword' });
    led.current = due;
  }, [due, name, open]);
}
