import { jest } from '@jest/globals';
import { RateLimits } from '#libs/platform';
import { MessageService } from '../../src/messages/message.service.js';
import { PhoneCodeService } from '../../src/verification/phone-code.service.js';
import { SmsQuotaService } from '../../src/verification/sms-quota.service.js';
import { startAuth, type AuthTest } from '../support/auth-test.js';
import { addressOf, hashQuickly, inCrowds, tries, without } from './attacker.js';

/** Of one purpose; the setting is for all four. */
const perDay = 60;
const all = Array.from({ length: tries }, (_, n) => n);

/** Messages cost money and may go to numbers that pay the attacker. The attacker has patience: waits between two are skipped. */
describe('SEC-S10 SPEC-5.4 an attacker who has messages sent', () => {
  let auth: AuthTest;
  let sent: ReturnType<typeof jest.spyOn>;
  let numbers = 900_100_000;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', SMS_PER_DAY: String(5 * perDay) });
    hashQuickly(auth);
    sent = jest.spyOn(of(MessageService), 'sendSms');
  });
  beforeEach(async () => {
    jest.spyOn(of(RateLimits), 'pause').mockResolvedValue(true);
    await auth.cache.delete(`sms:day:register:${auth.clock.now().toISOString().slice(0, 10)}`);
  });
  afterAll(() => auth?.close());

  const of = <T>(type: new (...parameters: never[]) => T): T =>
    auth.app.get(type as never, { strict: false });
  const ask = (mobileNo: string, ip: string, countryDialingCode = '84') =>
    auth.call('POST', '/wps/verification/sms/register', { mobileNo, countryDialingCode }, { ip });
  async function costOf(attack: () => Promise<unknown>): Promise<number> {
    const before = sent.mock.calls.length;
    await attack();
    return sent.mock.calls.length - before;
  }
  const newNumber = () => String((numbers += 1));
  const withoutThrottle = () => {
    const budgets = of(SmsQuotaService);
    return [
      jest.spyOn(budgets, 'spend').mockResolvedValue(undefined),
      jest.spyOn(budgets, 'assertLeftToday').mockResolvedValue(undefined),
    ];
  };

  it.each<[string, number, () => Promise<unknown>]>([
    [
      'to one number, from 200 addresses',
      30,
      async () => {
        const victim = newNumber();
        await inCrowds(all, (n) => ask(victim, addressOf(n)));
      },
    ],
    [
      'to one number in 200 spellings',
      30,
      async () => {
        const digits = newNumber();
        const spelt = (n: number) =>
          [`0${digits}`, digits, `${digits.slice(0, 3)} ${digits.slice(3)}`, ` ${digits}`][n % 4]!;
        await inCrowds(all, (n) => ask(spelt(n), addressOf(300 + n)));
      },
    ],
    ['to 200 numbers, from one address', 60, () => inCrowds(all, () => ask(newNumber(), '203.0.113.80'))],
    [
      'to 200 numbers, from 200 addresses',
      perDay,
      () => inCrowds(all, (n) => ask(newNumber(), addressOf(600 + n))),
    ],
  ])('is refused %s, after at most %i messages', async (_, most, attack) => {
    expect(await costOf(attack)).toBeLessThanOrEqual(most);
    if (_.includes('one address')) await auth.cache.delete('limit:sms:address:203.0.113.80');
    const cost = await without(withoutThrottle(), () => costOf(attack));
    expect(cost).toBeGreaterThanOrEqual(tries * 0.9);
  });

  it('causes none to countries that the brand does not serve', async () => {
    const abroad = ['371', '53'];
    const attack = () =>
      inCrowds(all, (n) => ask(String((n % 2 ? 50_000_000 : 20_000_000) + n), addressOf(n), abroad[n % 2]));
    expect(await costOf(attack)).toBe(0);
    const codes = of(PhoneCodeService) as unknown as { config: object };
    const serving = jest.replaceProperty(codes, 'config', {
      ...codes.config,
      smsDialingCodes: ['84', ...abroad],
    });
    const cost = await without([...withoutThrottle(), { mockRestore: () => serving.restore() }], () =>
      costOf(attack),
    );
    expect(cost).toBeGreaterThan(tries / 2);
  });
});
