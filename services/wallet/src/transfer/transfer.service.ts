import { Inject, Injectable } from '@nestjs/common';
import { RelayNotifier } from '#libs/messaging';
import { CONFIG } from '#libs/platform';
import { ownTransaction } from '../ledger/own-transaction.js';
import type { PostingAnswer } from '../ledger/posting.rules.js';
import { currentTrace, settled } from '../ledger/posting.service.js';
import type { WalletConfig } from '../wallet.config.js';
import { TransferErrors } from './transfer.errors.js';
import { TransferRepository } from './transfer.repository.js';
import type { MemberTransfer } from './transfer.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

@Injectable()
export class TransferService {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly relay: RelayNotifier,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  async betweenMembers(transfer: MemberTransfer): Promise<PostingAnswer> {
    if (this.config.memberTransfers === 'off') throw TransferErrors.MEMBER_TRANSFERS_OFF();
    if (transfer.fromMemberId.toLowerCase() === transfer.toMemberId.toLowerCase())
      throw TransferErrors.TRANSFER_TO_SELF();
    const answer = settled(await this.transfers.betweenMembers(ownTransaction, transfer, currentTrace()));
    if (!answer.replayed) this.relay.notify(POSTINGS);
    return answer;
  }
}
