import { Injectable } from '@nestjs/common';
import { ServiceClient } from '#libs/platform';

/** QUEUED waits for another bonus to end; EXPIRING for open bets; CLEARED was lost in play. */
export const rolloverStatuses = [
  'QUEUED',
  'ACTIVE',
  'EXPIRING',
  'DONE',
  'EXPIRED',
  'FORFEITED',
  'CLEARED',
] as const;
export type RolloverStatus = (typeof rolloverStatuses)[number];

/** A turnover requirement as the wallet counts it; amounts are minor units. */
export interface WalletRollover {
  id: string;
  /** Kind of the credit's posting. */
  kind: string;
  creditKey: string;
  amount: string;
  required: string;
  done: string;
  status: RolloverStatus;
  /** What its end took, and what it left as the member's own. */
  taken: string;
  kept: string;
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
