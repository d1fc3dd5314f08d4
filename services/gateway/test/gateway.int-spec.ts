import { Body, Controller, Get, Header, Module, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  CurrentPrincipal,
  Internal,
  newSessionSecret,
  Permission,
  Public,
  sessionIdOf,
  SessionStore,
  SessionTokenSigner,
  type LiveSession,
  type Principal,
} from '#libs/auth';
import { MemoryCache } from '#libs/cache';
import { ServiceConfig } from '#libs/config';
import { brandState } from '#libs/events';
import { defineService, RawAnswer } from '#libs/platform';
import { FakeClock, startTestService, testKeys, type TestService } from '#libs/testing';
import { routes } from '../src/routes/route-table.js';
import { gatewayService } from '../src/service.js';

/** An owner that returns what it received. */
@Controller()
class EchoController {
  @Get('wps/v2/deposits/channels')
  @Permission('session')
  balance(@CurrentPrincipal() principal: Principal, @Req() request: FastifyRequest): object {
    return { principal, headers: request.headers };
  }

  @Get('wps/system/status')
  @Public()
  status(@CurrentPrincipal() principal: Principal, @Req() request: FastifyRequest): object {
    return { principal, ip: request.headers['x-lotus-client-ip'] };
  }

  @Post('wps/v2/deposits')
  @Permission('member')
  deposit(@Body() body: object): object {
    return { body };
  }

  @Post('provider/:vassalage/v1/:call')
  @Public()
  @RawAnswer()
  provider(@Req() request: FastifyRequest & { rawBody?: Buffer }): object {
    return { raw: request.rawBody?.toString('utf8'), signature: request.headers['x-signature'] };
  }

  @Get('wps/v2/avatars/pictures/:name')
  @Public()
  @Header('cache-control', 'public, max-age=31536000, immutable')
  picture(): object {
    return {};
  }

  @Get('lgw/games/popular')
  @Public()
  @Header('cache-control', 'public, max-age=2')
  popular(@Query('count') count: string): object {
    if (count === 'bad') throw Object.assign(new Error('bad'), { statusCode: 400 });
    return Array.from({ length: Number(count) }, (_, at) => ({ gameCode: `GAME-${at}`, numero: '20310101' }));
  }

  @Post('internal/sessions/:sessionId/renewal')
  @Internal('gateway')
  renewal(): object {
    return { token: 'the-next-token' };
  }

  @Get('internal/sessions/:sessionId')
  @Internal('gateway')
  session(): never {
    throw Object.assign(new Error('unknown'), { statusCode: 404 });
  }
}

@Module({ controllers: [EchoController] })
class EchoModule {}

const ownerNames = ['wallet', 'member', 'auth', 'game-launch', 'lottery'] as const;
const echo = (name: (typeof ownerNames)[number]) =>
  startTestService(defineService({ name, config: ServiceConfig, module: EchoModule, messaging: 'none' }));

describe('the gateway', () => {
  const memberId = '0191f2a0-0000-7000-8000-00000000000a';
  const cache = new MemoryCache();
  const clock = new FakeClock(new Date());
  const owners: TestService<FakeClock>[] = [];
  let gateway: TestService<FakeClock>;
  let store: SessionStore;

  beforeAll(async () => {
    for (const name of ownerNames) owners.push(await echo(name));
    const [wallet, member, auth, gameLaunch, lottery] = owners.map((owner) => owner.url);
    gateway = await startTestService(gatewayService, {
      cache,
      clock,
      // Port 9 has no listener, even on a machine that runs a platform.
      peers: {
        wallet: wallet!,
        member: member!,
        auth: auth!,
        'game-launch': gameLaunch!,
        lottery: lottery!,
        points: 'http://127.0.0.1:9',
      },
      env: { TRUSTED_PROXIES: '127.0.0.1/32', FRAME_ORIGINS: 'http://localhost:7109' },
    });
    store = new SessionStore(cache);
    await gateway.bus.publishState(brandState, brandState.example);
  });

  afterAll(async () => {
    await gateway?.close();
    await Promise.all(owners.map((owner) => owner.close()));
    await cache.close();
  });

  async function logIn(
    type = 0,
    more: Partial<LiveSession> = {},
  ): Promise<{ token: string; sessionId: string; headers: Record<string, string> }> {
    const secret = newSessionSecret();
    const sessionId = sessionIdOf(secret);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + 12 * 3_600_000);
    const token = new SessionTokenSigner(await testKeys()).sign(
      { secret, subject: memberId, type, expiresAt },
      now,
    );
    await store.put(
      { sessionId, subject: memberId, type, idleMs: 1_800_000, expiresAt: expiresAt.getTime(), ...more },
      now.getTime(),
    );
    return { token, sessionId, headers: { authorization: `Bearer ${token}` } };
  }

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}${path}`, { headers });
  const value = async (answer: Response) => ((await answer.json()) as { value: Record<string, never> }).value;

  it('asserts the caller’s identity to the owner and drops forged headers', async () => {
    const { headers, sessionId } = await logIn();
    const answer = await get('/wps/v2/deposits/channels', {
      ...headers,
      'x-lotus-client-ip': '6.6.6.6',
      'x-lotus-assertion': 'forged',
      cookie: 'secret=1',
    });
    expect(answer.status).toBe(200);
    const received = (await value(answer)) as unknown as {
      principal: Principal;
      headers: Record<string, string>;
    };
    expect(received.principal).toEqual({ kind: 'member', memberId, accountType: 0, sessionId });
    expect(received.headers['x-lotus-client-ip']).toBe('127.0.0.1');
    expect(received.headers).not.toHaveProperty('cookie');
    expect(received.headers).not.toHaveProperty('authorization');
  });

  it('SPEC-4.8 refuses a session with a due password every call but the change', async () => {
    const { headers, sessionId } = await logIn(0, { passwordDue: true });
    const refused = await get('/wps/v2/deposits/channels', headers);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'PASSWORD_CHANGE_REQUIRED',
    ]);
    expect((await get('/wps/system/status', headers)).status).toBe(200);
    // The simulated auth has no such call, so the answer comes from the owner, not the gateway.
    const change = await fetch(`${gateway.url}/wps/member/password`, { method: 'POST', headers });
    expect(change.status).toBe(404);
    const { passwordDue: _due, ...session } = (await store.find(sessionId))!;
    await store.put(session, clock.now().getTime());
    expect((await get('/wps/v2/deposits/channels', headers)).status).toBe(200);
  });

  it('SPEC-4.8 lists the calls open to such a session', () => {
    const open = routes.filter(({ whilePasswordDue }) => whilePasswordDue);
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /wps/session/logout',
      'DELETE /wps/v2/sessions',
      'GET /wps/member/info',
      'POST /wps/member/password',
      'POST /wps/v2/password/code',
    ]);
  });

  it('SEC-S28 trusts X-Forwarded-For from its own proxies', async () => {
    const answer = await get('/wps/system/status', { 'x-forwarded-for': '9.9.9.9, 198.51.100.4' });
    expect(await value(answer)).toEqual({ principal: { kind: 'guest' }, ip: '198.51.100.4' });
  });

  it('requires a session if the route does, and refuses a bad token even on public routes', async () => {
    expect((await get('/wps/v2/deposits/channels')).status).toBe(401);
    const bad = await get('/wps/system/status', { authorization: 'Bearer nonsense' });
    expect([bad.status, await bad.json()]).toEqual([401, expect.objectContaining({ code: 'SESSION_ENDED' })]);
  });

  it('SEC-S14 applies a revocation within a second', async () => {
    const { headers, sessionId } = await logIn();
    expect((await get('/wps/v2/deposits/channels', headers)).status).toBe(200);
    await store.revoke([sessionId]);
    clock.advance(1000);
    expect((await get('/wps/v2/deposits/channels', headers)).status).toBe(401);
  });

  it('SEC-S35.1 keeps an answer with a renewed token out of every cache', async () => {
    const { headers } = await logIn();
    const picture = '/wps/v2/avatars/pictures/a.webp';
    expect((await get(picture, headers)).headers.get('cache-control')).toContain('public');
    clock.advance(16 * 60_000);
    const renewed = await get(picture, headers);
    expect(renewed.headers.get('x-session-token')).toBe('the-next-token');
    expect(renewed.headers.get('cache-control')).toBe('private, no-store');
  });

  describe('a public answer', () => {
    const path = '/lgw/games/popular?count=50';

    it('is not sent again to a reader who has it', async () => {
      const first = await get(path);
      const tag = first.headers.get('etag')!;
      expect(first.headers.get('cache-control')).toBe('public, max-age=2');
      for (const given of [tag, `"other", ${tag}`, tag.slice(2)]) {
        const again = await get(path, { 'if-none-match': given });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      }
      const changed = await get('/lgw/games/popular?count=49', { 'if-none-match': tag });
      expect(changed.status).toBe(200);
      expect(await value(changed)).toHaveLength(49);
    });

    it('is compressed for readers who accept it, under the same tag', async () => {
      const plain = await get(path, { 'accept-encoding': 'gzip;q=0, identity' });
      const small = await get(path, { 'accept-encoding': 'gzip, br' });
      expect([plain, small].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
      expect(small.headers.get('vary')).toBe('accept-encoding');
      expect(small.headers.get('etag')).toBe(plain.headers.get('etag'));
      const length = (answer: Response) => Number(answer.headers.get('content-length'));
      expect(length(small)).toBeLessThan(length(plain) / 4);
      expect(await small.json()).toEqual(await plain.json());
      expect((await get('/lgw/games/popular?count=1')).headers.get('content-encoding')).toBeNull();
    });

    it('SEC-S35.2 is in no cache if it is a refusal, or comes with a renewed token', async () => {
      const refused = await get('/lgw/games/popular?count=bad');
      expect([refused.status >= 400, refused.headers.get('cache-control')]).toEqual([true, 'no-store']);
      const { headers } = await logIn();
      clock.advance(16 * 60_000);
      const renewed = await get(path, headers);
      expect(renewed.headers.get('x-session-token')).toBe('the-next-token');
      expect(renewed.headers.get('cache-control')).toBe('private, no-store');
      expect(['etag', 'content-encoding'].map((name) => renewed.headers.get(name))).toEqual([null, null]);
    });

    it('differs from a private one, which has neither tag nor compression', async () => {
      const { headers } = await logIn();
      const answer = await get('/wps/v2/deposits/channels', { ...headers, 'user-agent': 'x'.repeat(2_000) });
      expect(['etag', 'content-encoding'].map((name) => answer.headers.get(name))).toEqual([null, null]);
    });
  });

  it('SEC-S16.1 gives no rights that only the cache claims', async () => {
    const { headers, sessionId } = await logIn();
    const stored = (await store.find(sessionId))!;
    await store.put({ ...stored, type: 'op', roles: ['admin'] }, clock.now().getTime());
    expect((await get('/wps/v2/deposits/channels', headers)).status).toBe(401);
  });

  it('SEC-S22 refuses a session over its limit, with the time to wait', async () => {
    const { headers } = await logIn();
    const answers: Response[] = [];
    const refusedOnes = () => answers.filter((answer) => answer.status === 429);
    // A slow machine lets the limit recover while it answers.
    for (let round = 0; round < 40 && refusedOnes().length === 0; round++)
      answers.push(
        ...(await Promise.all(Array.from({ length: 250 }, () => get('/wps/v2/deposits/channels', headers)))),
      );
    const refused = refusedOnes();
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(50);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused[0]!.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
  });

  it('serves the AsyncAPI document of all events with the API documents', async () => {
    const answer = await fetch(`${gateway.url}/asyncapi.json`);
    expect(answer.status).toBe(200);
    const document = (await answer.json()) as { asyncapi: string; channels: Record<string, object> };
    expect(document.asyncapi).toBe('3.0.0');
    expect(Object.keys(document.channels)).toContain('member.accounts');
  });

  it('routes the dead letters of each service to it, for sessions only', async () => {
    const path = '/wps/v2/ops/dead-letters';
    const lines = routes.filter((route) => route.path.startsWith(path));
    expect(new Set(lines.map(({ owner }) => owner)).size).toBe(8);
    expect(lines.every((route) => route.path.startsWith(`${path}/${route.owner}`))).toBe(true);
    expect((await get(`${path}/points`)).status).toBe(401);
  });

  it('forwards bodies byte for byte, with the provider’s signature', async () => {
    const raw = '{ "amount" :"1" }';
    const answer = await fetch(`${gateway.url}/provider/SEN/v1/bet`, {
      method: 'POST',
      body: raw,
      headers: { 'content-type': 'application/json', 'x-signature': 't=1,k=a,v1=00' },
    });
    expect(await answer.json()).toEqual({ raw, signature: 't=1,k=a,v1=00' });
  });

  it('answers in the envelope for oversize bodies, unknown paths and unavailable owners', async () => {
    const { headers } = await logIn();
    const large = await fetch(`${gateway.url}/wps/v2/deposits`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(200_000) }),
    });
    expect([large.status, await large.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' }),
    ]);
    const unknown = await get('/wps/unknown');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
    const away = await get('/wps/relay/MCS2_getPointBalance', headers);
    expect([away.status, away.headers.get('retry-after'), await away.json()]).toEqual([
      503,
      '1',
      expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }),
    ]);
  });

  it('SEC-S30 forbids framing, executing or sniffing an API answer', async () => {
    const answer = await get('/wps/system/status');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('SEC-S30.1 lets no other origin use an answer, a refusal or a picture', async () => {
    for (const path of ['/wps/system/status', '/wps/unknown', '/wps/v2/avatars/pictures/a.webp']) {
      const answer = await get(path);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    }
  });

  it('SEC-S29 forbids pages of other origins to read answers or call with a token', async () => {
    const origin = 'https://evil.example';
    const allowed = (answer: Response) =>
      [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(allowed(await get('/wps/system/status', { origin }))).toEqual([]);
    const asked = await fetch(`${gateway.url}/wps/v2/deposits`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect([asked.ok, allowed(asked)]).toEqual([false, []]);
  });

  it('SEC-S38.1 keeps health and metrics off the public port', async () => {
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/health/ready')).status).toBe(404);
  });

  it('SEC-S35.2 forbids caching an API answer', async () => {
    expect((await get('/wps/system/status')).headers.get('cache-control')).toBe('no-store');
  });
});
