import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '~/testing/msw/server';
import { backOff, openStream, type StreamEvent } from '../stream';

const text = (body: string) => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
let end = () => undefined as void;
afterEach(() => end());

describe('the event stream', () => {
  it('carries the token in a header, reads events, and asks after a break for what it missed', async () => {
    const requests: Headers[] = [];
    server.use(
      http.get('/wps/stream', ({ request }) => {
        requests.push(request.headers);
        if (requests.length === 1) {
          return text(
            'retry: 2000\n\n: beat\n\nid: e-7\nevent: balance\ndata: {"balance":"1.00",\ndata: "version":2}\n\n',
          );
        }
        return text('id: e-8\nevent: winner\ndata: {"account":"se****88"}\n\n');
      }),
    );
    const events: StreamEvent[] = [];
    end = openStream({ token: () => 't1', onEvent: (event) => events.push(event), delay: () => 5 });
    await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(2));
    expect(events.slice(0, 2)).toEqual([
      { type: 'balance', data: { balance: '1.00', version: 2 } },
      { type: 'winner', data: { account: 'se****88' } },
    ]);
    expect(requests[0]?.get('authorization')).toBe('Bearer t1');
    expect(requests[0]?.has('last-event-id')).toBe(false);
    expect(requests[1]?.get('last-event-id')).toBe('e-7');
  });

  it('tries again while the gateway is away, and stops on request', async () => {
    let asked = 0;
    server.use(
      http.get('/wps/stream', () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    const waits: number[] = [];
    end = openStream({ token: () => null, onEvent: () => undefined, delay: (n) => (waits.push(n), 1) });
    await vi.waitFor(() => expect(waits.length).toBeGreaterThanOrEqual(3));
    expect(waits.slice(0, 3)).toEqual([0, 1, 2]);
    end();
    const then = asked;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).toBeLessThanOrEqual(then + 1);
  });

  it('opens again where the line has gone silent, and at once where the network is back', async () => {
    let asked = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      asked += 1;
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode(': beat\n\n'));
          init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    let opened = 0;
    const options = { token: () => 't1', onEvent: () => undefined, onOpen: () => (opened += 1) };
    end = openStream({ ...options, silenceMs: 60, delay: () => 1 });
    await vi.waitFor(() => expect(opened).toBeGreaterThanOrEqual(2));
    end();

    const before = asked;
    end = openStream({ ...options, silenceMs: 60_000, delay: () => 1 });
    await vi.waitFor(() => expect(asked).toBe(before + 1));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(asked).toBe(before + 2));
  });

  it('waits longer each time, up to half a minute', () => {
    for (let n = 0; n < 12; n++) {
      const wait = backOff(n);
      expect(wait).toBeGreaterThanOrEqual(Math.min(30_000, 1_000 * 2 ** n) / 2);
      expect(wait).toBeLessThanOrEqual(Math.min(30_000, 1_000 * 2 ** n));
    }
  });
});
