import { create } from 'zustand';
import { sessionStore } from '~/lib/storage';

/** 0 member, 1 agent, 2 top agent, 41 and 42 their sub-agents, 4 guest or demo. */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;

export interface LoginAnswer {
  token: string;
  type: AccountType;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
}

interface SessionState {
  token: string | null;
  accountType: AccountType | null;
  /** The server ended the session; the page is kept and the user asked to log in again. */
  expired: boolean;
  begin: (answer: LoginAnswer, options: { forceChange: boolean }) => void;
  renew: (used: string, next: string) => void;
  end: () => void;
  expire: (used: string) => void;
  dismissExpiry: () => void;
}

/** Keys and meanings are those of specification 3: token, isAgent (account type), cpw. */
const KEYS = { token: 'token', type: 'isAgent', changePassword: 'cpw' } as const;

function forget(): void {
  for (const key of Object.values(KEYS)) sessionStore.remove(key);
}

function storedType(): AccountType | null {
  const text = sessionStore.get(KEYS.type);
  return text === null ? null : (Number(text) as AccountType);
}

export const useSessionStore = create<SessionState>((set, get) => ({
  token: sessionStore.get(KEYS.token),
  accountType: storedType(),
  expired: false,
  begin: (answer, { forceChange }) => {
    sessionStore.set(KEYS.token, answer.token);
    sessionStore.set(KEYS.type, String(answer.type));
    const mustChange = answer.firstTimeLogin === true || (answer.passwordExpired === true && forceChange);
    if (mustChange) sessionStore.set(KEYS.changePassword, 'true');
    else sessionStore.remove(KEYS.changePassword);
    set({ token: answer.token, accountType: answer.type, expired: false });
  },
  renew: (used, next) => {
    if (get().token !== used) return;
    sessionStore.set(KEYS.token, next);
    set({ token: next });
  },
  end: () => {
    forget();
    set({ token: null, accountType: null, expired: false });
  },
  expire: (used) => {
    if (get().token !== used) return;
    forget();
    set({ token: null, accountType: null, expired: true });
  },
  dismissExpiry: () => set({ expired: false }),
}));

export type Access = 'guest' | 'demo' | 'member';

/** Specification 4.2: the member centre needs a token and a type other than 4. */
export function accessOf(state: Pick<SessionState, 'token' | 'accountType'>): Access {
  if (!state.token) return 'guest';
  return state.accountType === 4 ? 'demo' : 'member';
}
