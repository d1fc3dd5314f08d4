import { Injectable } from '@nestjs/common';
import { DomainError, ServiceClient } from '#libs/platform';
import type { AccountStatus } from './account-status.rules.js';

/** A locked wallet refuses bets, holds and transfers; winnings are still credited. */
@Injectable()
export class WalletLockClient {
  constructor(private readonly client: ServiceClient) {}

  /** Resolves once the wallet has applied it. */
  async apply(memberId: string, status: AccountStatus): Promise<void> {
    const body = {
      book: 'REAL',
      status: status === 'OPEN' ? 'OPEN' : 'LOCKED',
      reason: `the account is ${status.toLowerCase()}`,
    };
    try {
      await this.client.call('wallet', 'PUT', `/internal/accounts/${memberId}/status`, { memberId, body });
    } catch (error) {
      // An account that the auditor has stopped is closed already; only the auditor may open it.
      if (error instanceof DomainError && error.code === 'ACCOUNT_STOPPED_BY_AUDITOR') return;
      throw error;
    }
  }
}
