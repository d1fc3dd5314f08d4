import { create } from 'zustand';
import { sessionStore } from '~/lib/storage';

const KEY = 'consoleSession';

export interface OperatorSession {
  token: string;
  operatorId: string;
  username: string;
  roles: string[];
  lastLoginAt: string | null;
}

interface SessionState {
  session: OperatorSession | null;
  /** The session ended on the server, so the login page says so. */
  expired: boolean;
  begin: (session: OperatorSession) => void;
  renew: (used: string, next: string) => void;
  expire: (used: string) => void;
  end: () => void;
}

function stored(): OperatorSession | null {
  try {
    return JSON.parse(sessionStore.get(KEY) ?? 'null') as OperatorSession | null;
  } catch {
    return null;
  }
}

/** Kept for the tab only; `session-tabs` shares it with the other open tabs. After the last one a new login is needed. */
export const useOperatorSession = create<SessionState>((set, get) => {
  const keep = (session: OperatorSession | null) => {
    if (session) sessionStore.set(KEY, JSON.stringify(session));
    else sessionStore.remove(KEY);
  };
  return {
    session: stored(),
    expired: false,
    begin: (session) => {
      keep(session);
      set({ session, expired: false });
    },
    renew: (used, token) => {
      const { session } = get();
      if (session?.token !== used) return;
      keep({ ...session, token });
      set({ session: { ...session, token } });
    },
    expire: (used) => {
      if (get().session?.token !== used) return;
      keep(null);
      set({ session: null, expired: true });
    },
    end: () => {
      keep(null);
      set({ session: null, expired: false });
    },
  };
});

const none: readonly string[] = [];
export const useRoles = (): readonly string[] => useOperatorSession((state) => state.session?.roles ?? none);
