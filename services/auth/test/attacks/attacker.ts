import { createHash, randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { TestAnswer } from '#libs/testing';
import { PasswordHasher } from '../../src/hashing/password-hasher.js';
import { LoginThrottleService } from '../../src/login/login-throttle.service.js';
import { startAuth, type AuthTest } from '../support/auth-test.js';

/** Of each kind of attack, at least. */
export const tries = 200;
/** Enough to see that it gets through where the defence is away. */
export const fewTries = 20;

export const codeOf = ({ body }: TestAnswer): string => body.code ?? 'ok';

export function addressOf(n: number): string {
  return `198.${18 + Math.floor(n / 200)}.${(n % 200) + 1}.7`;
}

/** All of them, some at a time: as fast as the service answers, without outrunning its queue. */
export async function inCrowds<T, R>(
  list: readonly T[],
  ask: (one: T, n: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  for (let start = 0; start < list.length; start += 20)
    answers.push(...(await Promise.all(list.slice(start, start + 20).map((one, n) => ask(one, start + n)))));
  return answers;
}

/** What an answer shows of itself, without what differs between any two. */
export function looksOf({ status, headers, body }: TestAnswer): string {
  const shown = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  const plain = JSON.stringify(body, (key, value: unknown) =>
    ['requestId', 'token', 'memberId', 'account'].includes(key) ? typeof value : value,
  );
  const length = shown.map(([name, value]) => [name, name === 'content-length' ? plain.length : value]);
  return JSON.stringify([status, length.toSorted(), plain]);
}

/** Takes one defence away for as long as `attack` lasts, so that it is seen to be the one that held. */
export async function without<T>(
  defence: { mockRestore(): void } | readonly { mockRestore(): void }[],
  attack: () => Promise<T>,
): Promise<T> {
  try {
    return await attack();
  } finally {
    for (const one of [defence].flat()) one.mockRestore();
  }
}

/** Thousands of tries in seconds: a digest in the place of Argon2id. What is asked and counted around it stays as it is. */
export function hashQuickly(auth: AuthTest): { hash: jest.Spied<never>; verify: jest.Spied<never> } {
  const hasher = auth.app.get(PasswordHasher, { strict: false });
  const digest = (secret: string) => createHash('sha256').update(secret.normalize('NFC')).digest('base64url');
  jest.spyOn(hasher, 'isOutdated').mockReturnValue(false);
  return {
    hash: jest.spyOn(hasher, 'hash').mockImplementation(async (secret) => digest(secret)) as never,
    verify: jest
      .spyOn(hasher, 'verify')
      .mockImplementation(async (stored, secret) => stored != null && stored === digest(secret)) as never,
  };
}

/** The service with registered victims, each from another address. */
export async function startWithVictims(
  usernames: readonly string[],
  settings: Record<string, string> = {},
): Promise<AuthTest> {
  const auth = await startAuth(settings);
  hashQuickly(auth);
  for (const [n, username] of usernames.entries()) {
    const answer = await auth.register({ username }, `192.0.2.${n + 1}`);
    if (answer.status !== 200) throw new Error(`registering a victim failed: ${answer.text}`);
  }
  return auth;
}

/** Switches the throttle off. */
export function withoutThrottle(auth: AuthTest, captchaDue = false): { mockRestore(): void }[] {
  const budgets = auth.app.get(LoginThrottleService, { strict: false });
  const attempt = {
    captchaDue,
    counts: { pair: 1, account: 1, network: 1 },
    keys: { pair: 'a', account: 'b', network: 'c', delay: 'd' },
  };
  return [
    jest.spyOn(budgets, 'begin').mockResolvedValue(attempt),
    jest.spyOn(budgets, 'admit').mockResolvedValue(undefined),
  ];
}

/** An attacker whose machine finds the gap in every slider; drawing the picture is left out. */
export async function sliderSolvedBy(
  auth: AuthTest,
  action: 'login' | 'register',
  ip: string,
): Promise<{ id: string; x: number }> {
  const id = randomUUID();
  await auth.cache.set(`captcha:slider:${id}`, JSON.stringify({ x: 100, action, ip }), 120_000);
  return { id, x: 100 };
}
