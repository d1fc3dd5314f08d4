import { useSessionStore } from './session.store';

interface Renewal {
  used: string;
  next: string;
}

/**
 * A game window shares the session of its opener. A renewed token is published to windows that hold the old one, which
 * stays valid for a minute.
 */
export function shareRenewals(): (used: string, next: string) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('lotus.session');
  channel.addEventListener('message', ({ data }: MessageEvent<Renewal>) =>
    useSessionStore.getState().renew(data.used, data.next),
  );
  const publish = (renewal: Renewal) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage(renewal);
  };
  return (used, next) => publish({ used, next });
}
