import { Inject, Injectable } from '@nestjs/common';
import type { AccountType } from '#libs/auth';
import { Transactions } from '#libs/database';
import { CONFIG, newId } from '#libs/platform';
import { AccountRepository } from '../account/account.repository.js';
import { Accounts } from '../account/accounts.service.js';
import type { AuthConfig } from '../auth.config.js';
import { Brand } from '../brand/brand.service.js';
import { Operators } from '../operator/operators.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { Registration } from '../register/register.service.js';

/** Opens the accounts of a demonstration, each once however often it is asked. */
@Injectable()
export class DemoSeed {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: Accounts,
    private readonly accountRows: AccountRepository,
    private readonly operators: Operators,
    private readonly registration: Registration,
    private readonly passwords: PasswordHasher,
    private readonly brand: Brand,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Answers with the member id. The password passes the rules everybody's passes. */
  async member(
    username: string,
    password: string,
    type: AccountType,
    affiliateCode?: string,
  ): Promise<string> {
    const known = await this.accountRows.findByUsername(username);
    if (known) return known.id;
    this.registration.checkPassword(password, username);
    const passwordHash = await this.passwords.hash(password);
    const id = newId();
    const { merchantCode, termsVersion } = this.config;
    const account = { id, username, type, passwordHash, merchantCode, termsVersion, language: 'vi' };
    await this.transactions.run((tx) =>
      this.accounts.open(tx, { ...account, ...(affiliateCode !== undefined && { affiliateCode }) }),
    );
    return (await this.accountRows.findByUsername(username))!.id;
  }

  async operator(username: string, password: string): Promise<void> {
    this.registration.checkPassword(password, username);
    await this.operators.add(username, password, ['admin']);
  }

  affiliateCodeOf(agentId: string): string | undefined {
    return this.brand.affiliateCodeOf(agentId);
  }
}
