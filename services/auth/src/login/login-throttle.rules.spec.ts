import { captchaIsDue, captchaWillBeDue, delayAfter } from './login-throttle.rules.js';

describe('the budget of failed logins', () => {
  it('SEC-S5 REG-G7 asks for the captcha after three failures of an account from one network', () => {
    const counts = (pair: number) => ({ pair, account: pair, network: pair });
    expect([1, 2, 3, 4].map((n) => captchaIsDue(counts(n)))).toEqual([false, false, false, true]);
    expect([1, 2, 3].map((n) => captchaWillBeDue(counts(n)))).toEqual([false, false, true]);
  });

  it('SEC-S5 asks for it too when one account is tried from many networks, or many accounts from one', () => {
    expect(captchaIsDue({ pair: 1, account: 11, network: 1 })).toBe(true);
    expect(captchaIsDue({ pair: 1, account: 1, network: 31 })).toBe(true);
    expect(captchaIsDue({ pair: 1, account: 10, network: 30 })).toBe(false);
  });

  it('REG-G7 makes the wait grow, and never longer than 30 minutes', () => {
    expect([5, 6, 7, 8].map(delayAfter)).toEqual([0, 15_000, 30_000, 60_000]);
    expect(delayAfter(13)).toBe(30 * 60_000);
    expect(delayAfter(400)).toBe(30 * 60_000);
  });
});
