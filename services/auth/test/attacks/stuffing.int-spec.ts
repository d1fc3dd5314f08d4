import { jest } from '@jest/globals';
import type { TestAnswer } from '#libs/testing';
import { goodPassword, type AuthTest } from '../support/auth-test.js';
import {
  addressOf,
  codeOf,
  fewTries,
  inCrowds,
  sliderSolvedBy,
  startWithVictims,
  tries,
  without,
  withoutThrottle,
} from './attacker.js';

/** With captchas and budgets as they are for everybody. The attacker solves every slider, and no picture. */
describe('SEC-S5 an attacker with passwords from elsewhere', () => {
  let auth: AuthTest;
  const victims = Array.from({ length: 5 }, (_, n) => `nannhan${n}x`);

  beforeAll(async () => {
    auth = await startWithVictims(victims);
  });
  afterAll(() => auth?.close());

  const entered = (answers: TestAnswer[]) => answers.filter((answer) => codeOf(answer) === 'ok').length;
  const solving = async (username: string, password: string, ip: string) =>
    auth.logIn(username, password, { sliderCaptcha: await sliderSolvedBy(auth, 'login', ip) }, ip);

  /** A list of names and passwords of which the last five are right. */
  const leaked = Array.from({ length: tries }, (_, n) => {
    const victim = victims[n - (tries - victims.length)];
    return victim === undefined
      ? { username: `rori${n}x`, password: 'leaked elsewhere' }
      : { username: victim, password: goodPassword };
  });
  const fromOneNetwork = (ip: string) =>
    inCrowds(leaked, ({ username, password }) => solving(username, password, ip));
  /** The right password is the last of the list, and each comes from an address of its own. */
  const byManyMachines = (victim: string, times: number) =>
    inCrowds(
      Array.from({ length: times }, (_, n) => n),
      (n) => solving(victim, n === times - 1 ? goodPassword : `leaked elsewhere ${n}`, addressOf(n)),
    );

  it('opens no account from one network with 200 pairs, and does without the throttle', async () => {
    expect(entered(await fromOneNetwork('203.0.113.66'))).toBe(0);
    const answers = await without(withoutThrottle(auth), () => fromOneNetwork('203.0.113.67'));
    expect(entered(answers)).toBe(victims.length);
  });

  it('opens no account with 200 machines on one account, and does without the throttle', async () => {
    expect(entered(await byManyMachines(victims[0]!, tries))).toBe(0);
    expect(entered(await without(withoutThrottle(auth), () => byManyMachines(victims[1]!, fewTries)))).toBe(
      1,
    );
  });

  it('locks no owner out: a captcha is due, and a known browser needs none', async () => {
    const answer = await auth.logIn(victims[0]!, goodPassword, {}, '192.0.2.77');
    expect([codeOf(answer), answer.body.value]).toEqual(['CAPTCHA_REQUIRED', { captcha: true }]);
  });

  it('learns of at most 30 user names an hour whether they are taken', async () => {
    const ask = async (n: number, ip: string) => {
      const slider = { sliderCaptcha: await sliderSolvedBy(auth, 'register', ip) };
      return auth.register({ username: n % 2 ? victims[0] : `conchua${n}`, password: 'x', ...slider }, ip);
    };
    const all = (ip: string) =>
      inCrowds(
        Array.from({ length: tries }, (_, n) => n),
        (n) => ask(n, ip),
      );
    const informed = (answers: TestAnswer[]) =>
      answers.filter((answer) => codeOf(answer) !== 'REGISTRATION_LIMIT').length;
    expect(informed(await all('203.0.113.68'))).toBe(30);
    const { increment } = auth.cache;
    const counting = jest
      .spyOn(auth.cache, 'increment')
      .mockImplementation(async (key, ttl) =>
        key.startsWith('limit:register:') ? 1 : increment.call(auth.cache, key, ttl),
      );
    expect(informed(await without(counting, () => all('203.0.113.69')))).toBe(tries);
  });
});
