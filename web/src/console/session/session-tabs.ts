import { useOperatorSession, type OperatorSession } from './session.store';

type Notice =
  | { kind: 'ask' }
  | { kind: 'session'; session: OperatorSession }
  | { kind: 'ended'; token: string; expired: boolean };

/** An open tab answers within a few milliseconds; without one, the login page is not kept waiting longer. */
const ANSWER_MS = 150;

/** Shares the session among the open tabs by messages, so that it stays in no storage that outlives them. */
export async function shareSession(channel: BroadcastChannel): Promise<void> {
  const store = useOperatorSession;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const send = (notice: Notice) => channel.postMessage(notice);
  let isReceiving = false;
  const receive = (change: () => void) => {
    isReceiving = true;
    change();
    isReceiving = false;
  };
  let answered: () => void = () => undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<Notice>) => {
    const { session, begin, end, expire } = store.getState();
    if (data.kind === 'ask') {
      if (session) send({ kind: 'session', session });
    } else if (data.kind === 'session') {
      if (session?.token !== data.session.token) receive(() => begin(data.session));
      answered();
    } else if (data.expired) receive(() => expire(data.token));
    else receive(end);
  });
  store.subscribe((now, before) => {
    if (isReceiving || now.session === before.session) return;
    if (now.session) send({ kind: 'session', session: now.session });
    else if (before.session) send({ kind: 'ended', token: before.session.token, expired: now.expired });
  });
  if (store.getState().session) return;
  await new Promise<void>((resolve) => {
    answered = resolve;
    setTimeout(resolve, ANSWER_MS);
    send({ kind: 'ask' });
  });
}
