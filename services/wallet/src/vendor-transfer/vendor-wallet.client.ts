import { Injectable } from '@nestjs/common';
import { DomainError, ServiceClient, ServiceUnavailable } from '#libs/platform';
import type { Transfer } from './vendor-transfer.repository.js';

export interface VendorWallet {
  vassalage: string;
  displayName: string;
  maintenance: boolean;
}

export interface Outcome {
  outcome: 'DONE' | 'REFUSED' | 'UNKNOWN';
  code?: string;
}

const listTimeoutMs = 2_000;
const balanceTimeoutMs = 3_000;
const transferTimeoutMs = 6_000;
const path = '/internal/vendor-wallets';

/** Vendors' wallets, reached over game-launch. Whatever is not clearly answered is unknown. */
@Injectable()
export class VendorWalletClient {
  constructor(private readonly services: ServiceClient) {}

  /** Undefined if game-launch does not answer. */
  async list(): Promise<VendorWallet[] | undefined> {
    try {
      const timeoutMs = listTimeoutMs;
      const answer = await this.services.call<{ vendors: VendorWallet[] }>('game-launch', 'GET', path, {
        timeoutMs,
      });
      return answer.vendors;
    } catch (error) {
      if (error instanceof ServiceUnavailable) return undefined;
      throw error;
    }
  }

  /** Undefined: the vendor does not answer. */
  async balance(vassalage: string, memberId: string): Promise<bigint | undefined> {
    try {
      const answer = await this.services.call<{ outcome: string; balance?: string }>(
        'game-launch',
        'POST',
        `${path}/${vassalage}/balance`,
        { memberId, body: { memberId }, timeoutMs: balanceTimeoutMs },
      );
      return answer.balance === undefined ? undefined : BigInt(answer.balance);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  transfer(transfer: Transfer): Promise<Outcome> {
    return this.outcomeOf(transfer, `${path}/${transfer.vassalage}/transfers`);
  }

  /** Closes the id at the vendor: what is refused here is never carried out later. */
  query(transfer: Transfer): Promise<Outcome> {
    return this.outcomeOf(transfer, `${path}/${transfer.vassalage}/transfers/query`);
  }

  private async outcomeOf(transfer: Transfer, to: string): Promise<Outcome> {
    const { id: transferId, memberId, direction, amount } = transfer;
    const body = { transferId, memberId, direction, amount: String(amount) };
    try {
      const timeoutMs = transferTimeoutMs;
      return await this.services.call<Outcome>('game-launch', 'POST', to, { memberId, body, timeoutMs });
    } catch (error) {
      if (error instanceof DomainError) return { outcome: 'UNKNOWN' };
      throw error;
    }
  }
}
