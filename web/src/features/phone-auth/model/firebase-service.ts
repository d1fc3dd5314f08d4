import { initializeApp, type FirebaseError } from '@firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  type Auth,
  type ConfirmationResult,
  type User,
} from '@firebase/auth';
import { currentLanguage } from '~/lib/i18n';
import { languageTag } from '~/lib/language';
import type { PhoneClient } from '../api/phone-service.api';
import { PhoneServiceError, type PhoneService } from './phone-service';

/** The provider's library behind our interface; it stores nothing in the browser. */
export class FirebaseService implements PhoneService {
  private readonly auth: Auth;
  private pending: ConfirmationResult | undefined;
  private confirmed: { code: string; user: User } | undefined;

  constructor({ apiKey, emulator }: PhoneClient) {
    this.auth = initializeAuth(initializeApp({ apiKey }), { persistence: inMemoryPersistence });
    if (emulator === undefined) return;
    connectAuthEmulator(this.auth, emulator, { disableWarnings: true });
    // A stand-in has no puzzle to show.
    this.auth.settings.appVerificationDisabledForTesting = true;
  }

  async send(number: string): Promise<void> {
    this.auth.languageCode = languageTag(currentLanguage());
    const place = document.body.appendChild(document.createElement('div'));
    await ofProvider(async () => {
      const puzzle = new RecaptchaVerifier(this.auth, place, { size: 'invisible' });
      try {
        this.pending = await signInWithPhoneNumber(this.auth, number, puzzle);
        this.confirmed = undefined;
      } finally {
        puzzle.clear();
        place.remove();
      }
    });
  }

  async confirm(code: string): Promise<string> {
    const { pending, confirmed } = this;
    // A code is valid once, so it is reused if the form was rejected for another reason.
    if (confirmed?.code === code) return ofProvider(() => confirmed.user.getIdToken(true));
    if (!pending) throw new PhoneServiceError('auth/code-expired');
    return ofProvider(async () => {
      const { user } = await pending.confirm(code);
      this.confirmed = { code, user };
      return user.getIdToken();
    });
  }
}

async function ofProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new PhoneServiceError((error as FirebaseError).code ?? 'unknown');
  }
}
