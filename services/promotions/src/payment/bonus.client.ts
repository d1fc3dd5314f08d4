import { Injectable } from '@nestjs/common';
import { ServiceClient } from '#libs/platform';

/** A turnover requirement as the wallet counts it; amounts are minor units. */
export interface WalletRollover {
  id: string;
  /** Kind of the credit's posting. */
  kind: string;
  creditKey: string;
  amount: string;
  required: string;
  done: string;
  status: 'OPEN' | 'DONE' | 'EXPIRED' | 'FORFEITED';
  expiresAt: string | null;
}

@Injectable()
export class BonusClient {
  constructor(private readonly client: ServiceClient) {}

  /** The latest requirements of a member, open ones first. */
  async rollovers(memberId: string): Promise<WalletRollover[]> {
    const path = `/internal/rollovers?memberId=${memberId}&book=REAL`;
    const { rollovers } = await this.client.call<{ rollovers: WalletRollover[] }>('wallet', 'GET', path, {
      memberId,
    });
    return rollovers;
  }
}
