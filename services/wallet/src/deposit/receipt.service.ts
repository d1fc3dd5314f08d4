import { Injectable } from '@nestjs/common';
import { afterCommit, type Tx } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import { accountNumber } from '../ledger/chart.rules.js';
import { hashOf } from '../ledger/posting.rules.js';
import { currentTrace } from '../ledger/posting.service.js';
import type { DepositChannelCode } from './deposit-channel.rules.js';
import { ReceiptRepository } from './receipt.repository.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

const suspense = accountNumber('suspense', 'REAL');

interface Receipt {
  bankTxnId: string;
  channel: DepositChannelCode;
  amount: bigint;
}

/** Money that has arrived is in the books at once: without an owner it lies on the suspense account. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly relay: RelayNotifier,
  ) {}

  async hold(tx: Tx, receipt: Receipt, note: string): Promise<void> {
    const debit = accountNumber(`channel:${receipt.channel}`, 'REAL');
    await this.move(tx, receipt, { key: keyOf(receipt), debit, credit: suspense, note });
  }

  /** It leaves suspense: to a member, by a deposit of the same transaction, or back to its sender. */
  async clear(tx: Tx, receipt: Receipt, how: 'matched' | 'returned'): Promise<void> {
    if (!(await this.receipts.isPosted(tx, keyOf(receipt)))) return;
    await this.move(tx, receipt, {
      key: `${keyOf(receipt)}:${how}`,
      debit: suspense,
      credit: accountNumber(`channel:${receipt.channel}`, 'REAL'),
      note: how,
    });
  }

  private async move(
    tx: Tx,
    { bankTxnId, amount }: Receipt,
    { key, debit, credit, note }: { key: string; debit: number; credit: number; note: string },
  ): Promise<void> {
    const answer = await this.receipts.post(tx, {
      ...{ externalId: key, debit, credit, amount, refersTo: bankTxnId, note },
      ...{ hash: hashOf([debit, credit, String(amount), bankTxnId, note]), trace: currentTrace() },
    });
    if (answer.outcome !== 'ACCEPTED' || answer.replayed)
      throw new Error(`posting ${key} failed: it was answered ${String(answer.outcome)}`);
    afterCommit(tx, () => this.relay.notify(POSTINGS));
  }
}

function keyOf({ bankTxnId }: Receipt): string {
  return `receipt:${bankTxnId}`;
}
