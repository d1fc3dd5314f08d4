import type { DomainError, Language } from '#libs/platform';
import { CaptchaErrors } from '../captcha/captcha.errors.js';
import { VerificationErrors } from './verification.errors.js';
import { PhoneAuthErrors } from './phone-auth.errors.js';

/** Maps the error codes of the provider's script to error codes of this API (specification 8). */
const ours: Record<string, () => DomainError> = {
  'auth/invalid-phone-number': VerificationErrors.PHONE_NUMBER_INVALID,
  'auth/missing-phone-number': VerificationErrors.PHONE_NUMBER_MISSING,
  'auth/too-many-requests': VerificationErrors.SMS_TOO_MANY_REQUESTS,
  'auth/invalid-verification-code': VerificationErrors.VERIFICATION_CODE_INVALID,
  'auth/missing-verification-code': VerificationErrors.VERIFICATION_CODE_MISSING,
  'auth/captcha-check-failed': CaptchaErrors.CAPTCHA_CHECK_FAILED,
  'auth/quota-exceeded': VerificationErrors.SMS_QUOTA_EXCEEDED,
  'auth/operation-not-allowed': VerificationErrors.PHONE_OPERATION_NOT_ALLOWED,
  'auth/code-expired': VerificationErrors.VERIFICATION_CODE_EXPIRED,
  'auth/popup-closed-by-user': PhoneAuthErrors.PHONE_LOGIN_CANCELLED,
};

export interface ProviderError {
  providerCode: string;
  code: string;
  message: string;
}

/** The last entry applies to every other code. */
export function providerErrors(language: Language): ProviderError[] {
  const all = [...Object.entries(ours), ['*', PhoneAuthErrors.PHONE_AUTH_UNKNOWN_ERROR] as const];
  return all.map(([providerCode, raise]) => {
    const { code, wording } = raise();
    return { providerCode, code, message: wording[language] };
  });
}
