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
  /** Waits before the n-th attempt in a row; replaced in tests. */
  delay?: (attempt: number) => number;
}

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
  const { path = '/wps/stream', token, onEvent, onOpen, delay = backOff } = options;
  const abort = new AbortController();
  let lastId: string | undefined;

  async function read(): Promise<boolean> {
    const headers = requestHeaders(token());
    headers.set('accept', 'text/event-stream');
    if (lastId) headers.set('last-event-id', lastId);
    const response = await fetch(withQuery(path, undefined), { headers, signal: abort.signal });
    if (!response.ok || !response.body) return false;
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
      if (done) return true;
      parser.feed(value);
    }
  }

  void (async () => {
    for (let attempt = 0; !abort.signal.aborted; attempt++) {
      const wasOpen = await read().catch(() => false);
      if (abort.signal.aborted) return;
      if (wasOpen) attempt = 0;
      await sleep(delay(attempt), abort.signal);
    }
  })();
  return () => abort.abort();
}
