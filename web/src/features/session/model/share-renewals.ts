import { useSessionStore } from './session.store';

interface Renewal {
  used: string;
  next: string;
}

/**
 * A game in a window of its own goes on with the log-in of the page that opened it. Where one of the two gets a new token the
 * old one is good for another minute: the other is told, and whoever never had the old token does not listen.
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
