import i18next from 'i18next';
import { WordedError } from '~/lib/worded-error';

/** An outside service that sends codes and vouches for numbers, as far as the forms know it. */
export interface PhoneService {
  /** Has a code sent to the number, in its international form. */
  send(number: string): Promise<void>;
  /** The identity token that the service gives for the code; asked again with the same code, a newer one. */
  confirm(code: string): Promise<string>;
}

/** Texts of this feature's catalogue (specification 8), by what the provider's script says. */
const WORDS = {
  'auth/invalid-phone-number': 'invalidNumber',
  'auth/missing-phone-number': 'missingNumber',
  'auth/too-many-requests': 'tooMany',
  'auth/invalid-verification-code': 'invalidCode',
  'auth/missing-verification-code': 'missingCode',
  'auth/captcha-check-failed': 'captcha',
  'auth/invalid-app-credential': 'captcha',
  'auth/quota-exceeded': 'quota',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/code-expired': 'expired',
  'auth/missing-verification-id': 'expired',
  'auth/invalid-verification-id': 'expired',
  'auth/popup-closed-by-user': 'closed',
  'auth/user-cancelled': 'closed',
} as const;

/** An error of the external service with its code; its texts are loaded with the service. */
export class PhoneServiceError extends WordedError {
  constructor(readonly code: string) {
    super(code);
    this.name = 'PhoneServiceError';
  }

  get words(): string {
    const { code } = this;
    if (code === 'auth/network-request-failed') return i18next.t('common:error.connection');
    const key = Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : 'unknown';
    return i18next.t(`phone-auth:${key}`);
  }
}
