import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, ServiceClient, type Clock } from '#libs/platform';
import { WalletPostings } from '#libs/wallet-client';
import { PaymentRepository, type OpenDebt } from './payment.repository.js';

const debtsAtOnce = 200;

/** Collects what uplines owe from their wallets, in parts if need be. The key of a part makes it one transfer. */
@Injectable()
export class DebtService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly client: ServiceClient,
    private readonly postings: WalletPostings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async collect(): Promise<void> {
    for (const debt of await this.payments.debts(debtsAtOnce)) await this.collectPart(debt);
  }

  private async collectPart(debt: OpenDebt): Promise<void> {
    const amount = debt.nextAmount ?? (await this.begin(debt));
    if (amount <= 0n) return;
    const { outcome } = await this.client.call<{ outcome: string }>('wallet', 'POST', '/internal/transfers', {
      body: {
        ...{ externalId: `debt:${debt.id}:${debt.parts}`, amount: String(amount), turnover: '0' },
        ...{ fromMemberId: debt.debtorId, toMemberId: debt.creditorId, reason: 'Contract bill' },
      },
    });
    const paid = outcome === 'ACCEPTED' ? amount : 0n;
    await this.transactions.run((tx) => this.payments.endPart(tx, debt, paid, this.clock.now()));
  }

  private async begin(debt: OpenDebt): Promise<bigint> {
    const { available } = await this.postings.balance(debt.debtorId);
    const amount = available < debt.rest ? available : debt.rest;
    return amount > 0n ? this.payments.beginPart(debt.id, amount) : 0n;
  }
}
