import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CACHE, type Cache } from '#libs/cache';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { AccountRepository, type AccountRow } from '../account/account.repository.js';
import { FundPasswordRepository } from './fund-password.repository.js';
import { RegisterErrors } from '../register/register.errors.js';
import { RegistrationForm } from '../register/registration-form.js';
import { SecurityNoticeService } from '../account/security-notice.service.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { PasswordErrors } from './password.errors.js';

const mostTries = 5;
const lockMs = 15 * 60_000;

/** A new login password, by whatever right: what it must be, and what its change brings with it. */
@Injectable()
export class MemberPasswordService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly fundPasswords: FundPasswordRepository,
    private readonly passwords: PasswordHasher,
    private readonly form: RegistrationForm,
    private readonly notices: SecurityNoticeService,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The member with a right present password. Tries are counted per member, and only a session of theirs can use them up. */
  async confirm(memberId: string, password: string | undefined): Promise<AccountRow> {
    const account = await this.accounts.findById(memberId);
    if (!account?.password_hash) throw PlatformErrors.NOT_FOUND();
    if (account.password_initial) return account; // nobody knows it: it was given by somebody else, or by chance
    if (!password) throw PasswordErrors.OLD_PASSWORD_REQUIRED();
    const key = `password:tries:${memberId}`;
    if ((await this.cache.increment(key, lockMs)) > mostTries)
      throw PasswordErrors.PASSWORD_TRIES_USED(undefined, lockMs / 1000);
    if (!(await this.passwords.verify(account.password_hash, password)))
      throw PasswordErrors.OLD_PASSWORD_WRONG();
    await this.cache.delete(key);
    return account;
  }

  /** What holds for every new password, before anybody is known. */
  checkPair(newPassword: string, confirmation: string | undefined): void {
    if (confirmation !== undefined && newPassword !== confirmation) throw RegisterErrors.PASSWORDS_DIFFER();
    this.form.checkPassword(newPassword, '');
  }

  /** Hashes the new password, having seen that this account may have it. */
  async hashFor(account: AccountRow, newPassword: string): Promise<string> {
    this.form.checkPassword(newPassword, account.username);
    if (await this.passwords.verify(account.password_hash, newPassword))
      throw PasswordErrors.PASSWORD_SAME_AS_BEFORE();
    const fundHash = await this.fundPasswords.hashOf(account.id);
    if (fundHash !== undefined && (await this.passwords.verify(fundHash, newPassword)))
      throw RegisterErrors.FUND_PASSWORD_EQUALS_PASSWORD();
    return this.passwords.hash(newPassword);
  }

  /** Writes it; `verified` is the hash on whose strength it is changed. */
  async put(tx: EntityManager, memberId: string, hash: string, verified?: string | null): Promise<void> {
    if (!(await this.accounts.setPassword(tx, memberId, hash, this.clock.now(), verified)))
      throw PasswordErrors.PASSWORD_CHANGED_MEANWHILE();
    await this.notices.changed(tx, memberId, 'password');
  }
}
