import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SessionStore, sessionIdOf } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { RememberRepository } from '../../../../services/auth/src/remember/remember.repository.js';
import { SessionRepository } from '../../../../services/auth/src/session/session.repository.js';
import { Sessions } from '../../../../services/auth/src/session/sessions.service.js';
import { routes } from '../../../../services/gateway/src/routes/route-table.js';
import { DepositRepository } from '../../../../services/wallet/src/deposit/deposit.repository.js';
import { Player } from '../support/player.js';
import type { WholePlatform } from '../support/whole-platform.js';
import { differences, settledTrailOf, trailOf } from './support/trail.js';
import { visit, type Seen } from './support/visitor.js';
import { bearer, entered, startPlace, tries, until, type Place } from './support/place.js';

const device = `__Host-device=${'d'.repeat(32)}`;

describe('an attacker before the whole platform', () => {
  let place: Place;
  let platform: WholePlatform;
  const of = <T>(service: ServiceName, type: unknown): T => place.of(service, type);
  const newPlayer = () => place.newPlayer();

  beforeAll(async () => {
    place = await startPlace();
    ({ platform } = place);
  }, 120_000);
  afterAll(() => platform.close(), 60_000);
  afterEach(() => jest.restoreAllMocks());

  describe('with what it stole before the owner logged out', () => {
    /** Logs in with the box ticked; a thief copies all that the browser holds, and listens on its stream. */
    async function robbed() {
      const owner = await newPlayer();
      const login = await visit(
        platform.gateway,
        'POST',
        '/wps/session/login',
        { 'content-type': 'application/json', cookie: device },
        JSON.stringify({
          type: 'username',
          username: owner.account,
          password: owner.password,
          remember: true,
        }),
      );
      const { token } = (JSON.parse(login.text) as { value: { token: string } }).value;
      const remember = [login.headers['set-cookie']]
        .flat()
        .find((cookie) => cookie?.startsWith('__Host-remember'))!;
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
        sid: string;
      };
      const stream = await fetch(`${platform.gateway}/wps/stream`, { headers: bearer(token) });
      const renewed = await of<Sessions>('auth', Sessions).renew(sessionIdOf(sid));
      const heard = { ended: false };
      void (async () => {
        for await (const _ of stream.body!);
        heard.ended = true;
      })().catch(() => (heard.ended = true));
      return { owner, tokens: [token, renewed], cookies: `${device}; ${remember.split(';')[0]}`, heard };
    }
    const logOut = ({ tokens, cookies }: { tokens: string[]; cookies: string }) =>
      visit(platform.gateway, 'DELETE', '/wps/session/logout', { ...bearer(tokens[1]!), cookie: cookies });

    it('SEC-S29 holds no cookie of ours that another host, a script or an open line could have', async () => {
      const owner = await newPlayer();
      const fields = { type: 'username', username: owner.account, password: owner.password, remember: true };
      const login = await visit(
        platform.gateway,
        'POST',
        '/wps/session/login',
        { 'content-type': 'application/json' },
        JSON.stringify(fields),
      );
      const cookies = [login.headers['set-cookie']].flat() as string[];
      expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
        '__Host-device',
        '__Host-remember',
      ]);
      for (const cookie of cookies) {
        const parts = cookie.split('; ');
        expect(parts).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']));
        expect(parts.some((part) => part.startsWith('Domain'))).toBe(false);
      }
    });

    /** Every call that asks for a session, and the stream, by each of the tokens. */
    async function callAll(tokens: string[]): Promise<Seen[]> {
      const calls = routes.filter(({ session, method }) => session === 'required' && method === 'GET');
      const answers: Seen[] = [];
      while (answers.length < tries)
        for (const token of tokens) {
          const path = (route: string) => route.replaceAll(/:\w+/g, randomUUID());
          for (const route of calls)
            answers.push(await visit(platform.gateway, 'GET', path(route.path), bearer(token)));
          const stream = await fetch(`${platform.gateway}/wps/stream`, { headers: bearer(token) });
          answers.push({ status: stream.status, headers: {}, text: '', code: '' });
          await stream.body?.cancel();
        }
      return answers;
    }
    async function comeBack(cookies: string, times: number): Promise<Seen[]> {
      const answers: Seen[] = [];
      for (let n = 0; n < times; n += 1)
        answers.push(await visit(platform.gateway, 'POST', '/wps/session/remembered', { cookie: cookies }));
      return answers;
    }

    it('SEC-S13 SEC-S14 gets no answer by token, renewed token or stream, in 200 tries', async () => {
      const stolen = await robbed();
      expect(entered(await callAll([stolen.tokens[1]!]))).toBeGreaterThan(0);
      expect((await logOut(stolen)).status).toBe(200);
      const answers = await callAll(stolen.tokens);
      expect(entered(answers)).toBe(0);
      expect(answers.filter(({ headers }) => headers['x-session-token'])).toEqual([]);
      await until('the stolen stream ends', () => stolen.heard.ended);
    });

    it('SEC-S13 would get answers, and hear the stream, if no gateway were told', async () => {
      jest.spyOn(of<SessionStore>('auth', SessionStore), 'revoke').mockResolvedValue(undefined);
      const stolen = await robbed();
      await logOut(stolen);
      expect(entered(await callAll(stolen.tokens))).toBeGreaterThan(0);
      expect(stolen.heard.ended).toBe(false);
    });

    it('SEC-S13 does not come back by the remember-me cookie in 200 tries, and would if it were not revoked', async () => {
      const stolen = await robbed();
      await logOut(stolen);
      expect(entered(await comeBack(stolen.cookies, tries))).toBe(0);
      jest
        .spyOn(of<RememberRepository>('auth', RememberRepository), 'revokeFamily')
        .mockResolvedValue(undefined);
      const kept = await robbed();
      await logOut(kept);
      expect(entered(await comeBack(kept.cookies, 1))).toBe(1);
    });
  });

  describe('with the names of what belongs to another member', () => {
    let victim: Player;
    let attacker: Player;
    let owned: Record<string, string>;

    beforeAll(async () => {
      [victim, attacker] = [await newPlayer(), await newPlayer()];
      const depositId = await victim.deposit('777000.00');
      const sessions = await victim.call<{ list: { id: string }[] }>('GET', '/wps/v2/sessions');
      const message = async () =>
        (await victim.call<{ list: { id: string }[] }>('GET', '/wps/v2/messages')).value.list[0]?.id;
      await until('the news of the deposit', async () => (await message()) !== undefined);
      owned = {
        id: depositId,
        messageId: (await message())!,
        openSessionId: sessions.value.list[0]!.id,
        memberId: victim.memberId,
        passkeyId: randomUUID(),
        betId: randomUUID(),
      };
      await of<DataSource>('auth', DataSource).query(
        `INSERT INTO passkey (id, member_id, credential_id, public_key, counter, transports, name, created_at)
         VALUES ($1, $2, 'Y3JlZA', '\\x00', 0, '{}', 'nannhan', now())`,
        [owned['passkeyId'], victim.memberId],
      );
    });

    /** Every call for members, with the victim's names wherever a name may stand. */
    function* calls(): Generator<{
      method: string;
      path: string;
      body?: object;
      headers?: Record<string, string>;
    }> {
      // These end the attacker's own sessions, whoever else's they name.
      const ending = [
        '/wps/session/logout',
        '/wps/v2/sessions',
        '/wps/v2/sessions/others',
        '/wps/v2/ops/session',
      ];
      for (const { method, path } of routes.filter(({ session }) => session === 'required')) {
        if (method === 'DELETE' && ending.includes(path)) continue;
        const id = path.includes('/messages/') ? owned['messageId']! : owned['id']!;
        const named = path
          .replace(/:id\b/, id)
          .replaceAll(/:(\w+)/g, (_, name: string) => owned[name] ?? name);
        const claims = { memberId: victim.memberId, member_id: victim.memberId, account: victim.account };
        const search = new URLSearchParams(claims).toString();
        const pretending = {
          'x-member-id': victim.memberId,
          'x-lotus-member': victim.memberId,
          'x-user': victim.account,
        };
        const asked = method === 'GET' ? {} : { body: { ...claims, id: owned['id'] } };
        yield { method, path: named, headers: pretending };
        yield { method, path: `${named}?${search}`, ...asked };
        yield {
          method,
          path: `${named}?memberId=${attacker.memberId}&memberId=${victim.memberId}&id[]=${id}`,
        };
      }
    }

    /** What the attacker saw of the victim, and what of the victim's was changed. */
    async function attack(): Promise<{ tried: number; seen: string[]; changed: string[] }> {
      const before = await settledTrailOf(platform, victim.memberId);
      const secrets = [victim.memberId, victim.account, '777000.00', owned['openSessionId']!, 'nannhan'];
      const seen: string[] = [];
      let tried = 0;
      for (const { method, path, body, headers } of calls()) {
        const answer = await visit(
          platform.gateway,
          method,
          path,
          {
            ...bearer(attacker.session),
            ...headers,
            ...(body && { 'content-type': 'application/json' }),
            'idempotency-key': randomUUID(),
          },
          body ? JSON.stringify(body) : undefined,
        );
        tried += 1;
        if (secrets.some((secret) => answer.text.includes(secret)) || answer.status >= 500)
          seen.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      return { tried, seen, changed: differences(before, await trailOf(platform, victim.memberId)) };
    }

    it('SEC-S18 SEC-S20 sees and changes nothing, over all routes', async () => {
      const { tried, seen, changed } = await attack();
      expect(tried).toBeGreaterThanOrEqual(tries);
      expect([seen, changed]).toEqual([[], []]);
    }, 120_000);

    it('SEC-S29 changes nothing by a call that only reads', async () => {
      const before = await settledTrailOf(platform, attacker.memberId);
      for (const { path } of routes.filter(
        ({ method, session }) => method === 'GET' && session === 'required',
      ))
        await visit(
          platform.gateway,
          'GET',
          path.replaceAll(/:\w+/g, randomUUID()),
          bearer(attacker.session),
        );
      // The session itself is marked as seen where auth was asked for it.
      const changed = differences(before, await trailOf(platform, attacker.memberId));
      expect(changed.filter((table) => table !== 'auth session' && table !== 'auth security_log')).toEqual(
        [],
      );
    });

    it('SEC-S18 says of what is another’s the same as of what is not', async () => {
      const paths = [
        ['GET', '/wps/v2/deposits/', owned['id']],
        ['DELETE', '/wps/v2/sessions/', owned['openSessionId']],
        ['DELETE', '/wps/v2/messages/', owned['messageId']],
      ] as const;
      for (const [method, path, id] of paths) {
        const [theirs, nobodys] = await Promise.all(
          [id, randomUUID()].map((name) =>
            visit(platform.gateway, method, path + name!, bearer(attacker.session)),
          ),
        );
        expect([theirs!.status, theirs!.code]).toEqual([nobodys!.status, nobodys!.code]);
        expect(theirs!.status).toBe(404);
      }
    });

    it('SEC-S18 would see and change it, if the query did not ask whose it is', async () => {
      const deposits = of<DepositRepository>('wallet', DepositRepository);
      const { findOf } = deposits;
      jest
        .spyOn(deposits, 'findOf')
        .mockImplementation((_, id) => findOf.call(deposits, victim.memberId, id));
      const sessions = of<SessionRepository>('auth', SessionRepository);
      const { familyOf } = sessions;
      jest
        .spyOn(sessions, 'familyOf')
        .mockImplementation((_, id) => familyOf.call(sessions, victim.memberId, id));
      const { seen, changed } = await attack();
      expect(seen.some((what) => what.includes('/wps/v2/deposits/'))).toBe(true);
      expect(changed).toContain('auth session');
    }, 120_000);
  });
});
