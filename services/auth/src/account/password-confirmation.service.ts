import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { PlatformErrors } from '#libs/platform';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { AccountRepository, type AccountRow } from './account.repository.js';
import { PasswordConfirmationErrors } from './password-confirmation.errors.js';

const maxTries = 5;
const lockMs = 15 * 60_000;

/** Sensitive changes require the present login password again. */
@Injectable()
export class PasswordConfirmationService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordHasher,
    @Inject(CACHE) private readonly cache: Cache,
  ) {}

  /**
   * Returns the account if the password is right. Tries are counted per member; only their own sessions reach
   * this.
   */
  async confirm(memberId: string, password: string | undefined): Promise<AccountRow> {
    const account = await this.accounts.findById(memberId);
    if (!account?.password_hash) throw PlatformErrors.NOT_FOUND();
    // Generated or given by someone else: the member may not know it, so it confirms nothing.
    if (account.password_initial) throw PasswordConfirmationErrors.PASSWORD_NOT_SET();
    if (!password) throw PasswordConfirmationErrors.OLD_PASSWORD_REQUIRED();
    const key = `password:tries:${memberId}`;
    if ((await this.cache.increment(key, lockMs)) > maxTries)
      throw PasswordConfirmationErrors.PASSWORD_TRIES_USED(undefined, lockMs / 1000);
    if (!(await this.passwords.verify(account.password_hash, password)))
      throw PasswordConfirmationErrors.OLD_PASSWORD_WRONG();
    await this.cache.delete(key);
    return account;
  }
}
