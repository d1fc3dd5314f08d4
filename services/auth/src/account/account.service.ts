import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { memberRegistered } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { AccountRepository, type NewAccount } from './account.repository.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Writes the account and publishes its registration; false if the user name is taken. */
  async open(
    tx: Tx,
    account: NewAccount & { recommenderId?: string; bonusContact?: boolean },
  ): Promise<boolean> {
    const now = this.clock.now();
    if (!(await this.accounts.insert(tx, account, now))) return false;
    await this.outbox.add(tx, memberRegistered, {
      memberId: account.id,
      account: account.username,
      accountType: account.type,
      ...(account.affiliateCode !== undefined && { affiliateCode: account.affiliateCode }),
      ...(account.referralCode !== undefined && { referralCode: account.referralCode }),
      ...(account.recommenderId !== undefined && { recommenderId: account.recommenderId }),
      ...(account.bonusContact !== undefined && { bonusContact: account.bonusContact }),
      language: account.language,
      registeredAt: now.toISOString(),
    });
    return true;
  }
}
