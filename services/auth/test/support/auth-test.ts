import { Transactions } from '#libs/database';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Principal } from '#libs/auth';
import { affiliateCodeState, brandState, payloadKeyState, registerRulesState } from '#libs/events';
import { InProcessBus } from '#libs/messaging';
import {
  eventually,
  type FakeClock,
  startTestService,
  type TestAnswer,
  type TestService,
} from '#libs/testing';
import { ContactService } from '../../src/account/contact.service.js';
import { authService } from '../../src/service.js';

export const goodPassword = 'Mưa rào tháng 7';
export const home = '203.0.113.10';
/** The browser that asks for every code and types it, unless a test names another. */
const ownCode = `__Host-code=${'c'.repeat(32)}`;
const guest: Principal = { kind: 'guest' };

interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface AuthTest extends TestService<FakeClock> {
  /** Every event and state that auth has published. */
  published: { type: string; key: string; payload: unknown }[];
  call(
    method: string,
    path: string,
    body?: unknown,
    options?: { ip?: string; as?: Principal; cookie?: string; headers?: Record<string, string> },
  ): Promise<TestAnswer>;
  seal(
    fields: object,
    over?: { kid?: string; alg?: string; enc?: string; stamp?: object },
  ): Promise<{ jwe: string }>;
  publicKey(): JWK;
  solvedSlider(action: 'login' | 'register', ip?: string): Promise<{ id: string; x: number }>;
  register(fields?: object, ip?: string): Promise<TestAnswer>;
  logIn(username: string, password: string, more?: object, ip?: string): Promise<TestAnswer>;
  asMember(answer: TestAnswer): Promise<Principal & { kind: 'member' }>;
  count(table: string): Promise<number>;
  /** The event of this type and key, as soon as it has been published. */
  publishedEvent(type: string, key: string): Promise<unknown>;
  registerByMobile(fields?: object, ip?: string): Promise<TestAnswer>;
  /** The newest text message to this number, as soon as it has been sent. */
  sms(to: string, after?: number): Promise<string>;
  /** The newest e-mail to this address that says this, as soon as more than `after` such have been sent. */
  email(to: string, wanted?: { saying?: string; after?: number }): Promise<Message>;
  /** Records the address as the member's own, without the message that would prove it. */
  proveEmail(memberId: string, email: string): Promise<void>;
  /** How many messages have been sent in all. */
  sent(channel: 'sms' | 'email', to?: string): number;
}

/** The real service with a brand and an agent's codes published to it; `ip` is what the gateway would say. */
export async function startAuth(
  env: Record<string, string> = {},
  brand: Partial<typeof brandState.example> = {},
  rules: typeof registerRulesState.example.rules = {},
): Promise<AuthTest> {
  const messagesDir = mkdtempSync(join(tmpdir(), 'auth-messages-'));
  const bus = new InProcessBus();
  const published: AuthTest['published'] = [];
  bus.observe(({ type, key, value }) =>
    published.push({ type, key, payload: value === null ? null : JSON.parse(value) }),
  );
  await bus.publishState(brandState, { ...brandState.example, ...brand });
  await bus.publishState(registerRulesState, {
    merchantCode: 'senvang',
    rules: {
      ...registerRulesState.example.rules,
      email: rule({ patternId: 3 }),
      mobileNum: rule({ patternId: 6, minLength: 9, maxLength: 9 }),
      payeeName: rule({ patternId: 8 }),
      paymentPassword: rule({ enabled: false, minLength: 6, maxLength: 64 }),
      affiliateCode: rule({}),
      qqNum: rule({ enabled: false }),
      ...rules,
    },
  });
  for (const [code, more] of [
    ['SEN2026', {}],
    ['CLOSED', { enabled: false }],
    ['PAST', { expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['ELSEWHERE', { domain: 'other.example' }],
  ] as const) {
    await bus.publishState(affiliateCodeState, { ...affiliateCodeState.example, code, ...more });
  }
  const service = await startTestService(authService, { bus, env: { MESSAGES_DIR: messagesDir, ...env } });
  await eventually(() => published.some(({ type }) => type === payloadKeyState.type));
  const test = Object.create(service) as AuthTest;
  let people = 0;

  const publicKey = () => {
    const keys = published.filter(({ type, payload }) => type === payloadKeyState.type && payload !== null);
    return (keys.at(-1)!.payload as typeof payloadKeyState.example).publicJwk as JWK;
  };
  const call: AuthTest['call'] = (method, path, body, { ip = home, as = guest, cookie, headers } = {}) =>
    service.as(as).send(method, path, body, {
      'x-lotus-client-ip': ip,
      cookie: cookie?.includes('__Host-code=') ? cookie : [cookie, ownCode].filter(Boolean).join('; '),
      ...headers,
    });
  const messages = (channel: 'sms' | 'email') => {
    try {
      const lines = readFileSync(join(messagesDir, `${channel}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      return lines.map((line) => JSON.parse(line) as Message);
    } catch {
      return [];
    }
  };
  const newest = async (channel: 'sms' | 'email', to: string, { saying = '', after = 0 } = {}) => {
    const sent = () =>
      messages(channel).filter((message) => message.to === to && message.text.includes(saying));
    const mine = await eventually(sent, (found) => found.length > after, {
      what: `${channel} saying "${saying}" to ${to}`,
    });
    return mine.at(-1)!;
  };
  const seal: AuthTest['seal'] = async (fields, { kid, alg = 'ECDH-ES', enc = 'A256GCM', stamp } = {}) => {
    const key = publicKey();
    const iat = Math.floor(service.clock.now().getTime() / 1000);
    const plain = JSON.stringify({ ...fields, iat, jti: randomUUID(), ...stamp });
    const jwe = await new CompactEncrypt(new TextEncoder().encode(plain))
      .setProtectedHeader({ alg, enc, kid: kid ?? String(key.kid) })
      .encrypt(await importJWK(key, alg));
    return { jwe };
  };
  const solvedSlider: AuthTest['solvedSlider'] = async (action, ip = home) => {
    const { body } = await call('POST', '/wps/captcha/slider', { action }, { ip });
    const { id } = body.value as unknown as { id: string };
    const kept = await service.cache.get(`captcha:slider:${id}`);
    return { id, x: (JSON.parse(kept!) as { x: number }).x };
  };
  const withSlider = async (action: 'login' | 'register', fields: object, ip: string) =>
    env['CAPTCHA'] === 'off' || 'sliderCaptcha' in fields
      ? {}
      : { sliderCaptcha: await solvedSlider(action, ip) };

  return Object.assign(test, {
    published,
    call,
    seal,
    publicKey,
    solvedSlider,
    register: async (fields: object = {}, ip = home) => {
      const user = {
        username: `hoasen${(people += 1)}`,
        password: goodPassword,
        confirmPassword: goodPassword,
      };
      const slider = await withSlider('register', fields, ip);
      const body = await seal({ ...user, agreement: true, login: true, ...slider, ...fields });
      return call('PUT', '/wps/member/register', body, { ip });
    },
    logIn: async (username: string, password: string, more: object = {}, ip = home) => {
      const slider = await withSlider('login', more, ip);
      return call(
        'POST',
        '/wps/session/login',
        await seal({ type: 'username', username, password, ...slider, ...more }),
        { ip },
      );
    },
    registerByMobile: async (fields: object = {}, ip = home) => {
      const slider = await withSlider('register', fields, ip);
      const body = await seal({
        countryDialingCode: '84',
        agreement: true,
        login: true,
        ...slider,
        ...fields,
      });
      return call('PUT', '/wps/member/register/mobile', body, { ip });
    },
    proveEmail: (memberId: string, email: string) =>
      service.app
        .get(Transactions)
        .run((tx) =>
          service.app.get(ContactService, { strict: false }).put(tx, memberId, 'email', email, true),
        ),
    sms: async (to: string, after?: number) => (await newest('sms', to, { after })).text,
    email: (to: string, wanted?: { saying?: string; after?: number }) => newest('email', to, wanted),
    sent: (channel: 'sms' | 'email', to?: string) =>
      messages(channel).filter((message) => to === undefined || message.to === to).length,
    asMember: async (answer: TestAnswer) => {
      const { token, memberId } = (answer.body.value ?? {}) as unknown as {
        token?: string;
        memberId?: string;
      };
      if (!token) throw new Error(`the login failed: ${answer.status} ${answer.text}`);
      const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
        sid: string;
        sub: string;
        typ: 0;
      };
      const { sessionIdOf } = await import('#libs/auth');
      return {
        kind: 'member' as const,
        memberId: memberId ?? claims.sub,
        accountType: claims.typ,
        sessionId: sessionIdOf(claims.sid),
      };
    },
    publishedEvent: async (type: string, key: string) => {
      const event = await eventually(() => published.find((one) => one.type === type && one.key === key), {
        what: `${type} of ${key}`,
      });
      return event.payload;
    },
    count: async (table: string) => {
      const [row] = await service.pool.query(`SELECT count(*)::int AS n FROM ${table}`);
      return row.n as number;
    },
  });
}

export function rule(over: object) {
  return { enabled: true, required: false, patternId: 0, minLength: 0, maxLength: 255, ...over };
}
