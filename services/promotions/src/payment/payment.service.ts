import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { bonusIssued, creditRequested, creditRevocationRequested, type BetCategory } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { PaymentRepository, type Payment, type PaymentSource } from './payment.repository.js';
import type { LocalizedText } from '../text/localized-text.js';

export interface PaymentOrder {
  creditKey: string;
  memberId: string;
  sourceKind: PaymentSource;
  sourceId: string;
  title: LocalizedText;
  amount: bigint;
  /** Turnover in minor units before the credit may be withdrawn. */
  required: bigint;
  expiresInSeconds?: number | undefined;
  categories?: BetCategory[] | undefined;
  maxCashOut?: bigint | undefined;
  maxBet?: bigint | undefined;
}

type Refusal = (tx: Tx, payment: Payment) => Promise<void>;

/** Asks the wallet for credits, once per key, and takes its answers. */
@Injectable()
export class PaymentService {
  private readonly refusals = new Map<PaymentSource, Refusal>();

  constructor(
    private readonly payments: PaymentRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What to undo if the wallet refuses a credit of this source. */
  whenRefused(source: PaymentSource, undo: Refusal): void {
    this.refusals.set(source, undo);
  }

  /** In the caller's transaction. False if the key has been paid, or asked for, already. */
  async request(tx: Tx, order: PaymentOrder): Promise<boolean> {
    const { creditKey, memberId, sourceKind, sourceId, title, amount, required } = order;
    const requestedAt = this.clock.now();
    const about = { creditKey, memberId, sourceKind, sourceId, title, amount, required };
    const payment: Payment = { id: newId(), ...about, status: 'REQUESTED', reason: null, requestedAt };
    if (!(await this.payments.add(tx, payment))) return false;
    const { expiresInSeconds, categories, maxCashOut, maxBet } = order;
    await this.outbox.add(tx, creditRequested, {
      ...{ creditKey, memberId, book: 'REAL' as const, kind: 'BONUS' as const, amount: String(amount) },
      reason: title.en.slice(0, 200),
      ...(required > 0n && {
        rolloverRequired: String(required),
        ...(expiresInSeconds !== undefined && { expiresInSeconds }),
        ...(categories !== undefined && { categories }),
        ...(maxCashOut !== undefined && { maxCashOut: String(maxCashOut) }),
        ...(maxBet !== undefined && { maxBet: String(maxBet) }),
      }),
      at: requestedAt.toISOString(),
    });
    return true;
  }

  /** Asks the wallet for what it gave under this key. */
  async takeBack(tx: Tx, revocation: { creditKey: string; memberId: string; reason: string }): Promise<void> {
    await this.outbox.add(tx, creditRevocationRequested, {
      ...revocation,
      at: this.clock.now().toISOString(),
    });
  }

  async credited(tx: Tx, creditKey: string, currency: string, at: Date): Promise<void> {
    const payment = await this.payments.decide(tx, creditKey, 'CREDITED', null, at);
    if (!payment) return;
    const { id: bonusId, memberId, title, amount } = payment;
    await this.outbox.add(tx, bonusIssued, {
      ...{ bonusId, memberId, title, currency },
      amount: String(amount),
      at: at.toISOString(),
    });
  }

  async refused(tx: Tx, creditKey: string, outcome: string, at: Date): Promise<void> {
    const payment = await this.payments.decide(tx, creditKey, 'REFUSED', outcome, at);
    if (payment) await this.refusals.get(payment.sourceKind)?.(tx, payment);
  }
}
