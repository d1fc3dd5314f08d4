import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { isMessageEvent, receiveMessage } from '~/features/inbox';
import { useSessionStore } from '~/features/session';
import { systemQueries } from '~/features/system';
import { applyBalance, isBalanceEvent, walletQueries } from '~/features/wallet';
import { dispatchEvent, onStreamEvent, refreshAfterBreak, refreshOnEvent } from '~/lib/stream-events';
import { toast } from '~/ui/toast';

const ownBook = () => (useSessionStore.getState().accountType === 4 ? 'PLAY' : 'REAL');

/** What each event makes stale. A feature adds its own events with `onStreamEvent` where its code is loaded. */
const STATUS = systemQueries.status().queryKey;
refreshOnEvent('brand', STATUS, ['menus']);
refreshOnEvent('maintenance', STATUS, ['menus']);
refreshOnEvent('deposit', ['deposits']);
refreshOnEvent('withdrawal', ['withdrawals'], walletQueries.balance().queryKey);
refreshOnEvent('announcement', ['announcements']);
/** Pushed with their value, so read again only after a break. */
refreshOnEvent('break', walletQueries.balance().queryKey, ['inbox'], ['winners'], ['account'], ['gaming']);

onStreamEvent('balance', (client, data) => {
  if (isBalanceEvent(data) && (data.book ?? ownBook()) === ownBook()) void applyBalance(client, data);
});
onStreamEvent('message', (client, data) => {
  if (!isMessageEvent(data)) return;
  receiveMessage(client, data);
  if (data.kind === 'NEW_DEVICE' || data.kind === 'SECURITY_CHANGED') {
    toast(i18next.t(`session:notice.${data.kind}`), 'info');
    void client.invalidateQueries({ queryKey: ['account'] });
  }
});
onStreamEvent('session-ended', () => {
  const { token, expire } = useSessionStore.getState();
  if (token) expire(token);
});

/** One stream per session: login, logout or a due password change reopens it, a renewed token does not. */
export function Realtime() {
  const session = useSessionStore((s) =>
    s.token === null ? 'none' : `type ${s.accountType}${s.passwordDue ? ', waiting' : ''}`,
  );
  return <Stream key={session} />;
}

function Stream() {
  const client = useQueryClient();
  useEffect(() => {
    let opened = false;
    let ended = false;
    let end: (() => void) | undefined;
    async function begin(): Promise<void> {
      const { openStream } = await import('~/lib/stream');
      if (ended) return;
      end = openStream({
        token: () => useSessionStore.getState().token,
        onEvent: (event) => dispatchEvent(client, event),
        onOpen: () => {
          if (opened) refreshAfterBreak(client);
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
  }, [client]);
  return null;
}
