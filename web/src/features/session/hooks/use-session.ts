import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useFlag } from '~/features/system';
import { useModal } from '~/lib/modal';
import { sessionQueries } from '../api/session.api';
import { rememberedLogin } from '../model/remembered-login';
import { accessOf, useSessionStore, type LoginAnswer } from '../model/session.store';

export function useAccess() {
  return useSessionStore(accessOf);
}

export function useMemberQuery() {
  const signedIn = useSessionStore((s) => s.token !== null);
  return useQuery({ ...sessionQueries.member(), enabled: signedIn });
}

export function useMember() {
  return useMemberQuery().data;
}

/** Address of the member's picture; undefined until it is known. */
export function useAvatar(): string | undefined {
  const signedIn = useSessionStore((s) => s.token !== null && s.passwordDue === null);
  return useQuery({ ...sessionQueries.avatar(), enabled: signedIn }).data?.url;
}

/** Takes over a fresh session: nothing of the one before it stays in memory. */
export function useBeginSession() {
  const client = useQueryClient();
  const forceChange = useFlag('PWDEXPFORCECHANGE3');
  return useCallback(
    async (answer: LoginAnswer) => {
      useSessionStore.getState().begin(answer, { forceChange });
      forgetPrivate(client);
      await client.prefetchQuery(sessionQueries.member());
    },
    [client, forceChange],
  );
}

/** Ends the session once the confirmation dialog of a self-exclusion is closed. */
export function useEndSessionAfterSelfExclusion(closed: boolean): void {
  const client = useQueryClient();
  const done = useSessionStore((s) => s.leaving) && closed;
  useEffect(() => {
    if (!done) return;
    useSessionStore.getState().end();
    rememberedLogin.disable();
    forgetPrivate(client);
  }, [done, client]);
}

/** What every visitor sees stays cached; everything else belonged to the session. */
const PUBLIC_KEYS: ReadonlySet<unknown> = new Set([
  'system',
  'menus',
  'winners',
  'lottery',
  'help',
  'captcha',
]);

export function forgetPrivate(client: ReturnType<typeof useQueryClient>): void {
  client.removeQueries({ predicate: (query) => !PUBLIC_KEYS.has(query.queryKey[0]) && !query.isActive() });
  void client.resetQueries({ predicate: (query) => !PUBLIC_KEYS.has(query.queryKey[0]) });
}

/**
 * Guards of specification 2.1 and 6: without a token the log-in opens and leads back to `next`;
 * a demo account is asked to register. Runs the action otherwise.
 */
export function useGuard() {
  const access = useAccess();
  const { open } = useModal();
  return useCallback(
    (need: 'session' | 'member', action: () => void, next?: string) => {
      if (access === 'guest') open('login', next ? { next } : {});
      else if (access === 'demo' && need === 'member') open('demo');
      else action();
    },
    [access, open],
  );
}
