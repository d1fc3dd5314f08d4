import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { claimRequested, type claimChanged, type PayloadOf } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { PaymentRepository } from './payment.repository.js';

const debtsAtOnce = 200;

/** What uplines owe is collected by the wallet, which refuses their withdrawals and transfers until it is paid. */
@Injectable()
export class DebtService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Asks the wallet to collect what it was not asked for yet. True while there is more. */
  claim(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const debts = await this.payments.takeUnclaimed(tx, debtsAtOnce);
      for (const { id, debtorId, creditorId, rest, type, periodKey } of debts)
        await this.outbox.add(tx, claimRequested, {
          ...{ claimKey: keyOf(id), debtorId, creditorId, amount: String(rest) },
          ...{ reason: `Contract ${type} ${periodKey}`, at: this.clock.now().toISOString() },
        });
      return debts.length === debtsAtOnce;
    });
  }

  /** The wallet says what the creditor has received in total, so a repeated or a late message adds nothing. */
  async changed(tx: Tx, { claimKey, credited, status, at }: PayloadOf<typeof claimChanged>): Promise<void> {
    const id = debtOf(claimKey);
    if (id) await this.payments.paidBy(tx, id, BigInt(credited), status === 'WRITTEN_OFF', new Date(at));
  }
}

const keyOf = (debtId: string): string => `debt:${debtId}`;
const debtOf = (claimKey: string): string | undefined => /^debt:(.+)$/.exec(claimKey)?.[1];
