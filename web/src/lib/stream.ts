import { createParser } from 'eventsource-parser';
import { requestHeaders, withQuery } from './http';

export interface StreamEvent {
  type: string;
  data: unknown;
}

export interface StreamOptions {
  path?: string;
  token: () => string | null;
  onEvent: (event: StreamEvent) => void;
  onOpen?: () => void;
  /** How long the line may be silent; replaced in tests. */
  silenceMs?: number;
  /** Waits before the n-th attempt in a row; replaced in tests. */
  delay?: (attempt: number) => number;
}

/** The gateway writes a beat every 15 s: after two and a half of them without a byte the line is dead. */
const SILENCE_MS = 37_500;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** Doubles up to half a minute, spread so that a restarted gateway is not met by everyone at once. */
export function backOff(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

function parseData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the gateway's event stream by fetch, so that the token travels in its header and never in an address.
 * After a break it asks for what it missed by Last-Event-ID. Returns the function that ends it.
 */
export function openStream(options: StreamOptions): () => void {
  const { path = '/wps/stream', token, onEvent, onOpen, delay = backOff, silenceMs = SILENCE_MS } = options;
  const abort = new AbortController();
  let lastId: string | undefined;
  let heardAt = Date.now();
  let line = new AbortController();
  let wake: (() => void) | undefined;

  /** Ends a line that has been silent for too long; a wait before the next attempt ends with it. */
  function check(): void {
    if (Date.now() - heardAt < silenceMs) return;
    heardAt = Date.now();
    line.abort();
  }
  // A phone that changes networks or wakes up learns nothing of a line that broke in its absence.
  const onReturn = () => {
    if (document.hidden) return;
    wake?.();
    check();
  };
  const onOnline = () => {
    line.abort();
    wake?.();
  };

  async function read(opened: () => void): Promise<void> {
    const headers = requestHeaders(token());
    headers.set('accept', 'text/event-stream');
    if (lastId) headers.set('last-event-id', lastId);
    line = new AbortController();
    heardAt = Date.now();
    const response = await fetch(withQuery(path, undefined), { headers, signal: line.signal });
    if (!response.ok || !response.body) return;
    opened();
    onOpen?.();
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        if (id) lastId = id;
        onEvent({ type: event ?? 'message', data: parseData(data) });
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heardAt = Date.now();
      parser.feed(value);
    }
  }

  const watch = setInterval(check, Math.min(5_000, silenceMs / 2));
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('online', onOnline);
  abort.signal.addEventListener('abort', () => {
    clearInterval(watch);
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('online', onOnline);
    line.abort();
  });

  void (async () => {
    for (let attempt = 0; !abort.signal.aborted; attempt++) {
      let wasOpen = false;
      await read(() => (wasOpen = true)).catch(() => undefined);
      if (abort.signal.aborted) return;
      if (wasOpen) attempt = 0;
      const waiting = new AbortController();
      wake = () => waiting.abort();
      abort.signal.addEventListener('abort', wake, { once: true });
      await sleep(delay(attempt), waiting.signal);
      abort.signal.removeEventListener('abort', wake);
    }
  })();
  return () => abort.abort();
}
