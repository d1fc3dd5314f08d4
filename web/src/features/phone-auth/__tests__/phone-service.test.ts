import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, loadNamespaces } from '~/lib/i18n';
import { LANGUAGES } from '~/lib/language';
import { PhoneServiceError } from '../model/phone-service';

describe('what the outside phone service says', () => {
  beforeAll(() => loadNamespaces('phone-auth'));
  afterAll(() => changeLanguage('vi'));

  it.each([
    ['SPEC-8.18', 'auth/invalid-phone-number', 'Phone number format incorrect.'],
    ['SPEC-8.19', 'auth/missing-phone-number', 'Enter a phone number.'],
    ['SPEC-8.20', 'auth/too-many-requests', 'Too many requests, please retry after 5 minutes.'],
    ['SPEC-8.21', 'auth/internal-error', 'Unknown error in the verification of the phone number.'],
    ['SPEC-8.22', 'auth/invalid-verification-code', 'The verification code is invalid.'],
    ['SPEC-8.23', 'auth/missing-verification-code', 'Enter a verification code.'],
    ['SPEC-8.24', 'auth/captcha-check-failed', 'The captcha check failed, please try again.'],
    ['SPEC-8.25', 'auth/quota-exceeded', 'The SMS quota is not enough, please retry later.'],
    ['SPEC-8.26', 'auth/operation-not-allowed', 'The operation is not allowed, please contact support.'],
    ['SPEC-8.27', 'auth/code-expired', 'The code has expired, please have it sent again.'],
    ['SPEC-8.28', 'auth/popup-closed-by-user', 'The window was closed by the user, the login failed.'],
  ])('%s is said of %s in all seven languages', async (_, code, english) => {
    const said = new Map<string, string>();
    for (const language of LANGUAGES) {
      await changeLanguage(language);
      said.set(language, new PhoneServiceError(code).words);
    }
    expect(said.get('en')).toBe(english);
    expect(new Set(said.values()).size).toBe(LANGUAGES.length);
  });

  it('is the connection where it cannot be reached', async () => {
    await changeLanguage('en');
    const text = new PhoneServiceError('auth/network-request-failed').words;
    expect(text).toBe('Connection problem, please retry');
  });

  it('is unknown where its code is the name of something every object has', async () => {
    await changeLanguage('en');
    expect(new PhoneServiceError('constructor').words).toMatch(/^Unknown error/);
  });
});
