import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, Idempotency, newId, type Clock } from '#libs/platform';
import { accountNumber } from '../ledger/chart.rules.js';
import { PostingService } from '../ledger/posting.service.js';
import { VendorTransferErrors } from './vendor-transfer.errors.js';
import { VendorTransferRepository, type Transfer } from './vendor-transfer.repository.js';
import { VendorWalletClient, type Outcome } from './vendor-wallet.client.js';

/** Longer than the call that makes a transfer takes: it is not queried while it is under way. */
const firstQueryMs = 15_000;
const longestPauseMs = 300_000;
const caller = 'wallet';

export type TransferOrder = Pick<Transfer, 'memberId' | 'vassalage' | 'direction' | 'amount'>;

/**
 * Money to a vendor leaves the balance before the vendor knows of it, and comes back only when the vendor has refused it finally;
 * money from a vendor is credited when the vendor has given it. An unclear answer is settled by queries with the same id.
 */
@Injectable()
export class VendorTransferService {
  constructor(
    private readonly transfers: VendorTransferRepository,
    private readonly vendors: VendorWalletClient,
    private readonly postings: PostingService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Once per key; the answer is the state after the vendor was asked. */
  async move(order: TransferOrder, key: string): Promise<Transfer> {
    const { memberId, vassalage, direction, amount } = order;
    const body = { vassalage, direction, amount: String(amount) };
    let isNew = false;
    const scope = `vendor-transfer:${memberId}`;
    const { id } = await this.idempotency.run({ scope, key, body }, async (tx) => {
      isNew = true;
      return { id: (await this.begin(tx, order, null))! };
    });
    if (isNew) await this.send(id);
    return (await this.transfers.find(id))!;
  }

  /** As a step of a larger call, which names it: a repeated call finds the transfer of the first. */
  async moveOnce(order: TransferOrder, externalId: string): Promise<Transfer> {
    const known = await this.transfers.byExternalId(externalId);
    if (known) return known;
    const id = await this.transactions.run((tx) => this.begin(tx, order, externalId));
    if (id !== undefined) await this.send(id);
    return (await this.transfers.byExternalId(externalId))!;
  }

  /** Asks about transfers that are not settled. They are never sent again. */
  async settleDue(limit = 50): Promise<void> {
    for (const transfer of await this.transfers.due(this.clock.now(), limit)) {
      const outcome = await this.vendors.query(transfer);
      if (outcome.outcome === 'UNKNOWN') await this.postpone(transfer);
      else await this.finish(transfer.id, outcome);
    }
  }

  private async send(id: string): Promise<void> {
    const outcome = await this.vendors.transfer((await this.transfers.find(id))!);
    if (outcome.outcome !== 'UNKNOWN') await this.finish(id, outcome);
  }

  /** Undefined if the external id has a transfer already. */
  private async begin(tx: Tx, order: TransferOrder, externalId: string | null): Promise<string | undefined> {
    const id = newId();
    const now = this.clock.now();
    const transfer: Transfer = { ...order, id, status: 'OPEN', code: null, attempts: 0 };
    const nextAt = new Date(now.getTime() + firstQueryMs);
    const inserted = await this.transfers.insert(tx, transfer, externalId, now, nextAt);
    if (!inserted) return undefined;
    if (order.direction === 'IN') await this.take(tx, transfer);
    return id;
  }

  private async take(tx: Tx, transfer: Transfer): Promise<void> {
    const { outcome } = await this.post(tx, transfer, 'TRANSFER_OUT', -transfer.amount, 'out');
    if (outcome === 'INSUFFICIENT_FUNDS') throw VendorTransferErrors.WALLET_TRANSFER_FUNDS();
    if (outcome !== 'ACCEPTED') throw VendorTransferErrors.WALLET_TRANSFER_REFUSED({ outcome });
  }

  /** A second call finds the transfer settled and changes nothing. */
  private async finish(id: string, { outcome, code }: Outcome): Promise<void> {
    await this.transactions.run(async (tx) => {
      const transfer = await this.transfers.lock(tx, id);
      if (transfer?.status !== 'OPEN') return;
      const status = outcome === 'DONE' ? 'DONE' : 'REFUSED';
      const isMembers = (transfer.direction === 'OUT') === (status === 'DONE');
      if (isMembers) await this.give(tx, transfer);
      await this.transfers.finish(tx, id, status, code ?? null, this.clock.now());
    });
  }

  private async give(tx: Tx, transfer: Transfer): Promise<void> {
    const { outcome } = await this.post(tx, transfer, 'TRANSFER_IN', transfer.amount, 'in');
    if (outcome !== 'ACCEPTED') throw new Error(`money from a vendor was answered ${outcome}`);
  }

  private post(
    tx: Tx,
    { id, memberId, vassalage }: Transfer,
    kind: 'TRANSFER_IN' | 'TRANSFER_OUT',
    delta: bigint,
    leg: 'in' | 'out',
  ) {
    return this.postings.postWithin(tx, {
      ...{ caller, externalId: `vendor-transfer:${id}:${leg}`, memberId, book: 'REAL', kind, delta },
      ...{ contra: accountNumber('vendor', 'REAL'), vassalage, note: id },
    });
  }

  private postpone({ id, attempts }: Transfer): Promise<void> {
    const pause = Math.min(longestPauseMs, 5_000 * 2 ** Math.min(attempts, 10));
    return this.transfers.postpone(id, new Date(this.clock.now().getTime() + pause));
  }
}
