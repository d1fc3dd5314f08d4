import { Inject, Injectable } from '@nestjs/common';
import { DomainError, ServiceClient } from '#libs/platform';
import type { AccountStatus } from './account-status.rules.js';

/** A locked purse makes no bet, hold or transfer; what was won still comes in, and all of it stays the member's. */
@Injectable()
export class WalletLockClient {
  constructor(@Inject(ServiceClient) private readonly client: ServiceClient) {}

  /** Answers once it holds there. */
  async apply(memberId: string, status: AccountStatus): Promise<void> {
    const body = {
      book: 'REAL',
      status: status === 'OPEN' ? 'OPEN' : 'LOCKED',
      reason: `the account is ${status.toLowerCase()}`,
    };
    try {
      await this.client.call('wallet', 'PUT', `/internal/accounts/${memberId}/status`, { memberId, body });
    } catch (error) {
      // What the auditor has stopped is closed more firmly, and is the auditor's to open.
      if (error instanceof DomainError && error.code === 'ACCOUNT_STOPPED_BY_AUDITOR') return;
      throw error;
    }
  }
}
