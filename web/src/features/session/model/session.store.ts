import { create } from 'zustand';
import type { Schema } from '~/lib/api/types';
import { sessionStore } from '~/lib/storage';

/** 0 member, 1 agent, 2 top agent, 41 and 42 their sub-agents, 4 guest or demo. */
export type AccountType = Schema<'Member.MemberInfoResponse'>['type'];

export interface LoginAnswer {
  token: string;
  type: AccountType;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
  /** The server requires a password change first. */
  forcePasswordChange?: boolean;
  /** The log-in before this one. */
  lastLoginAt?: string | null;
}

/**
 * Why the password must be changed; 'first' means it was set by an operator, so the old one is not asked
 * for.
 */
export type PasswordDue = 'first' | 'expired';

interface SessionState {
  token: string | null;
  accountType: AccountType | null;
  /** The server ended the session; the page is kept and the user asked to log in again. */
  expired: boolean;
  passwordDue: PasswordDue | null;
  /** The member ended the session by a decision, so no expiry dialog is shown. */
  leaving: boolean;
  begin: (answer: LoginAnswer, options: { forceChange: boolean }) => void;
  renew: (used: string, next: string) => void;
  end: () => void;
  expire: (used: string) => void;
  dismissExpiry: () => void;
  passwordChanged: () => void;
  setLeaving: (leaving: boolean) => void;
}

/** Keys follow specification 3: token, isAgent (account type), cpw; plus whether it is the first login. */
const KEYS = { token: 'token', type: 'isAgent', changePassword: 'cpw', firstLogin: 'cpwFirst' } as const;

function forget(): void {
  for (const key of Object.values(KEYS)) sessionStore.remove(key);
}

function storedType(): AccountType | null {
  const text = sessionStore.get(KEYS.type);
  return text === null ? null : (Number(text) as AccountType);
}

function storedDue(): PasswordDue | null {
  if (sessionStore.get(KEYS.changePassword) !== 'true') return null;
  return sessionStore.get(KEYS.firstLogin) === 'true' ? 'first' : 'expired';
}

function storeDue(due: PasswordDue | null): void {
  if (due) sessionStore.set(KEYS.changePassword, 'true');
  else sessionStore.remove(KEYS.changePassword);
  if (due === 'first') sessionStore.set(KEYS.firstLogin, 'true');
  else sessionStore.remove(KEYS.firstLogin);
}

function dueOf(answer: LoginAnswer, forceChange: boolean): PasswordDue | null {
  const first = answer.firstTimeLogin === true;
  const due = answer.forcePasswordChange ?? (first || (answer.passwordExpired === true && forceChange));
  if (!due) return null;
  return first ? 'first' : 'expired';
}

export const useSessionStore = create<SessionState>((set, get) => ({
  token: sessionStore.get(KEYS.token),
  accountType: storedType(),
  expired: false,
  passwordDue: storedDue(),
  leaving: false,
  begin: (answer, { forceChange }) => {
    sessionStore.set(KEYS.token, answer.token);
    sessionStore.set(KEYS.type, String(answer.type));
    const passwordDue = dueOf(answer, forceChange);
    storeDue(passwordDue);
    set({ token: answer.token, accountType: answer.type, expired: false, passwordDue, leaving: false });
  },
  renew: (used, next) => {
    if (get().token !== used) return;
    sessionStore.set(KEYS.token, next);
    set({ token: next });
  },
  end: () => {
    forget();
    set({ token: null, accountType: null, expired: false, passwordDue: null, leaving: false });
  },
  expire: (used) => {
    if (get().token !== used || get().leaving) return;
    forget();
    set({ token: null, accountType: null, expired: true, passwordDue: null });
  },
  setLeaving: (leaving) => set({ leaving }),
  dismissExpiry: () => set({ expired: false }),
  passwordChanged: () => {
    storeDue(null);
    set({ passwordDue: null });
  },
}));

export type Access = 'guest' | 'demo' | 'member';

/** Specification 4.2: the member centre needs a token and a type other than 4. */
export function accessOf(state: Pick<SessionState, 'token' | 'accountType'>): Access {
  if (!state.token) return 'guest';
  return state.accountType === 4 ? 'demo' : 'member';
}
