import { loginFlags } from './login-flags.rules.js';

const good = { initial: false, knownDefault: false, expired: false };

describe('the flags of a login', () => {
  it('SPEC-4.3 force a change of a well-known default, whatever the brand says', () => {
    expect(loginFlags({ ...good, knownDefault: true }, true, false)).toMatchObject({
      passwordExpired: true,
      passwordKnownDefault: true,
      forcePasswordChange: true,
    });
  });

  it('SPEC-4.3 force a change of an expired password where PWDEXPFORCECHANGE3 is on', () => {
    const expired = { ...good, expired: true };
    expect(loginFlags(expired, true, true)).toMatchObject({
      passwordExpired: true,
      forcePasswordChange: true,
    });
    expect(loginFlags(expired, true, false)).toMatchObject({
      passwordExpired: true,
      forcePasswordChange: false,
    });
  });

  it('SPEC-4.8 force it at the first login', () => {
    expect(loginFlags({ ...good, initial: true }, true, false)).toMatchObject({
      firstTimeLogin: true,
      forcePasswordChange: true,
    });
  });

  it('SPEC-4.3 require no change after a login by SMS or phone service, or with a good password', () => {
    const all = { initial: true, knownDefault: true, expired: true };
    expect(loginFlags(all, false, true).forcePasswordChange).toBe(false);
    expect(loginFlags(good, true, true)).toEqual({
      firstTimeLogin: false,
      passwordExpired: false,
      passwordKnownDefault: false,
      forcePasswordChange: false,
    });
  });
});
