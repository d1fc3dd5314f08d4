import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionStore } from '~/features/session';
import { systemQueries } from '~/features/system';
import { applyBalance, isBalanceEvent, walletQueries } from '~/features/wallet';
import { addWinner, isWinner } from '~/features/winners';
import type { StreamEvent } from '~/lib/stream';

/** What each event of the stream changes on the page. */
export function handleEvent(client: QueryClient, { type, data }: StreamEvent): void {
  switch (type) {
    case 'balance':
      if (isBalanceEvent(data)) void applyBalance(client, data);
      return;
    case 'winner':
      if (isWinner(data)) addWinner(client, data);
      return;
    case 'brand':
    case 'maintenance':
      void client.invalidateQueries({ queryKey: systemQueries.status().queryKey });
      void client.invalidateQueries({ queryKey: ['menus'] });
      return;
    case 'deposit':
      void client.invalidateQueries({ queryKey: ['deposits'] });
      return;
    case 'session-ended': {
      const { token, expire } = useSessionStore.getState();
      if (token) expire(token);
      return;
    }
  }
}

/** One stream per session: a log-in or a log-out opens it anew, a renewed token does not. */
export function Realtime() {
  const client = useQueryClient();
  const signedIn = useSessionStore((s) => s.token !== null);
  const accountType = useSessionStore((s) => s.accountType);
  useEffect(() => {
    let opened = false;
    let ended = false;
    let end = () => undefined as void;
    void import('~/lib/stream').then(({ openStream }) => {
      if (ended) return;
      end = openStream({
        token: () => useSessionStore.getState().token,
        onEvent: (event) => handleEvent(client, event),
        onOpen: () => {
          // After a break longer than the gateway's buffer an event may be lost: look once.
          if (opened && signedIn)
            void client.invalidateQueries({ queryKey: walletQueries.balance().queryKey });
          opened = true;
        },
      });
    });
    return () => {
      ended = true;
      end();
    };
  }, [client, signedIn, accountType]);
  return null;
}
