import { Inject, Injectable } from '@nestjs/common';
import { afterCommit } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import { formatMoney } from '#libs/money';
import { CONFIG, Idempotency } from '#libs/platform';
import { refusalOf } from '../ledger/outcome.errors.js';
import type { PostingAnswer } from '../ledger/posting.rules.js';
import { currentTrace, settled } from '../ledger/posting.service.js';
import type { WalletConfig } from '../wallet.config.js';
import type { WalletTransferResponse } from './dto/transfer.response.js';
import { TransferErrors } from './transfer.errors.js';
import { TransferRepository } from './transfer.repository.js';
import { vendorLeg, type MemberTransfer, type Repayment, type VendorTransfer } from './transfer.rules.js';

export interface WalletTransfer {
  from: string;
  to: string;
  amount: bigint;
}

/** Transfers between members and between a member's wallets. */
@Injectable()
export class TransferService {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly idempotency: Idempotency,
    private readonly relay: RelayNotifier,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  async betweenMembers(transfer: MemberTransfer): Promise<PostingAnswer> {
    if (this.config.memberTransfers === 'off') throw TransferErrors.MEMBER_TRANSFERS_OFF();
    if (transfer.fromMemberId.toLowerCase() === transfer.toMemberId.toLowerCase())
      throw TransferErrors.TRANSFER_TO_SELF();
    return this.published(settled(await this.transfers.betweenMembers(transfer, currentTrace())));
  }

  async withVendor(transfer: VendorTransfer): Promise<PostingAnswer> {
    if (this.config.singleWallet) throw TransferErrors.WALLET_IS_SINGLE();
    return this.published(settled(await this.transfers.withVendor(transfer, currentTrace())));
  }

  /** A refusal is an error with its code, and is repeated under the same key. */
  async ofMember(memberId: string, transfer: WalletTransfer, key: string): Promise<WalletTransferResponse> {
    if (this.config.singleWallet) throw TransferErrors.WALLET_IS_SINGLE();
    const leg = vendorLeg(transfer.from, transfer.to);
    if (!leg) throw TransferErrors.TRANSFER_BETWEEN_VENDORS();
    const scope = `wallet-transfer:${memberId}`;
    return this.idempotency.run({ scope, key, body: transfer }, async (tx) => {
      const request = {
        caller: 'wallet',
        externalId: `vendor-transfer:${memberId}:${key}`,
        memberId,
        vassalage: leg.vassalage,
        delta: leg.direction === 'TO_VENDOR' ? -transfer.amount : transfer.amount,
      };
      const answer = settled(await this.transfers.withVendor(request, currentTrace(), tx));
      const refusal = refusalOf(answer.outcome);
      if (refusal) throw refusal;
      afterCommit(tx, () => this.relay.notify());
      return {
        from: transfer.from,
        to: transfer.to,
        amount: formatMoney(transfer.amount),
        balance: formatMoney(answer.balance),
        version: Number(answer.version),
        currency: this.config.currency,
      };
    });
  }

  async repay(repayment: Repayment): Promise<PostingAnswer> {
    return this.published(settled(await this.transfers.repay(repayment, currentTrace())));
  }

  private published(answer: PostingAnswer): PostingAnswer {
    if (!answer.replayed) this.relay.notify();
    return answer;
  }
}
