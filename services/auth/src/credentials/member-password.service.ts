import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { AccountRepository, type AccountRow } from '../account/account.repository.js';
import { SecurityNoticeService } from '../account/security-notice.service.js';
import { BrandService } from '../brand/brand.service.js';
import { FieldErrors } from '../brand/field.errors.js';
import { fieldProblems } from '../brand/field.rules.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { PasswordPolicyErrors } from '../hashing/password-policy.errors.js';
import { PasswordPolicyService } from '../hashing/password-policy.service.js';
import { FundPasswordRepository } from './fund-password.repository.js';
import { PasswordErrors } from './password.errors.js';

/** Checks, hashes and writes a new login password, whatever authorised the change. */
@Injectable()
export class MemberPasswordService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly fundPasswords: FundPasswordRepository,
    private readonly passwords: PasswordHasher,
    private readonly policy: PasswordPolicyService,
    private readonly brand: BrandService,
    private readonly notices: SecurityNoticeService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The checks that need no account. */
  checkPair(newPassword: string, confirmation: string | undefined): void {
    if (confirmation !== undefined && newPassword !== confirmation)
      throw PasswordPolicyErrors.PASSWORDS_DIFFER();
    this.policy.check(newPassword, '');
  }

  /** Hashes the new password after checking it against this account. */
  async hashFor(account: AccountRow, newPassword: string): Promise<string> {
    this.policy.check(newPassword, account.username);
    const rule = this.brand.fieldRules()['password'];
    const problems = rule ? fieldProblems({ password: newPassword }, { password: rule }) : [];
    if (problems.length > 0) throw FieldErrors.REGISTER_FIELD_INVALID({ fields: problems });
    if (await this.passwords.verify(account.password_hash, newPassword))
      throw PasswordErrors.PASSWORD_SAME_AS_BEFORE();
    const fundHash = await this.fundPasswords.hashOf(account.id);
    if (fundHash !== undefined && (await this.passwords.verify(fundHash, newPassword)))
      throw PasswordPolicyErrors.FUND_PASSWORD_EQUALS_PASSWORD();
    return this.passwords.hash(newPassword);
  }

  /** Refuses if the password is no longer `verified`, the hash that authorised the change. */
  async put(tx: Tx, memberId: string, hash: string, verified?: string | null): Promise<void> {
    if (!(await this.accounts.setPassword(tx, memberId, hash, this.clock.now(), verified)))
      throw PasswordErrors.PASSWORD_CHANGED_MEANWHILE();
    await this.notices.changed(tx, memberId, 'password');
  }
}
