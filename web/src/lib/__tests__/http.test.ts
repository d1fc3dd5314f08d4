import { http as handle, HttpResponse, type DefaultBodyType, type PathParams } from 'msw';
import { describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { ApiError, http as typed } from '../http';

/** Any path serves here. */
const http = typed as unknown as Record<'get' | 'post', (path: string, options?: object) => Promise<unknown>>;

const signIn = () => useSessionStore.getState().begin({ token: 'old', type: 0 }, { forceChange: false });

describe('the gateway client', () => {
  it('unwraps the envelope and sends language and token', async () => {
    signIn();
    let seen: Headers | undefined;
    server.use(
      handle.get('/wps/thing', ({ request }) => {
        seen = request.headers;
        return ok({ a: 1 });
      }),
    );
    await expect(http.get('/wps/thing')).resolves.toEqual({ a: 1 });
    expect(seen?.get('authorization')).toBe('Bearer old');
    expect(seen?.get('accept-language')).toBe('vi');
  });

  it('leaves empty parts of a query out', async () => {
    let url = '';
    server.use(
      handle.get('/wps/thing', ({ request }) => {
        url = request.url;
        return ok(null);
      }),
    );
    await http.get('/wps/thing', { query: { a: 1, b: '', c: undefined, d: 'x y' } });
    expect(new URL(url).search).toBe('?a=1&d=x+y');
  });

  it('turns a refusal into its code, status and value', async () => {
    server.use(handle.get('/wps/thing', () => refused(409, 'IDEMPOTENCY_KEY_REUSED', { hint: 1 }, 'no')));
    await expect(http.get('/wps/thing')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      status: 409,
      value: { hint: 1 },
      message: 'no',
      requestId: 'req-1',
    });
  });

  it('names a connection that failed, and an answer that is no envelope', async () => {
    server.use(
      handle.get('/wps/down', () => HttpResponse.error()),
      handle.get('/wps/proxy', () => new HttpResponse('<html>', { status: 502 })),
    );
    await expect(http.get('/wps/down')).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
    await expect(http.get('/wps/proxy')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502 });
  });

  it('reads how long to wait', async () => {
    server.use(
      handle.get('/wps/thing', () =>
        HttpResponse.json(
          { success: false, code: 'TOO_MANY' },
          { status: 429, headers: { 'retry-after': '12' } },
        ),
      ),
    );
    const error = await http.get('/wps/thing').catch((e: unknown) => e);
    expect((error as ApiError).retryAfterSeconds).toBe(12);
  });

  it('carries the idempotency key of the intent', async () => {
    let key: string | null = null;
    server.use(
      handle.post('/wps/pay', ({ request }) => {
        key = request.headers.get('idempotency-key');
        return ok(null);
      }),
    );
    await http.post('/wps/pay', { body: {}, idempotencyKey: 'k-1' });
    expect(key).toBe('k-1');
  });

  it('takes a renewed token over, but not for a session that has ended', async () => {
    signIn();
    server.use(handle.get('/wps/thing', () => ok(null, { headers: { 'x-session-token': 'new' } })));
    await http.get('/wps/thing');
    expect(useSessionStore.getState().token).toBe('new');
    expect(sessionStorage.getItem('token')).toBe('new');

    const late = http.get('/wps/thing');
    useSessionStore.getState().end();
    await late;
    expect(useSessionStore.getState().token).toBeNull();
  });

  it('ends the session the server no longer knows, once', async () => {
    signIn();
    server.use(handle.get('/wps/thing', () => refused(401, 'SESSION_ENDED')));
    await expect(http.get('/wps/thing')).rejects.toBeInstanceOf(ApiError);
    expect(useSessionStore.getState()).toMatchObject({ token: null, expired: true });
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('keeps the session where only a password in the request was wrong', async () => {
    signIn();
    server.use(handle.post('/wps/thing', () => refused(401, 'AUTH_INVALID_CREDENTIALS')));
    await expect(http.post('/wps/thing')).rejects.toMatchObject({ code: 'AUTH_INVALID_CREDENTIALS' });
    expect(useSessionStore.getState()).toMatchObject({ token: 'old', expired: false });
  });

  it('reads what anybody may read as a guest, once the session has ended', async () => {
    signIn();
    server.use(
      handle.get<PathParams, DefaultBodyType, DefaultBodyType>('/wps/public', ({ request }) =>
        request.headers.has('authorization') ? refused(401, 'SESSION_ENDED') : ok('for all'),
      ),
    );
    await expect(http.get('/wps/public')).resolves.toBe('for all');
    expect(useSessionStore.getState()).toMatchObject({ token: null, expired: true });
  });

  it('lets a caller give up', async () => {
    const abort = new AbortController();
    server.use(handle.get('/wps/slow', () => new Promise<never>(() => undefined)));
    const call = http.get('/wps/slow', { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
  });
});
