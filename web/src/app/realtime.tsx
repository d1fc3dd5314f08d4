import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { isMessageEvent, receiveMessage } from '~/features/inbox';
import { useSessionStore } from '~/features/session';
import { systemQueries } from '~/features/system';
import { applyBalance, isBalanceEvent, walletQueries } from '~/features/wallet';
import { addWinner, isWinner } from '~/features/winners';
import type { StreamEvent } from '~/lib/stream';
import { toast } from '~/ui/toast';

const ownBook = () => (useSessionStore.getState().accountType === 4 ? 'PLAY' : 'REAL');

/** What each event of the stream changes on the page. */
export function handleEvent(client: QueryClient, { type, data }: StreamEvent): void {
  switch (type) {
    case 'balance':
      if (isBalanceEvent(data) && (data.book ?? ownBook()) === ownBook()) void applyBalance(client, data);
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
    case 'message':
      if (!isMessageEvent(data)) return;
      receiveMessage(client, data);
      if (data.kind === 'NEW_DEVICE' || data.kind === 'SECURITY_CHANGED') {
        toast(i18next.t(`session:notice.${data.kind}`), 'info');
        void client.invalidateQueries({ queryKey: ['account'] });
      }
      return;
    case 'announcement':
      void client.invalidateQueries({ queryKey: ['announcements'] });
      return;
    case 'session-ended': {
      const { token, expire } = useSessionStore.getState();
      if (token) expire(token);
      return;
    }
  }
}

/** One stream per session: login, logout or a due password change reopens it, a renewed token does not. */
export function Realtime() {
  const client = useQueryClient();
  const session = useSessionStore((s) =>
    s.token === null ? 'none' : `type ${s.accountType}${s.passwordDue ? ', waiting' : ''}`,
  );
  useEffect(() => {
    let opened = false;
    let ended = false;
    let end: (() => void) | undefined;
    async function begin(): Promise<void> {
      const { openStream } = await import('~/lib/stream');
      if (ended) return;
      end = openStream({
        token: () => useSessionStore.getState().token,
        onEvent: (event) => handleEvent(client, event),
        onOpen: () => {
          // After a break longer than the gateway's buffer an event may be lost: look once.
          if (opened && session !== 'none')
            void client.invalidateQueries({ queryKey: walletQueries.balance().queryKey });
          opened = true;
        },
      });
    }
    // Without its chunk there is no live news; the page asks as it did before.
    begin().catch(() => undefined);
    return () => {
      ended = true;
      end?.();
    };
  }, [client, session]);
  return null;
}
