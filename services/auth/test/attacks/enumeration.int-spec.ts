import { jest } from '@jest/globals';
import { PlatformErrors } from '#libs/platform';
import type { TestAnswer } from '#libs/testing';
import { AccountRepository } from '../../src/account/account.repository.js';
import { ContactService } from '../../src/account/contact.service.js';
import { PasswordHasher } from '../../src/hashing/password-hasher.js';
import { PhoneAuthErrors } from '../../src/verification/phone-auth.errors.js';
import { PhoneProofService } from '../../src/verification/phone-proof.service.js';
import { ContactErrors } from '../../src/account/contact.errors.js';
import { goodPassword, rule, startAuth, type AuthTest } from '../support/auth-test.js';
import { addressOf, hashQuickly, inCrowds, looksOf, tries, without } from './attacker.js';

const switches = [
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'MOBILEVERCODELOGIN3',
];
const whitelabel = [
  { modId: 'ALL3', enabled: '1', childrenNodes: switches.map((modId) => ({ modId, enabled: '1' })) },
];
// Captchas and budgets stand before these routes as well; here the answers alone must hold.
const settings = { CAPTCHA: 'off', REGISTRATIONS_PER_HOUR: '10000', RATE_LIMITS: '100000' };
const people = 20;
/** So that both kinds of people together make {@link tries}. */
const allRounds = tries / 2 / people;

interface Person {
  username: string;
  mobileNum: string;
  email: string;
}

/** A way to ask after somebody, and the same way as it would be if the service said what it finds. */
interface ProbedRoute {
  ask(person: Person, ip: string): Promise<TestAnswer>;
  open(): { mockRestore(): void };
  /** Passwords hashed or compared for one answer. */
  work: number;
}

describe('SEC-S6 an attacker who enumerates accounts', () => {
  let auth: AuthTest;
  let known: Person[];
  let asked = 0;
  const device = { cookie: `__Host-device=${'d'.repeat(32)}` };

  const person = (name: string, number: number): Person => ({
    username: `${name}${number}`,
    mobileNum: String(number),
    email: `${name}${number}@example.com`,
  });

  beforeAll(async () => {
    auth = await startAuth(settings, { whitelabel }, { email: rule({ patternId: 3 }) });
    hashQuickly(auth);
    known = Array.from({ length: people }, (_, n) => person('quen', 900_002_000 + n));
    await inCrowds(known, async ({ username, mobileNum, email }, n) => {
      await post('/wps/verification/sms/register', { mobileNo: mobileNum }, addressOf(n));
      const verificationCode = /\b\d{6}\b/.exec(await auth.sms(`+84${mobileNum}`))![0];
      const password = { password: goodPassword, confirmPassword: goodPassword };
      const answer = await auth.registerByMobile(
        { username, mobileNum, email, ...password, verificationCode },
        addressOf(n),
      );
      if (answer.status !== 200) throw new Error(`unknown to ask after: ${answer.text}`);
      await auth.proveEmail((answer.body.value as unknown as { memberId: string }).memberId, email);
    });
  });
  afterAll(() => auth?.close());

  const post = (path: string, body: unknown, ip: string, method = 'POST') =>
    auth.call(method, path, body, { ip, ...device });
  const sealed = async (path: string, fields: object, ip: string, method = 'POST') =>
    post(path, await auth.seal({ countryDialingCode: '84', ...fields }), ip, method);
  const of = <T>(type: new (...parameters: never[]) => T): T =>
    auth.app.get(type as never, { strict: false });

  /** A service that says "there is unknown of that name". */
  const reportsUnknown = (method: 'findByUsername' | 'findByProvenContact') => () => {
    const rows = of(AccountRepository);
    const find = rows[method].bind(rows) as (...key: never[]) => Promise<unknown>;
    return jest.spyOn(rows, method).mockImplementation((async (...key: never[]) => {
      const found = await find(...key);
      if (!found) throw PlatformErrors.NOT_FOUND();
      return found;
    }) as never);
  };
  /** The same of a login by name, which looks for the browser as well. */
  const reportsUnknownLogsIn = () => {
    const rows = of(AccountRepository);
    const find = rows.findForLogin.bind(rows);
    return jest.spyOn(rows, 'findForLogin').mockImplementation(async (...key) => {
      const found = await find(...key);
      if (!found.account) throw PlatformErrors.NOT_FOUND();
      return found;
    });
  };
  /** A service that says "that number is taken". */
  const saysTaken = () => {
    const rows = of(AccountRepository);
    const find = rows.findByProvenContact.bind(rows);
    return jest.spyOn(rows, 'findByProvenContact').mockImplementation(async (...key) => {
      if (await find(...key)) throw ContactErrors.CONTACT_IN_USE();
      return undefined;
    });
  };
  const saysAddressTaken = () => {
    const contacts = of(ContactService);
    const put = contacts.put.bind(contacts);
    return jest.spyOn(contacts, 'put').mockImplementation(async (tx, memberId, kind, value, proven) => {
      if (known.some(({ email, mobileNum }) => value === email || value.endsWith(mobileNum)))
        throw ContactErrors.CONTACT_IN_USE();
      return put(tx, memberId, kind, value, proven);
    });
  };
  const newUser = () => ({
    username: `moitinh${(asked += 1)}`,
    ...{ password: goodPassword, confirmPassword: goodPassword, agreement: true, login: true },
  });

  const routes: Record<string, ProbedRoute> = {
    'a login by name': {
      ask: ({ username }, ip) =>
        sealed('/wps/session/login', { type: 'username', username, password: 'wrong' }, ip),
      open: reportsUnknownLogsIn,
      work: 1,
    },
    'a login by number and password': {
      ask: ({ mobileNum }, ip) =>
        sealed('/wps/session/login', { type: '', username: mobileNum, password: 'wrong' }, ip),
      open: reportsUnknown('findByProvenContact'),
      work: 1,
    },
    'a login by a code': {
      ask: ({ mobileNum }, ip) =>
        sealed('/wps/session/login', { type: 'sms', mobileNum, verificationCode: '00000x' }, ip),
      open: () => {
        const proofs = of(PhoneProofService);
        const prove = proofs.prove.bind(proofs);
        return jest.spyOn(proofs, 'prove').mockImplementation(async (purpose, proof, ip) => {
          if (!known.some(({ mobileNum }) => mobileNum === proof.mobileNum))
            throw PhoneAuthErrors.PHONE_NOT_REGISTERED();
          return prove(purpose, proof, ip);
        });
      },
      work: 1,
    },
    'a forgotten password, by e-mail': {
      ask: ({ username, email }, ip) =>
        auth.call('POST', '/wps/member/password/email', new URLSearchParams({ username, email }).toString(), {
          ip,
          ...device,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      open: reportsUnknown('findByUsername'),
      work: 0,
    },
    'a forgotten password, by a code to the number': {
      ask: ({ mobileNum }, ip) => post('/wps/verification/sms/noLogin', { mobileNum, purpose: 'reset' }, ip),
      open: reportsUnknown('findByProvenContact'),
      work: 1,
    },
    'a registration, by a code to the number': {
      ask: ({ mobileNum }, ip) => post('/wps/verification/sms/register', { mobileNo: mobileNum }, ip),
      open: saysTaken,
      work: 1,
    },
    'a registration with that address': {
      ask: ({ email }, ip) => sealed('/wps/member/register', { ...newUser(), email }, ip, 'PUT'),
      open: saysAddressTaken,
      work: 1,
    },
  };

  /** Every person some times, each from an address of its own; how the answers look, and what they cost. */
  async function askAll(
    route: ProbedRoute,
    list: Person[],
    from: number,
    rounds: number,
  ): Promise<{ looks: Set<string>; work: number }> {
    const hasher = of(PasswordHasher);
    const workOf = () =>
      jest.mocked(hasher.hash).mock.calls.length + jest.mocked(hasher.verify).mock.calls.length;
    const before = workOf();
    const looks = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const answers = await inCrowds(list, (one, n) => route.ask(one, addressOf(from + round * people + n)));
      answers.forEach((answer) => looks.add(looksOf(answer)));
    }
    return { looks, work: (workOf() - before) / (rounds * list.length) };
  }

  let used = 0;
  async function attack(
    route: ProbedRoute,
    rounds: number,
  ): Promise<{ distinguishes: boolean; work: number[] }> {
    const unknown = Array.from({ length: people }, (_, n) => person('vo', 900_005_000 + used + n));
    const from = 100 + used;
    used += 200;
    const [of, ofUnknown] = [
      await askAll(route, known, from, rounds),
      await askAll(route, unknown, from + 100, rounds),
    ];
    const distinguishes =
      [...of.looks].some((look) => !ofUnknown.looks.has(look)) || of.looks.size !== ofUnknown.looks.size;
    return { distinguishes, work: [of.work, ofUnknown.work] };
  }

  it.each(Object.keys(routes))(
    'learns nothing in 200 tries from %s, by body, status or work',
    async (name) => {
      const route = routes[name]!;
      expect(await attack(route, allRounds)).toEqual({
        distinguishes: false,
        work: [route.work, route.work],
      });
      const { distinguishes } = await without(route.open(), () => attack(route, 1));
      expect(distinguishes).toBe(true);
    },
  );
});
