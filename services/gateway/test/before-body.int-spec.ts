import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { newSessionSecret, sessionIdOf, SessionStore, SessionTokenSigner } from '#libs/auth';
import { MemoryCache } from '#libs/cache';
import { brandState } from '#libs/events';
import { FakeClock, startTestService, testKeys, type TestService } from '#libs/testing';
import { gatewayService } from '../src/service.js';

const path = '/wps/v2/deposits';

describe('a request whose body has not come', () => {
  const cache = new MemoryCache();
  const clock = new FakeClock(new Date());
  const sockets: Socket[] = [];
  let owner: Server;
  let heard = 0;
  let gateway: TestService<FakeClock>;

  beforeAll(async () => {
    // The owner hears calls and never answers.
    owner = createServer(() => void (heard += 1));
    await new Promise<void>((listening) => owner.listen(0, '127.0.0.1', listening));
    const port = (owner.address() as AddressInfo).port;
    gateway = await startTestService(gatewayService, {
      cache,
      clock,
      peers: { wallet: `http://127.0.0.1:${port}`, auth: 'http://127.0.0.1:9' },
      env: { TRUSTED_PROXIES: '127.0.0.1/32', OWNER_TIMEOUT_MS: '100' },
    });
    await gateway.bus.publishState(brandState, brandState.example);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    await gateway?.close();
    owner?.closeAllConnections();
    await new Promise((closed) => owner?.close(closed));
    await cache.close();
  });

  async function logIn(): Promise<{ authorization: string }> {
    const secret = newSessionSecret();
    const sessionId = sessionIdOf(secret);
    const subject = '0191f2a0-0000-7000-8000-00000000000b';
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + 12 * 3_600_000);
    const token = new SessionTokenSigner(await testKeys()).sign({ secret, subject, type: 0, expiresAt }, now);
    await new SessionStore(cache).put(
      { sessionId, subject, type: 0, idleMs: 1_800_000, expiresAt: expiresAt.getTime() },
      now.getTime(),
    );
    return { authorization: `Bearer ${token}` };
  }

  /** Announces a body of 90 kB and sends none of it; gives status and code once an answer is there. */
  function announce(headers: Record<string, string>): Promise<[status: string, code: string]> {
    const { host, hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    const about = { host, 'content-type': 'application/json', 'content-length': '90000', ...headers };
    const lines = Object.entries(about).map(([name, value]) => `${name}: ${value}`);
    socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    return new Promise((resolve, reject) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
        const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? [];
        const [, code] = /"code":"(\w+)"/.exec(text) ?? [];
        if (status && code) resolve([status, code]);
      });
      socket.once('error', reject);
      socket.once('close', () => reject(new Error(`closed after: ${text}`)));
    });
  }

  it('SEC-S22.1 is refused by its region, whatever session it has', async () => {
    const restricted = { 'x-forwarded-for': '198.51.100.4' };
    expect(await announce({ ...(await logIn()), ...restricted })).toEqual(['403', 'REGION_RESTRICTED']);
    expect(await announce(restricted)).toEqual(['403', 'REGION_RESTRICTED']);
    expect(heard).toBe(0);
  });

  it('SEC-S22.1 is refused without a session, and with one that has ended', async () => {
    expect(await announce({})).toEqual(['401', 'SESSION_REQUIRED']);
    expect(await announce({ authorization: 'Bearer nonsense' })).toEqual(['401', 'SESSION_ENDED']);
    expect(heard).toBe(0);
  });

  it('SEC-S22.1 is refused over its limit, while those within it wait for their bodies', async () => {
    const headers = await logIn();
    const answers: [string, string][] = [];
    const refused = new Promise<unknown>((resolve) => {
      for (let sent = 0; sent < 100; sent++)
        void announce(headers)
          .then((answer) => answers.push(answer))
          // Those that wait are closed by the end of the test.
          .then(resolve, () => undefined);
    });
    await refused;
    expect(new Set(answers.map((answer) => answer.join(' ')))).toEqual(new Set(['429 TOO_MANY_REQUESTS']));
    expect(heard).toBe(0);
  });

  it('SEC-S22.1 has a minute to arrive, and its owner a bounded time to answer', async () => {
    const server = gateway.app.getHttpServer() as unknown as Server;
    expect(server.requestTimeout).toBe(60_000);
    const answer = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: { ...(await logIn()), 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'BANK', amount: '100000.00' }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }),
    ]);
    expect(heard).toBeGreaterThan(0);
  });
});
